"""docs/api.md names every route and every metric that there is."""

from pathlib import Path

from prometheus_client.parser import text_string_to_metric_families
from server_fakes import Rig
from starlette.routing import Route

TEXT = (Path(__file__).parents[2] / "docs" / "api.md").read_text()


def test_every_route_is_described() -> None:
    routes = [route for route in Rig().app.routes if isinstance(route, Route)]
    assert len(routes) > 10
    for route in routes:
        for method in (route.methods or set()) - {"HEAD"}:
            path = route.path.replace(":path}", "}")
            assert f"`{method} {path}`" in TEXT, f"{method} {path}"


async def test_every_metric_is_described() -> None:
    text = (await Rig().client.get("/metrics")).text
    families = [family for family in text_string_to_metric_families(text) if family.name.startswith("kvtide:")]
    assert len(families) > 20
    for family in families:
        if family.type == "gauge" and family.name.endswith("_created"):
            continue  # the client library's own: when a series began
        name = family.name.removeprefix("kvtide:") + ("_total" if family.type == "counter" else "")
        assert f"`{name}`" in TEXT, name
