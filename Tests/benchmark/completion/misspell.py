# SPDX-License-Identifier: MIT
"""Misspellings of titles: slips of the keyboard, and what people believe to be right."""
import pathlib
import random
import re

HERE = pathlib.Path(__file__).parent
NEIGHBOURS = {
    "q": "wa", "w": "qes", "e": "wrd", "r": "etf", "t": "ryg", "y": "tuh", "u": "yij", "i": "uok", "o": "ipl", "p": "o",
    "a": "qsz", "s": "awdx", "d": "sefc", "f": "drgv", "g": "fthb", "h": "gyjn", "j": "hukm", "k": "jil", "l": "ko",
    "z": "ax", "x": "zsc", "c": "xdv", "v": "cfb", "b": "vgn", "n": "bhm", "m": "nj"}
SOUNDS = (
    ("ph", "f"), ("f", "ph"), ("ck", "k"), ("c", "k"), ("k", "c"), ("sc", "s"), ("ce", "se"), ("ci", "si"), ("z", "s"),
    ("s", "z"), ("x", "ks"), ("qu", "kw"), ("wh", "w"), ("kn", "n"), ("gh", "g"), ("ight", "ite"), ("tion", "shun"),
    ("ie", "ei"), ("ei", "ie"), ("ea", "ee"), ("ee", "ea"), ("ou", "u"), ("oo", "u"), ("y", "i"), ("i", "y"), ("er", "ar"),
    ("ar", "er"), ("or", "er"), ("er", "or"), ("le", "el"), ("ence", "ance"), ("ance", "ence"), ("able", "ible"))


def letters(title: str) -> list[int]:
    return [place for place, letter in enumerate(title) if letter.isascii() and letter.isalpha()]


def slip(title: str, seed: random.Random) -> str | None:
    """One slip: a neighbouring key, a letter left out, twice or too much, two letters swapped."""
    places = letters(title)
    if len(places) < 4:
        return None
    place = seed.choice(places)
    letter, kind = title[place].lower(), seed.randrange(4)
    if kind == 0:
        return title[:place] + seed.choice(NEIGHBOURS[letter]) + title[place + 1:]
    if kind == 1:
        return title[:place] + title[place + 1:]
    if kind == 2:
        return title[:place] + seed.choice(NEIGHBOURS[letter] + letter) + title[place:]
    if place + 1 < len(title) and title[place + 1].isalpha() and title[place + 1].lower() != letter:
        return title[:place] + title[place + 1] + title[place] + title[place + 2:]
    return None


def codespell() -> dict[str, list[str]]:
    """What people write for words, from codespell's dictionary."""
    import codespell_lib

    wrong: dict[str, list[str]] = {}
    path = pathlib.Path(codespell_lib.__file__).parent / "data/dictionary.txt"
    for line in path.read_text().splitlines():
        typed, _, meant = line.partition("->")
        for word in meant.split(","):
            if word.strip():
                wrong.setdefault(word.strip().lower(), []).append(typed)
    return wrong


def mistake(title: str, seed: random.Random, wrong: dict[str, list[str]]) -> str | None:
    """One mistake as people make them: a known misspelling, a letter that sounds alike, a doubled or single letter, a
    wrong vowel, two words as one, one as two, two errors in a short word."""
    words = title.split(" ")
    known = [place for place, word in enumerate(words) if word.lower().strip(",.:!?") in wrong]
    if known and seed.random() < 0.6:
        place = seed.choice(known)
        words[place] = seed.choice(wrong[words[place].lower().strip(",.:!?")])
        return " ".join(words)
    long = [place for place, word in enumerate(words) if len(word) > 3 and word.isascii() and word.isalpha()]
    if not long:
        return None
    place = seed.choice(long)
    word, kind = words[place].lower(), seed.randrange(6)
    if kind == 0:
        fitting = [(old, new) for old, new in SOUNDS if old in word]
        if not fitting:
            return None
        old, new = seed.choice(fitting)
        words[place] = word.replace(old, new, 1)
    elif kind == 1:
        doubled = re.search(r"([a-z])\1", word)
        at = doubled.start() if doubled else seed.randrange(1, len(word))
        words[place] = word[:at] + word[at + 1:] if doubled else word[:at] + word[at] + word[at:]
    elif kind == 2:
        vowels = [at for at, letter in enumerate(word) if letter in "aeiou"]
        if not vowels:
            return None
        for at in seed.sample(vowels, min(len(vowels), seed.choice((1, 1, 2)))):
            word = word[:at] + seed.choice("aeiou".replace(word[at], "")) + word[at + 1:]
        words[place] = word
    elif kind == 3 and len(words) > 1:
        at = seed.randrange(len(words) - 1)
        words[at:at + 2] = [words[at] + words[at + 1]]
    elif kind == 4 and len(word) > 6:
        at = seed.randrange(3, len(word) - 2)
        words[place] = word[:at] + " " + word[at:]
    else:
        once = slip(word, seed)
        words[place] = once and slip(once, seed) or word
    result = " ".join(words)
    return result if result.lower() != title.lower() else None


NUMBERS = tuple(spellings.split() for spellings in (
    "1 one", "2 two ii", "3 three iii", "4 four iv", "5 five v", "6 six vi", "7 seven vii", "8 eight viii", "9 nine ix", "10 ten",
    "11 eleven", "12 twelve", "13 thirteen"))
SMALL = {"the", "of", "a", "an", "and", "in", "on", "to", "at", "for", "&"}


def otherwise(title: str, seed: random.Random) -> str | None:
    """A title as it is remembered: spelt by ear in two places, letters doubled or not, neighbours swapped in two words,
    small words left out, blanks left out, a number written in another way, words in another order, its beginning with a
    slip."""
    words = title.lower().split()
    plain = [place for place, word in enumerate(words) if len(word) > 3 and word.isascii() and word.isalpha()]
    kind = seed.randrange(8)
    if kind == 0:
        for _ in range(2):
            fitting = [(place, *sounds) for place in plain for sounds in SOUNDS if sounds[0] in words[place]]
            if not fitting:
                return None
            place, old, new = seed.choice(fitting)
            words[place] = words[place].replace(old, new, 1)
    elif kind == 1:
        if not plain:
            return None
        for place in seed.sample(plain, min(len(plain), seed.choice((1, 2)))):
            single = re.sub(r"([a-z])\1", r"\1", words[place], count=1)
            at = seed.randrange(1, len(single))
            words[place] = single if single != words[place] else single[:at] + single[at] + single[at:]
    elif kind == 2:
        if not plain:
            return None
        for place in seed.sample(plain, min(len(plain), 2)):
            word = words[place]
            at = seed.randrange(len(word) - 1)
            words[place] = word[:at] + word[at + 1] + word[at] + word[at + 2:]
    elif kind == 3:
        words = [word for word in words if word not in SMALL]
    elif kind == 4:
        words = ["".join(words)]
    elif kind == 5:
        numbers = [
            (place, spellings)
            for place, word in enumerate(words) for spellings in NUMBERS if word.strip(":") in spellings]
        if not numbers:
            return None
        place, spellings = seed.choice(numbers)
        words[place] = seed.choice([other for other in spellings if other != words[place].strip(":")])
    elif kind == 6:
        seed.shuffle(words)
    else:
        return slip(title[:max(6, len(title) * 6 // 10)], seed) if len(title) > 8 else None
    return " ".join(words) or None


def hand_made() -> list[tuple[str, str]]:
    lines = (HERE / "misspellings.txt").read_text().splitlines()
    return [tuple(line.split("\t")) for line in lines if line and line[0] != "#"]
