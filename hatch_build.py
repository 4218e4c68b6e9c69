"""A wheel carries kernel, rules and search compiled beside their sources, where there is a C compiler to do it."""

from __future__ import annotations

import os
import sysconfig
from pathlib import Path
from runpy import run_path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

HERE = Path(__file__).parent
PACKAGE = HERE / "src" / "brushpass"
COMPILING = run_path(str(PACKAGE / "compiling.py"))
"""Not imported, since the package around it needs what a build does not have."""

PURE = bool(os.environ.get("BRUSHPASS_PURE"))
"""Whether a wheel is asked for that runs on any machine, in plain Python."""


class CompiledHook(BuildHookInterface[Any]):
    """What hatchling calls; an editable install runs the sources as they are."""

    def dependencies(self) -> list[str]:
        return [] if PURE else ["msgspec", "mypy>=2", "setuptools"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        if not (PACKAGE / "server" / "static" / "index.html").is_file():
            self.app.display_warning("This wheel has no page for browsers: `make wheel` builds one that has it.")
        if PURE:
            return
        if not COMPILING["can_compile"]():
            self.app.display_warning("There is no C compiler, or no mypyc: this wheel is in plain Python.")
            return
        place = COMPILING["compiled"](HERE / "build" / "fast", PACKAGE)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for file in place.rglob(f"*{sysconfig.get_config_var('EXT_SUFFIX')}"):
            build_data["force_include"][str(file)] = file.relative_to(place).as_posix()
