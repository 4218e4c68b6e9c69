"""`python -m brushpass` is the same as `brushpass`."""

import sys

from .cli import main

sys.exit(main())
