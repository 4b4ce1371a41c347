# SPDX-License-Identifier: MIT
"""``python -m marquee_client``."""

import sys

from marquee_client._cli import main

if __name__ == "__main__":
    sys.exit(main())
