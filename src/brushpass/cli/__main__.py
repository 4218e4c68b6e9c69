"""`python -m brushpass.cli` is the same as `brushpass`."""

import sys

from . import main

sys.exit(main())
