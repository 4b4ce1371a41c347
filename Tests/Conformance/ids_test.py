# SPDX-License-Identifier: MIT
"""Ids name their kind: results have them in full, and a parameter takes only those of its own kind."""

import json
import os
import re
import unittest

from backend import Backend
from contract import contract

with open(os.path.join(os.path.dirname(__file__), "../../schema/kinds.json"), encoding="utf-8") as file:
    KINDS = {kind["name"]: kind for kind in json.load(file)["kinds"]}

FORM = re.compile(contract.document["components"]["schemas"]["EntityID"]["pattern"])
# What this machine numbers itself: suggestions and watches.
LOCAL = re.compile(r"(local|watch):[0-9]+")
# Verbatim members of providers, and each provider's own names for entities.
VERBATIM = {"amc", "tmdb", "pixabay", "ids", "externalIds"}
LIFECYCLE = {"initialize", "shutdown"}
# One doesn't end by itself, one needs the watch that the example of watch/remove removes.
# Methods that take several kinds; those of images take the kinds that have pictures.
SEVERAL = {"movies/watchProviders": ("movie", "show")}
NOT_IN_TURN = {"watch/follow", "watch/check", "library/import", "library/export"}


def ids(value):
    """The ids in a result, each with the name of its member; numbers don't count."""
    if isinstance(value, list):
        for element in value:
            yield from ids(element)
    elif isinstance(value, dict):
        for name, member in value.items():
            if name in VERBATIM:
                continue
            if isinstance(member, str) and (name in ("id", "linkedFrom") or name.endswith("Id")):
                yield name, member
            yield from ids(member)


def own_kinds(method, kind):
    return SEVERAL.get(method, ("movie", "person", "theatre")) if kind == "entity" else (kind,)


def given(example):
    return {param["name"]: param["value"] for param in example["params"]}


def parameters():
    """Every parameter that takes ids: its method, the params to insert it into, its name, its kind and whether it is
    a list."""
    for name, (_, method) in contract.methods.items():
        for parameter in method["params"]:
            schema = parameter.get("schema", {})
            target = (schema.get("items") or schema).get("$ref", "").rpartition("/")[2]
            if not target.endswith("Reference"):
                continue
            if name.startswith("library/"):
                # Films and shows, and without a request; LibraryMethodTests has these.
                continue
            kind = target.removesuffix("Reference")
            params = given(method["examples"][0])
            for group in method.get("x-exactlyOneOf", []) + method.get("x-atMostOneOf", []):
                if parameter["name"] in group:
                    params = {key: value for key, value in params.items() if key not in group}
            if "library" in method.get("x-requires", {}).get(parameter["name"], []):
                params = params | {"library": "unseen"}
            yield name, params, parameter["name"], kind[:1].lower() + kind[1:], "items" in schema


