"""What Python imports first under `make sanitize`: makes sure that `kvtide` is the copy with the sanitized module.

An editable installation puts its own finder before PYTHONPATH, so the tests would run with the ordinary module.
"""

import sys

sys.meta_path[:] = [finder for finder in sys.meta_path if not type(finder).__name__.startswith("ScikitBuild")]
