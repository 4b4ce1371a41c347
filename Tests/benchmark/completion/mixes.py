# SPDX-License-Identifier: MIT
"""Real titles among made-up ones that look like them, as exports of the form of TMDB's."""
import gzip
import itertools
import json
import random

import export

# How popular the real titles are, beside those that look like them.
WAYS = ("more", "equal", "any")


def look_alikes(real, seed):
    """Titles of the words of real ones: of their form with other words, one word another, or more words after it."""
    words = [word for title in real for word in title.split() if word.isalpha() and len(word) > 3]
    ready = itertools.chain.from_iterable(seed.choices(words, k=100_000) for _ in itertools.count())
    while True:
        title = seed.choice(real)
        parts, kind = title.split(), seed.randrange(20)
        if kind < 16:
            yield " ".join(next(ready) if len(part) > 3 else part for part in parts)
        elif kind < 18:
            parts[seed.randrange(len(parts))] = next(ready)
            yield " ".join(parts)
        elif kind < 19:
            yield title + seed.choice((": {} {}", " {}", " of {}", " and the {}")).format(next(ready), next(ready))
        else:
            yield f"{seed.choice(('The', 'My', 'A', 'Return of', 'Beyond'))} {next(ready)} {title}"


def mixed(real, count, seed):
    """The real titles and made-up ones, `count` in all; half of those look like the real ones, the others like no title."""
    known, made = set(real), []
    sources = itertools.cycle((look_alikes(real, seed), export.made_up(seed)))
    while len(real) + len(made) < count:
        title = next(next(sources))
        if title not in known:
            made.append(title)
    return made


def ranks(way, real, made, seed):
    """A place in the order of popularity for each real and each made-up title."""
    count = real + made
    if way == "more":
        # As export.py has it: a few made-up titles are as popular as real ones.
        return [place * 3 + 1 for place in range(real)], [seed.randrange(1, count) for _ in range(made)]
    if way == "equal":
        order = seed.sample(range(1, count + 1), count)
        return order[:real], order[real:]
    # Of any popularity: most are less popular than most of the others.
    return [int(count * seed.random() ** 0.5) + 1 for _ in range(real)], [seed.randrange(1, count) for _ in range(made)]


def write(path, member, way, real, made):
    """Writes an export. The real titles have the ids from 1, in their order; returns all titles, the most popular first."""
    seed = random.Random(f"{way} {member}")
    of_real, of_made = ranks(way, len(real), len(made), seed)
    titles = [*real, *made]
    popularities = [
        max(round(400 / (rank + 3) ** 0.55 * seed.uniform(0.7, 1.3), 4), 0.0071) for rank in of_real + of_made]
    order = list(range(len(titles)))
    seed.shuffle(order)
    with gzip.open(path, "wt", compresslevel=1, encoding="utf-8") as file:
        for place in order:
            row = {"id": place + 1, member: titles[place], "popularity": popularities[place]}
            file.write(json.dumps(row, ensure_ascii=False, separators=(",", ":")) + "\n")
    return [titles[place] for place in sorted(order, key=lambda place: -popularities[place])]
