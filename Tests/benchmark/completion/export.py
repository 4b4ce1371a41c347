#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Writes an export of the form and size of TMDB's: gzip, one JSON object per line, in no order, popularity as a power
law.

The films of films.txt and of the sandbox are the popular ones; the others have made-up titles of words from the
dictionaries of several languages (Debian's wamerican, wfrench, wngerman, wspanish, witalian, as far as they are
installed), names, and syllables of scripts that are written otherwise.

usage: export.py LINES FILE.json.gz
"""
import gzip
import itertools
import json
import pathlib
import random
import re
import sys

HERE = pathlib.Path(__file__).parent
DICTIONARIES = {"american-english": 0.62, "french": 0.13, "ngerman": 0.1, "spanish": 0.1, "italian": 0.05}
PATTERNS = {
    "american-english": (
        "{w}", "{w} {w}", "The {w}", "The {w} {w}", "The {w} of the {w}", "{w} of {w}", "{w} in the {w}", "A {w}",
        "{w} and {w}", "{w} {w} {w}", "{w}: The {w} {w}", "{n}", "{n} {n}", "The {w} of {n}", "{n}'s {w}", "My {w} {w}",
        "{w} {d}", "{w} Part {r}", "{w}: {w} {w} {w}", "How to {w} a {w}", "{w} at the {w}", "{w} & {w}", "No {w}",
        "{w}-{w}", "I {w} You", "The {w}'s {w}", "Love and {w}", "{w} Night", "The Last {w}", "{w} Man", "{w} Girl"),
    "french": ("{w}", "Le {w}", "La {w}", "Les {w}", "{w} de {w}", "L'{w}", "Le {w} du {w}", "Un {w} à {w}"),
    "ngerman": ("{w}", "Der {w}", "Die {w}", "Das {w}", "{w} und {w}", "Ein {w} im {w}", "Die {w} von {n}"),
    "spanish": ("{w}", "El {w}", "La {w}", "Los {w}", "{w} de {w}", "El {w} del {w}", "Las {w} de {n}"),
    "italian": ("{w}", "Il {w}", "La {w}", "I {w}", "{w} di {w}", "Il {w} della {w}"),
}
SCRIPTS = (
    # Han, kana, Hangul, Cyrillic, Devanagari, Arabic, Thai, Greek: characters, letters in a word, words in a title.
    ("".join(map(chr, range(0x4E00, 0x5600))), (2, 8), (1, 1), 0.35),
    ("".join(map(chr, range(0x3042, 0x3094))) + "".join(map(chr, range(0x4E00, 0x5000))), (3, 12), (1, 1), 0.2),
    ("".join(map(chr, range(0xAC00, 0xC000, 7))), (1, 4), (1, 4), 0.15),
    ("абвгдежзийклмнопрстуфхцчшщыьэюя", (2, 10), (1, 4), 0.15),
    ("कखगघचछजझटठडढतथदधनपफबभमयरलवशषसहािीुूेैोौ", (2, 7), (1, 4), 0.04),
    ("ابتثجحخدذرزسشصضطظعغفقكلمنهوي", (2, 7), (1, 4), 0.05),
    ("กขคงจชซญดตถทนบปผพฟมยรลวศสหอฮะาิีุูเแโใไ", (4, 16), (1, 1), 0.03),
    ("αβγδεζηθικλμνξοπρστυφχψω", (2, 9), (1, 4), 0.03),
)
ROMAN = ("II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X")


def dictionary(name: str, seed: random.Random) -> list[str]:
    path = pathlib.Path("/usr/share/dict") / name
    words = path.read_text(errors="replace").split() if path.exists() else []
    words = [word for word in words if "'" not in word and 2 < len(word) < 18]
    seed.shuffle(words)
    return words


def real_titles() -> list[str]:
    """Of films.txt and of the sandbox's catalogue, each once."""
    titles = (HERE / "films.txt").read_text().splitlines()
    films = (HERE / "../../../Sources/CTexts/Catalogue/films.txt").read_text()
    # A row begins at the margin with its title; the first one is the table's heading.
    titles += re.findall(r"^([^\s#].*?) \|", films, re.MULTILINE)[1:]
    return list(dict.fromkeys(titles))


class Words:
    """Words as languages have them: few are in many titles, and most in few (Zipf)."""

    def __init__(self, words: list[str], seed: random.Random):
        self.words, self.seed = words, seed
        self.cumulative = list(itertools.accumulate(1 / (rank + 20) ** 0.8 for rank in range(len(words))))
        self.ready = iter(())

    def next(self) -> str:
        word = next(self.ready, None)
        if word is None:
            self.ready = iter(self.seed.choices(self.words, cum_weights=self.cumulative, k=100_000))
            word = next(self.ready)
        return word


def made_up(seed: random.Random):
    languages = {name: Words(words, seed) for name in DICTIONARIES if (words := dictionary(name, seed))}
    syllables = [a + b for a in "b d f g k l m n p r s t v z ch sh j h".split() for b in "a e i o u an en in on ar".split()]
    lengths = (seed.choice((2, 2, 3, 3, 4)) for _ in range(250_000))
    names = Words(["".join(seed.choices(syllables, k=length)).capitalize() for length in lengths], seed)
    scripts, shares = SCRIPTS, [share for *_, share in SCRIPTS]
    while True:
        if not languages or seed.random() < 0.17:
            letters, length, count, _ = seed.choices(scripts, shares)[0]
            yield " ".join("".join(seed.choices(letters, k=seed.randint(*length))) for _ in range(seed.randint(*count)))
            continue
        name = seed.choices(list(languages), [DICTIONARIES[name] for name in languages])[0]
        pattern = seed.choice(PATTERNS[name])
        yield re.sub(
            r"\{(.)\}",
            lambda part: {
                "w": lambda: languages[name].next().capitalize(),
                "n": names.next,
                "d": lambda: str(seed.choice((2, 3, 4, 5, 1999, 2020))),
                "r": lambda: seed.choice(ROMAN),
            }[part[1]](),
            pattern)


def main() -> None:
    count, path = int(sys.argv[1]), sys.argv[2]
    seed = random.Random(268)
    real = real_titles()
    titles = list(itertools.chain(real, itertools.islice(made_up(seed), max(count - len(real), 0))))[:count]
    order = list(range(len(titles)))
    seed.shuffle(order)
    with gzip.open(path, "wt", compresslevel=6, encoding="utf-8") as file:
        for number, index in enumerate(order):
            # A few made-up titles are as popular as real ones.
            rank = index * 3 + 1 if index < len(real) else seed.randrange(1, len(titles))
            popularity = max(round(400 / (rank + 3) ** 0.55 * seed.uniform(0.7, 1.3), 4), 0.0071)
            line = {"adult": False, "id": number + 2, "original_title": titles[index], "popularity": popularity, "video": False}
            file.write(json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n")


if __name__ == "__main__":
    main()
