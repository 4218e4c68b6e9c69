"""`python -m tests.busy COMMAND...` runs a command while every core of the machine has something else to do."""

from __future__ import annotations

import os
import subprocess
import sys

SPIN = f"import os\nwhile os.getppid() == {os.getpid()}: pass"
"""Goes on for as long as we are there, also if we are killed."""


def main() -> int:
    spinning = [subprocess.Popen([sys.executable, "-c", SPIN]) for _ in range(os.cpu_count() or 1)]
    try:
        return subprocess.call(sys.argv[1:])
    finally:
        for one in spinning:
            one.kill()


if __name__ == "__main__":
    sys.exit(main())
