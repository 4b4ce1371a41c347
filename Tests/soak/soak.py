"""Runs the scenarios, prints what each saw, and exits with 1 if anything was wrong."""

import argparse
import sys
import time

import fault_load
import kills
import long_list
import outage

SCENARIOS = {"faults": fault_load.run, "outage": outage.run, "kills": kills.run, "pages": long_list.run}

parser = argparse.ArgumentParser(prog="Tests/soak/run")
parser.add_argument("--short", action="store_true", help="a form that takes under 90 seconds")
parser.add_argument("--seed", type=int, default=int(time.time()), help="chooses faults and requests")
parser.add_argument("scenarios", nargs="*", metavar="SCENARIO", help=f"of {', '.join(SCENARIOS)}; default: all")
options = parser.parse_args()
if unknown := [name for name in options.scenarios if name not in SCENARIOS]:
    parser.error(f"no scenario named {', '.join(unknown)}")

print(f"seed {options.seed}")
failed = False
for name in options.scenarios or SCENARIOS:
    start = time.monotonic()
    seen, problems = SCENARIOS[name](options.short, options.seed)
    failed |= bool(problems)
    print(f"{name}: {'FAILED' if problems else 'ok'} after {time.monotonic() - start:.0f} s. {seen}", flush=True)
    for problem in problems[:20]:
        print(f"  {problem}")
    if len(problems) > 20:
        print(f"  and {len(problems) - 20} more problems")
sys.exit(failed)
