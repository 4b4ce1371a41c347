import JSON
import Testing

@testable import ContractGenerator

@Suite("Python client", .timeLimit(.minutes(1)))
struct PythonTests {
  @Test("A method that is added to the contract is a typed function of both clients, and a command")
  func method() throws {
    let files = try files(smallContract(models: ["Film": film], methods: getFilm))
    #expect(
      files["methods/films.py"]?.contains(
        #"""
        class FilmsMethods(Namespace):
            """All of them."""

            def get(
                self,
                *,
                id: int,
            ) -> Film:
                """Gives one film.

                By id.

                Args:
                    id: Which. At least 1.

                Raises:
                    InvalidParamsError: No.
                """
                return self._call(
                    "films/get",
                    {"id": id},
                    Film.from_json,
                )
        """#) == true)
    #expect(files["async_methods/films.py"]?.contains("async def get(") == true)
    #expect(files["async_methods/films.py"]?.contains("return await self._call(") == true)
    #expect(files["methods/__init__.py"]?.contains("self.films: Films = Films(connection)") == true)
    #expect(files["metadata/films.py"]?.contains(#"name="films/get","#) == true)
    #expect(files["metadata/__init__.py"]?.contains("(*FILMS)") == true)
  }

  @Test(
    "What is said of a text that has to have a form ends in an example, since its type is no more than str",
    arguments: [
      (##"{"$ref": "#/components/schemas/Day", "examples": ["2026-11-21"]}"##, #"Which. Such as "2026-11-21"."#),
      (##"{"type": "array", "items": {"$ref": "#/components/schemas/Day"}}"##, #"Which. Such as "2026-01-01"."#),
      (#"{"type": "string", "examples": ["batman"]}"#, "Which."),
    ])
  func example(schema: String, words: String) throws {
    let day = #"{"description": "D.", "type": "string", "pattern": "^.{10}$", "examples": ["2026-01-01"]}"#
    let getFilm = getFilm.replacing(
      #"{"type": "integer", "minimum": 1, "x-unit": "none", "examples": [1]}"#, with: schema)
    let files = try files(smallContract(models: ["Film": film, "Day": day], methods: getFilm))
    #expect(files["methods/films.py"]?.contains("id: \(words)\n") == true)
  }

  @Test("A list method gives a list at once, which both clients await only when they read it")
  func list() throws {
    let files = try files(
      smallContract(
        models: ["Film": film],
        methods:
          #"[{"name": "films/all", "summary": "S.", "description": "D.", "params": [], "x-rows": "Film", "examples": []}]"#
      ))
    #expect(files["methods/films.py"]?.contains("-> Listing[Film]:") == true)
    #expect(files["async_methods/films.py"]?.contains("\n    def all(") == true)
    #expect(files["async_methods/films.py"]?.contains("return self._list(") == true)
  }

  @Test("A model is a frozen dataclass with its JSON; what may be left out comes last and is None")
  func model() throws {
    let files = try files(smallContract(models: ["Film": film], methods: getFilm))
    #expect(
      files["models/film.py"]?.contains(
        #"""
        @dataclass(frozen=True, repr=False)
        class Film(Model):
            """A film."""

            title: str
            """What it is called."""
            minutes: int | None = None
            """How long it runs. In minutes."""

            @classmethod
            def from_json(cls, json: JSONObject) -> Film:
                """Read it from the JSON object that the server sent."""
                return cls(title=json["title"], minutes=json.get("minutes"), json=json)
        """#) == true)
    #expect(files["models/__init__.py"]?.contains(#"__all__ = ["Film"]"#) == true)
  }

  @Test("Every kind of error is an exception; those of upstreams have a base of their own")
  func errors() throws {
    let text = try files(smallContract())["errors.py"] ?? ""
    #expect(text.contains("class InvalidParamsError(RPCError):"))
    #expect(text.contains("class UpstreamFailedError(UpstreamError):"))
    #expect(text.contains(#""upstreamFailed": UpstreamFailedError,"#))
  }

  @Test(
    "Names are those of Python",
    arguments: [
      ("nowPlaying", "now_playing"), ("MoviesOfAMC", "movies_of_amc"), ("availableForAList", "available_for_a_list"),
      ("p50Milliseconds", "p50_milliseconds"), ("KnownIDs", "known_ids"), ("$/logTrace", "log_trace"),
      ("from", "from_"),
    ])
  func names(wire: String, python: String) {
    #expect(PythonNames.snake(wire) == python)
  }

  @Test("A text is a literal in double quotes unless it holds some")
  func literals() {
    #expect(PythonNames.literal("it's") == #""it's""#)
    #expect(PythonNames.literal(#"cache:"only""#) == #"'cache:"only"'"#)
    #expect(PythonNames.literal(#"a "b" isn't \"#) == #"'a "b" isn\'t \\'"#)
    #expect(PythonNames.literal(#""it's""#) == #"'"it\'s"'"#)
  }

  private func files(_ source: ContractSource) throws -> [String: String] {
    let files = try PythonEmitter(source: source).files()
    return Dictionary(
      uniqueKeysWithValues: files.map { (String($0.path.dropFirst(PythonEmitter.folder.count + 1)), $0.text) })
  }
}
