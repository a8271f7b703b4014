"""docs/api.md names every route that there is."""

from pathlib import Path

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
