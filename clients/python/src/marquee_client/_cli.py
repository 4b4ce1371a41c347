# SPDX-License-Identifier: MIT
"""The command line: every method as ``FAMILY VERB VALUE --option value``, its answer as a table or as JSON."""

from __future__ import annotations

import argparse
import difflib
import json
import math
import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NoReturn

from marquee_client._backend import find
from marquee_client._client import Client
from marquee_client._drawing import ListText, text_of
from marquee_client._errors import MarqueeError, RPCError
from marquee_client._json import JSONObject
from marquee_client._metadata import Method, Parameter, all_methods
from marquee_client._settings import VERSION
from marquee_client._text import escaped, printable, with_hint
from marquee_client.generated import CONTRACT_VERSION
from marquee_client.generated.models import Fault

EPILOG = """examples:
  marquee-client movies now-playing --sandbox --limit 5
  marquee-client movies get amc:movie:64825 --include credits videos --json
  marquee-client showtimes whats-on "New York" --date tonight --format imax --party-size 2

exit status: 0 done, 1 an error, 2 the command line is wrong, 130 interrupted"""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return its exit status."""
    # Before anything is printed, help included.
    if hasattr(sys.stdout, "reconfigure"):
        sys.stdout.reconfigure(errors="replace")
    options = read([decoded(word) for word in sys.argv[1:]] if arguments is None else arguments)
    method: Method = options.pop("method")
    as_json, sandbox = options.pop("json", False), options.pop("sandbox", False)
    binary = options.pop("binary", None)
    try:
        with Client(binary, sandbox=sandbox) as client:
            run(client, method, options, as_json=as_json)
    except MarqueeError as error:
        words = with_hint({"message": error.message, "data": error.data}) if isinstance(error, RPCError) else str(error)
        print(f"marquee-client: {printable(words)}", file=sys.stderr)
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
    if not as_json and any(parameter.name == "presentation" for parameter in method.parameters):
        params = {**params, "presentation": True}
    if method.gives == "events":
        follow(client, params, as_json=as_json)
        return
    if method.gives == "answer":
        result = client.call(method.name, params)
        shown = None if as_json else result.get("presentation")
        print(text_of(shown) if shown else text(result, indent=2), flush=True)
        return
    listing = client.stream(method.name, params, on_fault=report)
    table = ListText()
    for page in listing.pages():
        write([text(row) for row in page.items] if as_json else table.lines(page))
    if not as_json:
        write(table.lines(listing.summary))
    elif listing.summary:
        for words in (*(fault.error.message for fault in listing.summary.faults), listing.summary.message):
            if words:
                print(f"marquee-client: {printable(words)}", file=sys.stderr)


def write(lines: Sequence[str]) -> None:
    """Print lines at once, if there are any."""
    if lines:
        print(*lines, sep="\n", flush=True)


def follow(client: Client, params: JSONObject, *, as_json: bool) -> None:
    """Print events as they happen."""
    options = {{"watchIds": "watch_ids"}.get(name, name): value for name, value in params.items()}
    table = ListText()
    for event in client.watch.follow(**options):
        write([text(event.json)] if as_json else table.lines(event))


def report(fault: Fault) -> None:
    """Report a page that failed and will be retried; an error that ends the list is reported at the end."""
    if fault.will_retry:
        words = printable(fault.error.message)
        print(f"marquee-client: page {fault.page}: {words} Trying again.", file=sys.stderr)


def text(value: Any, indent: int | None = None) -> str:
    """Make JSON: in ASCII if the output can't encode every character, without controls if it is a terminal."""
    encoding = getattr(sys.stdout, "encoding", None) or ""
    made = json.dumps(value, ensure_ascii=encoding.lower() not in ("utf-8", "utf8"), indent=indent)
    return escaped(made) if sys.stdout and sys.stdout.isatty() else made


def decoded(word: str) -> str:
    """Read a word of the command line as UTF-8 if the locale's encoding doesn't have its characters."""
    if word.isprintable():
        return word
    try:
        return os.fsencode(word).decode()
    except UnicodeError:
        return word


def read(arguments: Sequence[str]) -> JSONObject:
    """Read the command line: the method, the values of its parameters, and the options of this program."""
    # What follows is no option, whatever it begins with.
    end = arguments.index("--") if "--" in arguments else len(arguments)
    found, rest = parser().parse_known_args(arguments[:end])
    options = {name: value for name, value in vars(found).items() if value is not None}
    command, method = options.pop("command"), options["method"]
    words = [*(word for word in rest if not is_option(word)), *arguments[end + 1 :]]
    if unknown := [word for word in rest if is_option(word)]:
        known = ["--" + kebab(parameter.name) for parameter in method.parameters]
        command.error(f"there is no option {unknown[0]}{nearest(unknown[0].partition('=')[0], known)}")
    for parameter in method.positional:
        if words and parameter.name not in options:
            try:
                options[parameter.name] = TYPES[parameter.type](words.pop(0))
            except ValueError as error:
                command.error(f"{metavar(parameter)} should be a number: {error}")
    if words:
        command.error(f"{words[0]!r} is one word too many")
    if missing := [
        parameter for parameter in method.parameters if parameter.required and parameter.name not in options
    ]:
        command.error(f"there is no {', '.join(map(metavar, missing))}")
    return options


def is_option(word: str) -> bool:
    """Whether a word names an option; a coordinate, or the first of two, may be negative."""
    return word.startswith("-") and not re.fullmatch(r"-[\d.]+(,[-\d.]+)?", word)


