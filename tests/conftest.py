"""Puts tests/ on the import path for the helpers that several folders share, names hypothesis profiles, and has the
JUnit report say how many processes ran the tests."""

import pytest
from hypothesis import settings

settings.register_profile("brief", deadline=None, max_examples=15)  # --hypothesis-profile=brief

workers: set[str] = set()
"""Where tests ran, as the process that reports them hears."""


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    workers.add(getattr(report, "worker_id", "master"))


@pytest.hookimpl(tryfirst=True)  # before the report is written
def pytest_sessionfinish(session: pytest.Session) -> None:
    report = next((plugin for _, plugin in session.config.pluginmanager.list_name_plugin() if _is_report(plugin)), None)
    if report is not None:
        report.add_global_property("workers", str(len(workers)))


def _is_report(plugin: object) -> bool:
    return hasattr(plugin, "add_global_property")
