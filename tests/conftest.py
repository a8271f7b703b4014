"""Puts tests/ on the import path for the helpers that several folders share, names hypothesis profiles, keeps tests
together that share something costly, and has the JUnit report say how many processes ran the tests."""

import gc
import os
import re
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

# Every run draws the same examples, however slow the machine; --hypothesis-profile=random looks for others.
STEADY: Any = {"deadline": None, "suppress_health_check": [HealthCheck.too_slow]}
settings.register_profile("steady", derandomize=True, **STEADY)
settings.register_profile("random", **STEADY)
settings.register_profile("brief", derandomize=True, max_examples=15, **STEADY)
settings.load_profile("steady")

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


MANY_FILES = 256


@pytest.fixture(autouse=True, scope="module")
def few_open_files() -> Iterator[None]:
    """Arenas of engines that tests are done with hold a descriptor each until they are collected; many modules in one
    process would reach the limit."""
    yield
    if len(os.listdir("/dev/fd")) > MANY_FILES:
        gc.collect()


GEMMA = re.compile(r"/test_gemma_|::test_gemma")
"""Tests that need what e2e/gemma_references.py computes: half a minute, and a gigabyte of weights."""


SHARED = re.compile(r"/test_(ray|disaggregated|processes|api|tenants)\.py")
"""Files whose tests share servers, which would be started in every worker. Two Ray clusters of one host meet, too."""


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Any:
    """One worker for all of GEMMA, and for each file of SHARED; the others as they come.

    (`--dist loadgroup` of xdist 3.8 does nothing under pytest 9.2: it sets a name that is no longer read.)
    """
    from xdist.scheduler import LoadScopeScheduling

    class Together(LoadScopeScheduling):
        def _split_scope(self, nodeid: str) -> str:
            if GEMMA.search(nodeid):
                return "gemma"
            return nodeid.partition("::")[0] if SHARED.search(nodeid) else nodeid

    return Together(config, log)
