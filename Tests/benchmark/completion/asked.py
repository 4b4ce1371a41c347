# SPDX-License-Identifier: MIT
"""What people type for titles and names that the project has not seen: misspelt, with a slip, half, in another order."""
import re

import given
import misspell

WORD = re.compile(r"[A-Za-z]+")
# The fewest letters of a half title: most shorter beginnings are those of more than ten titles that are more popular.
LEAST = 12
VOWELS = "aeiou"


class Titles:
    """The questions about films or shows of one half."""

    def __init__(self, titles, lists, half, seed):
        """`lists` are the misspellings of each list: for each word what people write."""
        self.titles = [title for title in titles if given.half(title) == half]
        self.lists = [
            {word: typed for word in words if (typed := [one for one in words[word] if given.half(one) == half])}
            for words in lists]
        self.seed = seed

    def misspelt(self, count):
        """Titles with one word as people misspell it, as many from each list."""
        made = []
        for words in self.lists:
            places = [
                (title, match) for title in self.titles for match in WORD.finditer(title) if match[0].lower() in words]
            for title, match in self.seed.sample(places, min(len(places), count // len(self.lists))):
                typed = self.seed.choice(words[match[0].lower()])
                made.append(((title[:match.start()] + typed + title[match.end():]).lower(), title))
        return made

    def slips(self, count):
        return repeated(self.titles, lambda title: misspell.slip(title.lower(), self.seed), count, self.seed)

    def half_typed(self, count):
        titles = [title for title in self.titles if len(title) > LEAST + 2]
        titles = self.seed.sample(titles, min(count, len(titles)))
        return [(title[:max(LEAST, (len(title) + 1) // 2)].lower(), title) for title in titles]


def repeated(titles, make, count, seed):
    """What `make` makes of one title after the other, in any order; None and the title itself don't count."""
    made = []
    for title in seed.sample(titles, len(titles)):
        if len(made) == count:
            break
        query = make(title)
        if query and query.strip().lower() != title.lower():
            made.append((query, title))
    return made


def names(credited, half, count, seed):
    """Persons' names as people type them; the family name alone asks for the one who is credited most often."""
    known = {}
    for name, _ in credited.most_common():
        known.setdefault(name.split()[-1].lower(), name)
    persons = [name for name in credited if given.half(name) == half and 1 < len(name.split()) < 4]

    def family(name):
        alone = name.split()[-1]
        return alone.lower() if known[alone.lower()] == name and len(alone) > 4 else None

    def initials(name):
        *given_names, last = name.split()
        return " ".join([*(part[0] for part in given_names), last]).lower() if known[last.lower()] == name else None

    def other_order(name):
        *given_names, last = name.split()
        return " ".join([last, *given_names]).lower()

    def by_ear(name):
        """A vowel that is another, or a letter that is doubled or not, in the family name."""
        last = name.split()[-1].lower()
        places = [place for place in range(1, len(last)) if last[place] in VOWELS]
        if len(last) < 5 or not places:
            return None
        place = seed.choice(places)
        wrong = seed.choice((last[:place] + seed.choice(VOWELS) + last[place + 1:], last[:place] + last[place - 1:]))
        return " ".join([*name.split()[:-1], wrong]).lower() if wrong != last else None

    kinds = {"family": family, "initials": initials, "another order": other_order, "by ear": by_ear,
             "slips": lambda name: misspell.slip(name.lower(), seed),
             "half typed": lambda name: name[:name.rindex(" ") + 4].lower()}
    return {kind: repeated(persons, make, count, seed) for kind, make in kinds.items()}


def theatres(all_names, count, seed):
    """AMC's theatres: with a slip, without `AMC`, and without the number of auditoriums."""
    def short(name):
        return re.sub(r"^AMC (?:DINE-IN )?|^Studio |\s\d+$", "", name).lower() or None

    return repeated(all_names, lambda name: misspell.slip(name.lower(), seed), count, seed) \
        + repeated(all_names, short, count, seed)


def in_script(titles, half, count, seed):
    """The first half of a title in another script, a letter left out, two swapped, or the last syllable unfinished."""
    titles = [title for title in titles if given.half(title) == half]

    def make(title):
        kind = seed.randrange(4)
        if kind == 0:
            return title[:max(2, (len(title) + 1) // 2)]
        last = ord(title[-1]) - 0xAC00
        if kind == 1 and 0 <= last < 11_172 and last % 28:
            # The vowel of the last syllable is typed, the letter after it not yet.
            return title[:-1] + chr(0xAC00 + last - last % 28)
        if len(title) < 5:
            return None
        place = seed.randrange(1, len(title) - 1)
        if kind == 2 or title[place] == title[place + 1]:
            return title[:place] + title[place + 1:]
        return title[:place] + title[place + 1] + title[place] + title[place + 2:]

    return repeated(titles, make, count, seed)
