# SPDX-License-Identifier: MIT
"""Names the platform that the wheel is for: it holds a program, which needs no particular Python."""

import os

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class Platform(BuildHookInterface):
    def initialize(self, version, build_data):
        build_data["pure_python"] = False
        build_data["tag"] = f"py3-none-{os.environ['MARQUEE_WHEEL_PLATFORM']}"
