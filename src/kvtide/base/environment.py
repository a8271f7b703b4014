"""Variables of the environment: those that are no flags, and what is said of one that nothing reads."""

from collections.abc import Mapping

from kvtide.base.serve_config import serve_flags
from kvtide.base.unknown_names import remedy

PREFIX = "KVTIDE_"

OTHER_VARIABLES = (
    "KVTIDE_CACHE",  # folder of prepared models and measured costs
    "KVTIDE_CLUSTER_KEY",  # a secret, so not a flag
    "KVTIDE_FAULT_POINTS",  # tests
    "KVTIDE_INSTRUCTION_SET",  # the native kernels' limit
    "KVTIDE_RAY_PLACEMENT_TIMEOUT_S",
)
"""What is read beside the variables of flags."""


def unread_variables(environ: Mapping[str, str]) -> list[str]:
    """One line for each variable that looks like one of ours and is none. Not errors: environments outlive versions."""
    known = [*(PREFIX + field.upper() for field in serve_flags()), *OTHER_VARIABLES]
    lines = []
    for name in sorted(environ):
        if name.startswith(PREFIX) and environ[name] and name not in known:
            fields = [each.removeprefix(PREFIX).lower() for each in known]
            near = remedy(name.removeprefix(PREFIX).lower(), fields, lambda field: PREFIX + field.upper())
            lines.append(f"nothing reads {name} of the environment{near}")
    return lines
