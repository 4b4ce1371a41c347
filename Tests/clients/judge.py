#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Reads what came of scenarios, in the form that scenarios.outcome takes, by name; prints their outcomes, by name."""

import json
import sys

import scenarios

got = json.load(sys.stdin)
played = [scenario for scenario in scenarios.SCENARIOS if scenario["name"] in got]
json.dump({scenario["name"]: scenarios.outcome(scenario, got[scenario["name"]]) for scenario in played}, sys.stdout)
