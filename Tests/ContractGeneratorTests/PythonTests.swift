// SPDX-License-Identifier: MIT
import JSON
import TestSupport
import Testing

@testable import ContractGenerator

@Suite("Python client", .timeLimit(.minutes(5)))
struct PythonTests {
  @Test("A method that is added to the contract is declared once, with its name on the wire and its reader")
  func method() throws {
    let text = try files(smallContract(models: ["Film": film], methods: getFilm))["methods.py"] ?? ""
    expect(
      text.contains(
        #"""
        class Films(Namespace[Connections]):
            """The methods under ``films``.

            All of them.
            """

            @method("films/get", Film.from_json)
            def get(self, id: int) -> Film:
                """Gives one film.

                By id.

                Args:
                    id: Which. At least 1.
                """
        """#))
    expect(text.contains("self.films: Films[Connections] = Films(connection)"))
    expect(text.contains("from marquee_client.generated.models import Film\n"))
  }

  @Test(
    "A required parameter needs no name, otherwise the first one, if it is a text",
    arguments: [
      (#""required": true"#, #"{"type": "integer"}"#, "self, id: int"),
      (#""required": false"#, #"{"type": "string"}"#, "self, id: str | None = None"),
      (#""required": false"#, #"{"type": "integer"}"#, "self, *, id: int | None = None"),
      (
        #""required": false"#, #"{"type": "array", "items": {"type": "string"}}"#,
        "self, *, id: Sequence[str] | None = None"
      ),
    ])
  func unnamed(required: String, schema: String, arguments: String) throws {
    let getFilm = getFilm.replacing(#""required": true"#, with: required)
      .replacing(#"{"type": "integer", "minimum": 1, "x-unit": "none", "examples": [1]}"#, with: schema)
    let text = try files(smallContract(models: ["Film": film], methods: getFilm))["methods.py"] ?? ""
    expect(text.contains("def get(\(arguments)) -> Film:"))
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
    expect(files["methods.py"]?.contains("id: \(words)\n") == true)
  }

  @Test("A list method gives a list, and takes what to call while it is read")
  func list() throws {
    let files = try files(
      smallContract(
        models: ["Film": film],
        methods:
          #"[{"name": "films/all", "summary": "S.", "description": "D.", "params": [], "x-rows": "Film", "examples": []}]"#
      ))
    let text = files["methods.py"] ?? ""
    expect(text.contains(#"@list_method("films/all", Film.from_json)"#))
    expect(text.contains("on_progress: Callable[[Progress], None] | None = None"))
    expect(text.contains(") -> Listing[Film]:"))
  }

  @Test("A method that sends parts of its own gives events, and takes what to call for the others")
  func feed() throws {
    let method = getFilm.replacing(#""result""#, with: #""x-parts": {"event": "Film"}, "result""#)
    let text = try files(smallContract(models: ["Film": film], methods: method))["methods.py"] ?? ""
    expect(text.contains("@feed_method(\"films/get\")\n"))
    expect(text.contains("on_bookmark: Callable[[WatchBookmark], None] | None = None"))
    expect(text.contains(") -> WatchFeed:"))
  }

  @Test("A model is a frozen dataclass with its JSON; what may be left out comes last and is None")
  func model() throws {
    let files = try files(smallContract(models: ["Film": film], methods: getFilm))
    expect(
      files["models.py"]?.contains(
        #"""
        @dataclass(frozen=True, repr=False)
        class Film(Model):
            """A film."""

            title: str
            """What it is called."""
            minutes: int | None = None
            """How long it runs. In minutes."""
        """#) == true)
    expect(files["models.py"]?.contains("__all__ = [\n    \"Film\",\n]") == true)
  }

  @Test("A name that the client can't find back on the wire is refused")
  func irreversible() {
    #expect(throws: ContractError.self) { try PythonNames.reversible("imdbID") }
    #expect(throws: Never.self) { try PythonNames.reversible("availableForAList") }
  }

  @Test("Every kind of error is an exception; those of upstreams have a base of their own")
  func errors() throws {
    let text = try files(smallContract())["errors.py"] ?? ""
    expect(text.contains("class InvalidParamsError(RPCError):"))
    expect(text.contains("class UpstreamFailedError(UpstreamError):"))
    expect(text.contains(#""upstreamFailed": UpstreamFailedError,"#))
  }

  @Test(
    "Names are those of Python",
    arguments: [
      ("nowPlaying", "now_playing"), ("MoviesOfAMC", "movies_of_amc"), ("availableForAList", "available_for_a_list"),
      ("p50Milliseconds", "p50_milliseconds"), ("KnownIDs", "known_ids"), ("$/logTrace", "log_trace"),
      ("from", "from_"),
    ])
  func names(wire: String, python: String) {
    expect(PythonNames.snake(wire) == python)
  }

  @Test("A text is a literal in double quotes unless it holds some")
  func literals() {
    expect(PythonNames.literal("it's") == #""it's""#)
    expect(PythonNames.literal(#"cache:"only""#) == #"'cache:"only"'"#)
    expect(PythonNames.literal(#"a "b" isn't \"#) == #"'a "b" isn\'t \\'"#)
    expect(PythonNames.literal(#""it's""#) == #"'"it\'s"'"#)
  }

  private func files(_ source: ContractSource) throws -> [String: String] {
    let files = try PythonEmitter(source: source).files()
    return Dictionary(
      uniqueKeysWithValues: files.map { (String($0.path.dropFirst(PythonEmitter.folder.count + 1)), $0.text) })
  }
}
