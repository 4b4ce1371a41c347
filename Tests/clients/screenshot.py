#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Shows a terminal program at work: runs it in tmux, types, waits for what should appear, and draws the screen.

usage: screenshot.py IMAGE.png [--size 100x30] [STEP…] -- COMMAND [ARGUMENT…]

    wait:TEXT   until TEXT is on the screen (at most 30 s)
    gone:TEXT   until it is not
    type:TEXT   typed as it is
    key:NAME    one key as tmux calls it: Enter, Escape, Down, C-c, Tab
    shot:FILE   draws the screen as it is now; one of IMAGE.png is drawn at the end

The environment is passed on, with TERM=tmux-256color. A FILE that ends in .txt gets the text alone.
"""

import argparse
import os
import re
import shlex
import subprocess
import sys
import tempfile
import time
import unicodedata

PATIENCE = 60  # seconds
FONT = "/usr/share/fonts/truetype/dejavu/DejaVuSansMono%s.ttf"
FONT_SIZE = 16
FOREGROUND, BACKGROUND = (216, 216, 216), (24, 26, 31)
# The sixteen colours that programs select by number.
PALETTE = [
    (36, 39, 46),
    (224, 108, 117),
    (152, 195, 121),
    (229, 192, 123),
    (97, 175, 239),
    (198, 120, 221),
    (86, 182, 194),
    (200, 204, 212),
    (92, 99, 112),
    (240, 130, 138),
    (170, 215, 140),
    (240, 208, 140),
    (120, 190, 250),
    (214, 140, 235),
    (105, 200, 212),
    (255, 255, 255),
]


class Silence(AssertionError):
    """The expected text did not appear."""


class Terminal:
    """A program in a tmux server of its own. A context manager: leaving it ends both."""

    def __init__(self, command, columns, rows):
        self.folder = tempfile.TemporaryDirectory(prefix="screen-")
        self.socket = os.path.join(self.folder.name, "tmux")
        configuration = os.path.join(self.folder.name, "tmux.conf")
        with open(configuration, "w") as file:
            file.write(
                "set -g default-terminal tmux-256color\nset -g status off\nset -sg escape-time 0\n"
                "set -ga terminal-overrides ',*:RGB'\nset -g remain-on-exit on\n"
            )
        self.prefix = ["tmux", "-S", self.socket]
        subprocess.run(
            [
                *self.prefix,
                "-f",
                configuration,
                "-u",
                "new-session",
                "-d",
                "-x",
                str(columns),
                "-y",
                str(rows),
                shlex.join(command),
            ],
            check=True,
            env={**os.environ, "LC_ALL": "C.UTF-8", "TERM": "xterm-256color"},
        )

    def __enter__(self):
        return self

    def __exit__(self, *_):
        subprocess.run([*self.prefix, "kill-server"], stderr=subprocess.DEVNULL)
        self.folder.cleanup()

    def tmux(self, *words):
        return subprocess.run([*self.prefix, *words], check=True, capture_output=True, text=True).stdout

    def type(self, text):
        self.tmux("send-keys", "-l", "--", text)

    def press(self, key):
        self.tmux("send-keys", key)

    def text(self):
        return self.tmux("capture-pane", "-p")

    def colours(self):
        """The screen with its escape sequences for colours."""
        return self.tmux("capture-pane", "-p", "-e", "-N")

    def wait(self, text, present=True):
        deadline = time.monotonic() + PATIENCE
        while (text in self.text()) != present:
            if time.monotonic() > deadline:
                raise Silence(f"{text!r} did not {'appear' if present else 'go'} in {PATIENCE} s:\n{self.text()}")
            time.sleep(0.02)


class Style:
    """The style that SGR sequences (ECMA-48, 8.3.117) have set so far."""

    def __init__(self):
        self.foreground, self.background = FOREGROUND, BACKGROUND
        self.bold = self.italic = self.underline = self.reverse = self.dim = False

    def apply(self, parameters):
        codes = [int(code) for code in re.split("[;:]", parameters or "0") if code]
        while codes:
            code = codes.pop(0)
            if code == 0:
                self.__init__()
            elif code in (1, 2, 3, 4, 7):
                setattr(self, {1: "bold", 2: "dim", 3: "italic", 4: "underline", 7: "reverse"}[code], True)
            elif code == 22:
                self.bold = self.dim = False
            elif code in (23, 24, 27):
                setattr(self, {23: "italic", 24: "underline", 27: "reverse"}[code], False)
            elif code in (38, 48):
                setattr(self, "foreground" if code == 38 else "background", extended(codes))
            elif code == 39:
                self.foreground = FOREGROUND
            elif code == 49:
                self.background = BACKGROUND
            elif 30 <= code <= 37 or 90 <= code <= 97:
                self.foreground = PALETTE[code - 30 if code < 90 else code - 82]
            elif 40 <= code <= 47 or 100 <= code <= 107:
                self.background = PALETTE[code - 40 if code < 100 else code - 92]

    def colours(self):
        foreground, background = self.foreground, self.background
        if self.dim:
            foreground = tuple((a + b) // 2 for a, b in zip(foreground, background))
        return (background, foreground) if self.reverse else (foreground, background)


def extended(codes):
    """The colour for `5;N` or `2;R;G;B`; consumes those codes."""
    if not codes or codes.pop(0) == 2:
        colour, codes[:3] = tuple(codes[:3]), []
        return colour
    number = codes.pop(0)
    if number < 16:
        return PALETTE[number]
    if number >= 232:
        return (8 + 10 * (number - 232),) * 3
    steps = (0, 95, 135, 175, 215, 255)
    number -= 16
    return (steps[number // 36], steps[number // 6 % 6], steps[number % 6])


def cells(line, style):
    """(character, width in columns, style) of each cell of a captured line."""
    for part in re.finditer(r"\x1b\[([0-9;:]*)m|\x1b\[[^m]*[A-Za-z]|\x1b[()].|[\x0e\x0f]|(.)", line, re.DOTALL):
        if part[1] is not None:
            style.apply(part[1])
        elif part[2]:
            character = part[2]
            width = (
                0
                if unicodedata.combining(character) or character == "\u200d"
                else (2 if unicodedata.east_asian_width(character) in "WF" else 1)
            )
            yield character, width, (*style.colours(), style.bold, style.italic, style.underline)


def draw(screen, columns, rows, path):
    from PIL import Image, ImageDraw, ImageFont

    fonts = {
        (bold, italic): ImageFont.truetype(
            FONT % ({(0, 0): "", (1, 0): "-Bold", (0, 1): "-Oblique", (1, 1): "-BoldOblique"}[bold, italic]), FONT_SIZE
        )
        for bold in (0, 1)
        for italic in (0, 1)
    }
    ascent, descent = fonts[0, 0].getmetrics()
    width, height, margin = round(fonts[0, 0].getlength("M")), ascent + descent, 8
    image = Image.new("RGB", (columns * width + 2 * margin, rows * height + 2 * margin), BACKGROUND)
    pen, style = ImageDraw.Draw(image), Style()
    for row, line in enumerate(screen.split("\n")[:rows]):
        x, y = margin, margin + row * height
        for character, span, (foreground, background, bold, italic, underline) in cells(line, style):
            if span and background != BACKGROUND:
                pen.rectangle((x, y, x + span * width - 1, y + height - 1), fill=background)
            if character != " ":
                pen.text((x if span else x - width, y), character, font=fonts[int(bold), int(italic)], fill=foreground)
            if underline and span:
                pen.line((x, y + ascent + 1, x + span * width - 1, y + ascent + 1), fill=foreground)
            x += span * width
    # The default method blends small spots of colour, such as stars, with their surroundings.
    image.quantize(256, method=Image.Quantize.FASTOCTREE).save(path, optimize=True)


def shoot(terminal, columns, rows, path):
    if path.endswith(".txt"):
        with open(path, "w", encoding="utf-8") as file:
            file.write("\n".join(line.rstrip() for line in terminal.text().rstrip("\n").split("\n")) + "\n")
    else:
        draw(terminal.colours(), columns, rows, path)


def main():
    parser = argparse.ArgumentParser(usage=__doc__.split("usage: ")[1].split("\n")[0])
    parser.add_argument("image")
    parser.add_argument("--size", default="100x30")
    parser.add_argument("steps", nargs="*")
    if "--" not in sys.argv:
        parser.error("the command has to stand after --")
    divider = sys.argv.index("--")
    arguments = parser.parse_intermixed_args(sys.argv[1:divider])
    columns, rows = (int(number) for number in arguments.size.split("x"))
    with Terminal(sys.argv[divider + 1 :], columns, rows) as terminal:
        actions = {
            "wait": terminal.wait,
            "gone": lambda text: terminal.wait(text, present=False),
            "type": terminal.type,
            "key": terminal.press,
            "shot": lambda path: shoot(terminal, columns, rows, path),
        }
        for step in arguments.steps:
            name, _, value = step.partition(":")
            if name not in actions:
                parser.error(f"no step is called {name!r}")
            try:
                actions[name](value)
            except Silence as silence:
                sys.exit(f"screenshot.py: {silence}")
        shoot(terminal, columns, rows, arguments.image)


if __name__ == "__main__":
    main()
