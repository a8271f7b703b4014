"""The version of this installation."""

from importlib import metadata


def version() -> str:
    """Return the installed version; an uninstalled checkout has none of its own."""
    try:
        return metadata.version("kvtide")
    except metadata.PackageNotFoundError:
        return "0.0.0+source"