def nearest(word: str, names: Iterable[str]) -> str:
    """Return a question after the name that was probably meant; empty if there is none like it."""
    found = difflib.get_close_matches(word, names, 1)
    return f"; did you mean {found[0]}?" if found else ""


class Parser(argparse.ArgumentParser):
    """A parser that suggests the nearest family or verb."""

    words: tuple[str, ...] = ()
    """What may follow."""
    inner: Mapping[str, str] = {}
    """What may follow after another word, and both words."""

    def error(self, message: str) -> NoReturn:
        """Report a wrong command line and exit."""
        if wrong := re.search("invalid choice: '(.*?)'", message):
            near = difflib.get_close_matches(wrong[1], self.words, 1)
            near = near or [self.inner[word] for word in difflib.get_close_matches(wrong[1], self.inner, 1, 0.8)]
            if near:
                message = f"there is no {wrong[1]!r}; did you mean {near[0]}?"
        super().error(message)


class Version(argparse.Action):
    """An option that prints the versions of this client and of the backend that it would start, and exits."""

    def __init__(self, option_strings: Sequence[str], dest: str, **settings: Any) -> None:
        super().__init__(option_strings, dest, nargs=0, **settings)

    def __call__(self, parser: argparse.ArgumentParser, namespace: argparse.Namespace, *_: Any) -> NoReturn:
        """Print them."""
        print(f"marquee-client {VERSION}, contract {CONTRACT_VERSION}", flush=True)
        try:
            program = find(getattr(namespace, "binary", None))
        except MarqueeError as error:
            parser.exit(1, f"marquee-client: {printable(str(error))}\n")
        print(f"{program}: ", end="", flush=True)
        parser.exit(subprocess.run([program, "--version"], check=False).returncode)  # noqa: S603


def parser() -> Parser:
    """Make the parser from the metadata: a parser for each family, and in it one for each method."""
    # Allowed before and after the words; a default of one parser would overwrite a value given to the other.
    shared = argparse.ArgumentParser(add_help=False, argument_default=argparse.SUPPRESS)
    group = shared.add_argument_group("the program")
    group.add_argument("--sandbox", action="store_true", help="answer from the built-in catalogue: no key, no network")
    group.add_argument("--json", action="store_true", help="print JSON: a line for each row of a list, else one object")
    group.add_argument("--binary", metavar="FILE", help="the backend (default: $MARQUEE_BIN, the package's, or PATH's)")
    top = Parser(
        prog="marquee-client",
        description="Movies, showtimes, theatres, search and suggestions from the Marquee backend.",
        epilog=EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        parents=[shared],
        allow_abbrev=False,
    )
    top.add_argument("--version", action=Version, help="print the versions of this client and of its backend, and exit")
    families = top.add_subparsers(metavar="FAMILY", required=True)
    verbs: dict[str, Any] = {}
    chosen: dict[str, Parser] = {}
    for method in all_methods():
        family, verb = (kebab(part) for part in re.split("[/.]", method.name))
        if family not in verbs:
            chosen[family] = families.add_parser(family, help=f"methods under {family}")
            verbs[family] = chosen[family].add_subparsers(metavar="VERB", required=True)
            top.words += (family,)
        top.inner = {verb: f"{family} {verb}", **top.inner}
        chosen[family].words += (verb,)
        words = help_text(method.summary)
        command = verbs[family].add_parser(verb, help=words, description=words, parents=[shared], allow_abbrev=False)
        names = [
            metavar(parameter) if parameter.required else f"[{metavar(parameter)}]" for parameter in method.positional
        ]
        command.usage = " ".join([command.prog, *names, "[OPTION VALUE]…"])
        command.set_defaults(method=method, command=command)
        for parameter in method.parameters:
            add_option(command, parameter)
    return top


def number(text: str) -> float:
    """Read a number that JSON can hold."""
    value = float(text)
    if not math.isfinite(value):
        raise ValueError(text)
    return value


def json_object(text: str) -> JSONObject:
    """Read a JSON object."""
    value = json.loads(text)
    if not isinstance(value, dict):
        raise TypeError(text)
    return value


json_object.__name__ = "JSON object"  # argparse names it in its message

TYPES: dict[str, Callable[[str], Any]] = {"str": str, "int": int, "float": number, "object": json_object}


def add_option(command: argparse.ArgumentParser, parameter: Parameter) -> None:
    """Add the option for a parameter."""
    settings: dict[str, Any] = {"dest": parameter.name, "help": help_text(parameter.description)}
    if parameter.type == "bool":
        # The description states the default, so argparse need not.
        settings |= {"action": argparse.BooleanOptionalAction, "default": None}
    else:
        settings |= {"type": TYPES[parameter.type], "choices": parameter.choices or None}
        if parameter.repeated:
            settings["nargs"] = "*"  # An empty list may remove what is there.
            settings["help"] += f" Any of: {', '.join(parameter.choices)}." if parameter.choices else ""
        if parameter.repeated or not parameter.choices:
            settings["metavar"] = metavar(parameter)
    command.add_argument("--" + kebab(parameter.name), **settings)


def metavar(parameter: Parameter) -> str:
    """Return what stands for a value: ``THEATRE-ID``."""
    return kebab(parameter.name).upper()


def kebab(name: str) -> str:
    """Turn ``nowPlaying`` into ``now-playing``."""
    return re.sub("([A-Z])", lambda letter: "-" + letter[1].lower(), name)


def help_text(words: str) -> str:
    """Escape a text so that argparse doesn't take it for a format."""
    return words.replace("%", "%%")
