# SPDX-License-Identifier: MIT
"""The command line: every method as ``FAMILY VERB --option value``, its answer as a table or as JSON."""

from __future__ import annotations

import argparse
import json
import math
import os
import re
import shutil
import sys
from collections.abc import Sequence
from typing import Any

from marquee_client._client import Client
from marquee_client._errors import MarqueeError
from marquee_client._json import JSONObject
from marquee_client._metadata import Method, Parameter, all_methods
from marquee_client._settings import VERSION
from marquee_client._table import Table, tables
from marquee_client._text import escaped, printable
from marquee_client.generated import CONTRACT_VERSION
from marquee_client.generated.models import Fault

EPILOG = """examples:
  marquee-client movies now-playing --sandbox --limit 5
  marquee-client movies get --id amc:movie:64825 --include credits videos --json
  marquee-client theatres near --latitude 40.75 --longitude -73.98

exit status: 0 done, 1 an error, 2 the command line is wrong, 130 interrupted"""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return its exit status."""
    options = vars(parser().parse_args(arguments))
    method: Method = options.pop("method")
    as_json, sandbox = options.pop("json", False), options.pop("sandbox", False)
    binary = options.pop("binary", None)
    if hasattr(sys.stdout, "reconfigure"):
        sys.stdout.reconfigure(errors="replace")
    try:
        with Client(binary, sandbox=sandbox) as client:
            run(client, method, {name: value for name, value in options.items() if value is not None}, as_json=as_json)
    except MarqueeError as error:
        print(f"marquee-client: {printable(str(error))}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    except OSError as error:
        # Otherwise Python would write again at exit, and complain.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if not isinstance(error, BrokenPipeError):
            print(f"marquee-client: {error}", file=sys.stderr)
            return 1
        # The reader of the output has seen enough.
    return 0


def run(client: Client, method: Method, params: JSONObject, *, as_json: bool) -> None:
    """Call a method and print its result."""
    if not method.is_list:
        result = client.call(method.name, params)
        print(text(result, indent=2) if as_json else tables(result, columns()), flush=True)
        return
    listing = client.stream(method.name, params, on_fault=report)
    table = None
    for page in listing.pages():
        if not page.items:
            continue
        if as_json:
            lines = [text(row) for row in page.items]
        elif table:
            lines = table.lines(page.items)
        else:
            table = Table(page.items, columns())
            lines = table.lines(page.items, head=True)
        print(*lines, sep="\n", flush=True)
    if listing.summary and listing.summary.message:
        print(printable(listing.summary.message), file=sys.stderr)


def report(fault: Fault) -> None:
    """Report a page that failed and will be retried; an error that ends the list is reported at the end."""
    if fault.will_retry:
        words = printable(fault.error.message)
        print(f"marquee-client: page {fault.page}: {words} Trying again.", file=sys.stderr)


def text(value: Any, indent: int | None = None) -> str:
    """Make JSON: in ASCII if the output can't encode every character, without controls if it is a terminal."""
    encoding = getattr(sys.stdout, "encoding", "")
    made = json.dumps(value, ensure_ascii=encoding.lower() not in ("utf-8", "utf8"), indent=indent)
    return escaped(made) if sys.stdout and sys.stdout.isatty() else made


def columns() -> int:
    """Return the width of the terminal."""
    return shutil.get_terminal_size().columns


def parser() -> argparse.ArgumentParser:
    """Make the parser from the metadata: a parser for each family, and in it one for each method."""
    # Allowed before and after the words; a default of one parser would overwrite a value given to the other.
    shared = argparse.ArgumentParser(add_help=False, argument_default=argparse.SUPPRESS)
    group = shared.add_argument_group("the program")
    group.add_argument("--sandbox", action="store_true", help="answer from the built-in catalogue: no key, no network")
    group.add_argument("--json", action="store_true", help="print JSON: a line for each row of a list, else one object")
    group.add_argument("--binary", metavar="FILE", help="the backend (default: $MARQUEE_BIN, or marquee on PATH)")
    top = argparse.ArgumentParser(
        prog="marquee-client",
        description="Movies, showtimes, theatres, search and suggestions from the Marquee backend.",
        epilog=EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        parents=[shared],
        allow_abbrev=False,
    )
    top.add_argument("--version", action="version", version=f"marquee-client {VERSION}, contract {CONTRACT_VERSION}")
    families = top.add_subparsers(metavar="FAMILY", required=True)
    verbs: dict[str, Any] = {}
    for method in all_methods():
        family, verb = (kebab(part) for part in re.split("[/.]", method.name))
        if family not in verbs:
            chosen = families.add_parser(family, help=f"methods under {family}")
            verbs[family] = chosen.add_subparsers(metavar="VERB", required=True)
        words = help_text(method.summary)
        command = verbs[family].add_parser(verb, help=words, description=words, parents=[shared], allow_abbrev=False)
        command.set_defaults(method=method)
        for parameter in method.parameters:
            add_option(command, parameter)
    return top


def number(text: str) -> float:
    """Read a number that JSON can hold."""
    value = float(text)
    if not math.isfinite(value):
        raise ValueError(text)
    return value


TYPES = {"str": str, "int": int, "float": number}


def add_option(command: argparse.ArgumentParser, parameter: Parameter) -> None:
    """Add the option for a parameter."""
    settings: dict[str, Any] = {"dest": parameter.name, "help": help_text(parameter.description)}
    if parameter.type == "bool":
        # The description states the default, so argparse need not.
        settings |= {"action": argparse.BooleanOptionalAction, "default": None}
    else:
        settings |= {"type": TYPES[parameter.type], "choices": parameter.choices or None}
        if parameter.repeated:
            settings["nargs"] = "+"
            settings["help"] += f" Any of: {', '.join(parameter.choices)}." if parameter.choices else ""
        if parameter.repeated or not parameter.choices:
            settings["metavar"] = kebab(parameter.name).rpartition("-")[2].upper()
    command.add_argument("--" + kebab(parameter.name), required=parameter.required, **settings)


def kebab(name: str) -> str:
    """Turn ``nowPlaying`` into ``now-playing``."""
    return re.sub("([A-Z])", lambda letter: "-" + letter[1].lower(), name)


def help_text(words: str) -> str:
    """Escape a text so that argparse doesn't take it for a format."""
    return words.replace("%", "%%")
