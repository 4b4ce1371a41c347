# SPDX-License-Identifier: MIT
"""Titles, names and misspellings that other people collected. None of it is part of the project: unseen.py says where it
is from. Everything is in one of two halves, by a hash: one to work with, and one that is only measured."""
import csv
import hashlib
import pathlib
import re
import sys
import unicodedata
from collections import Counter

ARTICLES = {"the", "a", "an", "le", "la", "les", "l'", "il", "lo", "el", "los", "las", "das", "der", "die", "un", "une"}
YEAR = re.compile(r"\s*\((\d{4})[^)]*\)\s*$")
NAME = re.compile(r'""name"": ""([^"]{3,60}?)""')
TEXT = re.compile(r"""["']?(?:title|nameRu)["']?: ["']([^"']{2,60})["']|\t([^\t"]{2,60})(?=\t)""")
SCRIPTS = {
    "Cyrillic": "CYRILLIC", "Greek": "GREEK", "Hangul": "HANGUL", "kana and kanji": ("HIRAGANA", "KATAKANA", "CJK"),
    "right to left": ("ARABIC", "HEBREW")}


def half(text):
    """0 for the half to work with, 1 for the unseen one."""
    return hashlib.sha256(text.lower().encode()).digest()[0] & 1


def natural(title):
    """A title of MovieLens as a poster has it: the article first, no year, no other title in parentheses."""
    title = re.sub(r"\s*\([^)]*\)", "", YEAR.sub("", title)).strip()
    stem, comma, article = title.rpartition(", ")
    if comma and article.lower() in ARTICLES:
        title = f"{article}{'' if article.endswith(chr(39)) else ' '}{stem}"
    return title


def films(folder):
    with open(folder / "movies.csv", encoding="utf-8", newline="") as file:
        titles = [natural(row["title"]) for row in csv.DictReader(file)]
    return list(dict.fromkeys(title for title in titles if 1 < len(title) < 100))


def shows(folder):
    with open(folder / "netflix_titles.csv", encoding="utf-8", errors="replace", newline="") as file:
        return list(dict.fromkeys(row["title"].strip() for row in csv.DictReader(file) if row["type"] == "TV Show"))


def people(folder):
    """Names with how often they are credited."""
    text = (folder / "tmdb_5000_credits.csv").read_text(encoding="utf-8", errors="replace")
    return Counter(name.strip() for name in NAME.findall(text) if " " in name.strip())


def script(text):
    """The script in which a text is written, if it is one of SCRIPTS."""
    names = [unicodedata.name(letter, "") for letter in text if letter.isalpha()]
    for name, prefixes in SCRIPTS.items():
        if names and all(letter.startswith(prefixes) for letter in names):
            return name
    return None


def in_scripts(folder):
    """The titles in scripts other than Latin, from whatever text files are in scripts/."""
    found = {name: [] for name in SCRIPTS}
    for path in sorted((folder / "scripts").iterdir()):
        for line in path.read_text(encoding="utf-8", errors="replace").splitlines():
            for one, other in TEXT.findall(line):
                text = (one or other).strip()
                if name := script(text):
                    found[name].append(text)
    return {name: list(dict.fromkeys(titles)) for name, titles in found.items()}


def edits(one, other):
    """The typing errors between two words: letters too many, missing, wrong, or swapped with their neighbours."""
    before, above = [], list(range(len(other) + 1))
    for place, letter in enumerate(one):
        row = [place + 1]
        for column, wanted in enumerate(other):
            cost = min(above[column] + (letter != wanted), above[column + 1] + 1, row[column] + 1)
            if place and column and letter == other[column - 1] and one[place - 1] == wanted:
                cost = min(cost, before[column - 1] + 1)
            row.append(cost)
        before, above = above, row
    return above[-1]


def birkbeck(folder):
    """Birkbeck's misspellings: a word after `$`, and what people wrote for it, one on each line."""
    word = ""
    for line in (folder / "missp.dat").read_text(encoding="latin-1").splitlines():
        if line.startswith("$"):
            word = line[1:].lower()
        else:
            yield word, line.replace("_", " ").lower()


def codespell(folder):
    sys.path.insert(0, str(folder / "codespell"))
    import codespell_lib

    path = pathlib.Path(codespell_lib.__file__).parent / "data/dictionary.txt"
    for line in path.read_text(encoding="utf-8").splitlines():
        typed, _, meant = line.partition("->")
        for word in meant.split(","):
            if word.strip():
                yield word.strip().lower(), typed.lower()


def misspellings(pairs):
    """What people write for each word, near and far: with an error in every third letter at most, or with more."""
    near, far = {}, {}
    for word, typed in pairs:
        if typed != word and len(word) > 2 and len(typed) > 1:
            is_near = edits(typed, word) <= max(1, len(word) // 3)
            (near if is_near else far).setdefault(word, []).append(typed)
    return near, far
