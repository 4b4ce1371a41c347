# SPDX-License-Identifier: MIT
"""What players in Python need for clients/scenarios.json: the servers that it names, and the text of an outcome."""

import contextlib
import json
import os
import subprocess
import sys

ROOT = os.path.abspath(os.path.join(os.path.dirname(__file__), "../.."))
with open(os.path.join(ROOT, "clients/scenarios.json"), encoding="utf-8") as file:
    _document = json.load(file)
SCENARIOS = _document["scenarios"]


def binary():
    return os.environ.get("MARQUEE_BIN") or os.path.join(ROOT, ".build/release/marquee")


@contextlib.contextmanager
def upstream():
    """The base URL of the shared upstream of the tests, or of one that runs for as long as this context."""
    if base := os.environ.get("MARQUEE_SCENARIO_UPSTREAM"):
        yield base
        return
    process = subprocess.Popen(
        [sys.executable, os.path.join(ROOT, "Tests/clients/upstream.py")],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        yield process.stdout.readline().strip()
    finally:
        process.stdin.close()
        process.wait()
        process.stdout.close()


def server(name, base):
    """The arguments and the variables of the server with this name."""
    wanted = _document["servers"][name]
    return wanted["arguments"], {
        key: value.replace("${UPSTREAM}", base) for key, value in wanted["environment"].items()
    }


def environment(home, variables):
    """This environment with a home of its own, and with no MARQUEE_ variables but these."""
    own = {name: value for name, value in os.environ.items() if not name.startswith("MARQUEE_")}
    return {
        **own,
        "HOME": home,
        "XDG_STATE_HOME": home + "/state",
        "XDG_CACHE_HOME": home + "/cache",
        "XDG_CONFIG_HOME": home + "/config",
        **variables,
    }


def outcome(scenario, got):
    """The outcome as the table shows it.

    `got` is one of {"result": …}, {"items": […], "summary": {pageCount, itemCount, complete}}, {"stopped": [items]},
    {"error": {code, data}} and, for what is no outcome, {"failed": text}."""
    expect = scenario["expect"]
    try:
        if "failed" in got:
            raise Mismatch(got["failed"])
        if "error" in got:
            return _error(expect, got["error"])
        if "stopped" in got:
            _check("stopped", expect.get("stopped"), len(got["stopped"]))
            return f"stopped after {len(got['stopped'])}"
        if "items" in got:
            return _stream(expect, got["items"], got["summary"])
        if "values" not in expect:
            raise Mismatch("a result was not expected")
        _check_pointers(expect["values"], got["result"])
        return "result"
    except Mismatch as mismatch:
        return f"FAILED: {mismatch}"


def report(client, outcomes):
    """Prints the failures and the number of outcomes, writes the results if requested, and returns the exit code."""
    if folder := os.environ.get("MARQUEE_SCENARIO_RESULTS"):
        with open(os.path.join(folder, client + ".json"), "w", encoding="utf-8") as file:
            json.dump(outcomes, file, ensure_ascii=False, indent=1)
    failed = {name: outcome for name, outcome in outcomes.items() if outcome.startswith("FAILED")}
    for name, outcome in failed.items():
        print(f"{name}: {outcome}")
    print(f"Ran {len(outcomes)} tests, {len(failed)} failed")
    return 1 if failed else 0


class Mismatch(Exception):
    pass


def _error(expect, error):
    wanted, data = expect.get("error"), error.get("data") or {}
    if wanted is None:
        raise Mismatch(f"error {error['code']} {error.get('message')}")
    _check("code", wanted["code"], error["code"])
    _check("kind", wanted["kind"], data.get("kind"))
    _check("retryable", wanted["retryable"], data.get("retryable"))
    _check_pointers(wanted.get("data", {}), data)
    return f"error {error['code']} {data['kind']}"


def _stream(expect, items, summary):
    _check("items", expect.get("itemCount"), len(items))
    _check("itemCount", expect["itemCount"], summary["itemCount"])
    _check("pageCount", expect["pageCount"], summary["pageCount"])
    _check("complete", expect["complete"], summary["complete"])
    _check_pointers(expect.get("first", {}), items[0] if items else None)
    _check_pointers(expect.get("last", {}), items[-1] if items else None)
    return f"{len(items)} items in {summary['pageCount']} pages" + ("" if summary["complete"] else ", incomplete")


def _check(name, wanted, got):
    if wanted != got or isinstance(wanted, bool) != isinstance(got, bool):
        raise Mismatch(f"{name} is {got!r}, not {wanted!r}")


def _check_pointers(wanted, value):
    for pointer, expected in wanted.items():
        _check(pointer, expected, _at(pointer, value))


def _at(pointer, value):
    """The value at a JSON Pointer (RFC 6901); None if there is none."""
    for token in pointer.split("/")[1:]:
        token = token.replace("~1", "/").replace("~0", "~")
        if isinstance(value, list):
            value = value[int(token)] if int(token) < len(value) else None
        elif isinstance(value, dict):
            value = value.get(token)
        else:
            return None
    return value