class IDTest(unittest.TestCase):
    def test_every_id_in_an_example_has_the_form(self):
        count = 0
        for name, (_, method) in contract.methods.items():
            for example in method["examples"]:
                for member, id in ids(example["result"]["value"]):
                    with self.subTest(method=name, example=example["name"], member=member):
                        self.assertTrue(FORM.fullmatch(id) or LOCAL.fullmatch(id), id)
                        count += 1
        self.assertGreater(count, 50)

    def test_every_id_in_an_answer_to_an_example_has_the_form(self):
        count = 0
        with Backend() as backend:
            for name, (_, method) in contract.methods.items():
                for example in method["examples"]:
                    if name in LIFECYCLE | NOT_IN_TURN:
                        continue
                    for member, id in ids(backend.result(name, given(example))):
                        with self.subTest(method=name, example=example["name"], member=member):
                            self.assertTrue(FORM.fullmatch(id) or LOCAL.fullmatch(id), id)
                            count += 1
        self.assertGreater(count, 200)

    def test_the_results_of_a_search_are_what_their_ids_say(self):
        kinds = {"movie": "movie", "person": "person", "tv": "show", "collection": "collection"}
        with Backend() as backend:
            items = backend.result("search/all", {"query": "batman", "pageSize": 100})["items"]
            self.assertEqual({item["kind"] for item in items} - set(kinds), set())
            for item in items:
                self.assertEqual(item["item"]["id"].split(":")[1], kinds[item["kind"]])

    def test_a_parameter_takes_ids_of_its_kind_in_full_and_short(self):
        with Backend() as backend:
            for method, params, name, kind, is_list in parameters():
                if method == "watch/add" and name.startswith("theatre"):
                    params = {"kind": "showings", "date": "tomorrow"}
                for own in own_kinds(method, kind):
                    for id in KINDS[own]["examples"]:
                        short = id.replace(f":{own}:", ":")
                        for form in {id, short}:
                            beside = {"kind": own} if kind == "entity" and form == short and method not in SEVERAL else {}
                            asked = beside if kind == "entity" else params
                            with self.subTest(method=method, parameter=name, id=form):
                                answer = backend.request(method, asked | {name: [form] if is_list else form})
                                # A watch of another kind may have no use for the id, the showing has begun, or the
                                # library, which asks nobody, knows people by TMDB's ids alone.
                                error = answer.get("error", {}).get("data", {})
                                if not error.get("expected", "").startswith((
                                        "nothing, because", "a day, because", "a showing or a day to come", "an id of TMDB")):
                                    self.assertNotEqual(answer.get("error", {}).get("code"), -32602, answer)

    def test_a_parameter_refuses_ids_of_other_kinds_and_says_what_they_are(self):
        with Backend() as backend:
            for method, params, name, kind, is_list in parameters():
                takes = set(own_kinds(method, kind))
                for other in set(KINDS) - takes:
                    for id in KINDS[other]["examples"]:
                        site = KINDS.get(kind, KINDS[min(takes)]).get("sites", {}).get(id.partition(":")[0])
                        if site is not None and id.partition(":")[2].startswith(site):
                            # Only TMDB knows what it identifies: a movie or a show.
                            continue
                        with self.subTest(method=method, parameter=name, id=id):
                            error = backend.error(method, params | {name: [id] if is_list else id})
                            self.assertEqual(error["code"], -32602)
                            self.assertEqual(error["data"]["path"], f"/{name}/0" if is_list else f"/{name}")
                            self.assertIn(f"{id}, which is a", error["message"])
                            self.assertIn(KINDS[other]["phrase"], error["message"])
                            if kind != "entity" and KINDS[other].get("method"):
                                self.assertRegex(error["message"], f"{KINDS[other]['method']}.* takes it")

    def test_an_id_that_nobody_has_is_not_found(self):
        """But for those that only choose among rows, or that nobody is asked about."""
        choose = {("movies/all", "ids"), ("theatres/all", "ids"), ("movies/discover", None), ("showtimes/atTheatre", "movieId"),
                  ("showtimes/near", "movieId"), ("showtimes/whatsOn", "movieId"), ("showtimes/whatsOn", "personIds"), ("showtimes/whatsOn", "collectionId"),
                  ("people/get", "movieId"), ("people/credits", "movieId"), ("settings/set", "theatreIds")}
        count = 0
        with Backend() as backend:
            for method, params, name, kind, is_list in parameters():
                if {(method, name), (method, None)} & choose:
                    continue
                for own in own_kinds(method, kind):
                    id = KINDS[own]["examples"][0].rpartition(":")[0] + ":999999999"
                    if method == "watch/add":
                        place = {} if name == "theatreIds" else {"theatreId": "amc:610"}
                        params = {"showtime": {"kind": "seats"}, "person": {"kind": "person"}, "show": {"kind": "release"}}.get(
                            own, {"kind": "showings", "date": "tomorrow"} | place)
                    elif method == "watch/update":
                        params = {"id": "watch:1"}
                    elif method == "calendar/get":
                        # What is missing of several is in the answer.
                        params = {}
                    with self.subTest(method=method, parameter=name, id=id):
                        error = backend.error(method, params | {name: [id] if is_list else id})
                        self.assertEqual((error["code"], error["data"]["kind"]), (-32012, "notFound"), error)
                        count += 1
            for method in ("watch/get", "watch/check", "watch/update"):
                self.assertEqual(backend.error(method, {"id": "watch:9"})["code"], -32012)
        self.assertGreater(count, 15)

    def test_a_parameter_refuses_what_is_no_id(self):
        with Backend() as backend:
            for method, params, name, _, is_list in parameters():
                for id in ("", "1", "amc:", "amc:x", "amc:movie:", "amc:movie:x", "amc:film:1", "amc:movie:1:1", "Amc:1",
                           "netflix:1", "netflix:movie:1", "imdb:movie:tt0096895", "amc:movie:1/..", 1, True, {}):
                    with self.subTest(method=method, parameter=name, id=id):
                        error = backend.error(method, params | {name: [id] if is_list else id})
                        self.assertEqual(error["code"], -32602)
                        self.assertIn("the id of a", error["data"]["expected"])

    def test_a_short_id_of_an_image_needs_its_kind(self):
        with Backend() as backend:
            self.assertEqual(
                backend.result("images/url", {"id": "tmdb:movie:268"})["url"],
                backend.result("images/url", {"id": "tmdb:268", "kind": "movie"})["url"])
            self.assertEqual(backend.error("images/url", {"id": "tmdb:268"})["data"]["path"], "/kind")
            self.assertEqual(
                backend.error("images/url", {"id": "tmdb:movie:268", "kind": "person"})["data"]["path"], "/id")
