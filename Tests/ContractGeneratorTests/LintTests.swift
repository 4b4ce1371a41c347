import TestSupport
// SPDX-License-Identifier: MIT
import Testing

@testable import ContractGenerator

@Suite("What schema/ must have", .timeLimit(.minutes(5)))
struct LintTests {
  @Test("A contract that has everything passes")
  func clean() throws {
    expect(try complaints(film).isEmpty)
  }

  @Test(
    "A field without its description, example or unit, or with a reference to nothing, is found",
    arguments: [
      (#""description": "How long it runs.", "#, "", "Film.minutes: has no description"),
      (#", "examples": [153]"#, "", "Film.minutes: has no example"),
      (#""x-unit": "minutes", "#, "", "Film.minutes: has no x-unit"),
      (#""description": "A film.", "#, #""description": "", "#, "Film: has no description"),
      (#"["title"]"#, #"["name"]"#, "Film.name: is required but not declared"),
      (
        #""type": "string""#, ##""$ref": "#/components/schemas/Text""##, "Film: refers to Text, which is not a schema"
      ),
    ])
  func faults(part: String, replacement: String, complaint: String) throws {
    expect(try complaints(film.replacing(part, with: replacement)) == [complaint])
  }

  @Test("A method without an example is found")
  func methodWithoutExample() throws {
    let methods =
      #"[{"name": "films/all", "summary": "S.", "description": "D.", "params": [], "x-rows": "Film", "examples": []}]"#
    expect(try complaints(shownFilm, methods: methods) == ["films/all: has no example"])
  }

  @Test("A summary that doesn't fit on the first line of a help text is found")
  func longSummary() throws {
    func complaints(summary: String) throws -> [String] {
      let example = #"{"name": "One", "params": {}, "result": {}}"#
      return try self.complaints(
        shownFilm,
        methods: """
          [{"name": "films/all", "summary": "\(summary)", "description": "D.", "params": [], "x-rows": "Film",
            "examples": [\(example)]}]
          """)
    }
    expect(try complaints(summary: String(repeating: "a", count: 76)) == [])
    expect(
      try complaints(summary: String(repeating: "a", count: 77)) == ["films/all: has a summary of over 76 characters"])
  }

  @Test("A model of rows says how people read them")
  func rowsWithoutView() throws {
    let methods =
      #"[{"name": "films/all", "summary": "S.", "description": "D.", "params": [], "x-rows": "Film", "examples": []}]"#
    expect(
      try complaints(film, methods: methods).contains("Film: is a model of rows, so it must have an x-view"))
  }

  @Test(
    "What a view names is declared, and its requests are complete and may be offered",
    arguments: [
      (#""columns": [{"member": "title"}]"#, "Film: a column has no heading"),
      (
        #""marks": [{"mark": "seen", "member": "library.status"}]"#, "Film: shows library.status, which is not declared"
      ),
      (#""groups": "title""#, "Film: title is no list of a model with an x-view"),
      (
        #""next": [{"title": "A", "method": "films/nil"}]"#,
        "Film: the request A calls films/nil, which is not a method"
      ),
      (#""next": [{"title": "A", "method": "films/get"}]"#, "Film: the request A lacks id"),
      (
        #""next": [{"title": "A", "method": "films/get", "params": {"id": 1, "b": 2}}]"#,
        "Film: the request A has b, which films/get doesn't take"
      ),
      (
        #""next": [{"title": "A", "method": "films/get", "params": {"id": "/number"}}]"#,
        "Film: the request A has /number, not declared"
      ),
    ])
  func views(view: String, complaint: String) throws {
    let film = film.replacing(#""properties": {"#, with: #""x-view": {\#(view)}, "properties": {"#)
    expect(try complaints(film) == [complaint])
  }

  @Test("A fact that is among the notes of every answer is found")
  func repeatedNotes() throws {
    let view = #""x-view": {"facts": [{"label": "note", "member": "message"}]}, "properties": {"message": {},"#
    let film = film.replacing(#""properties": {"#, with: view)
    expect(try complaints(film).contains("Film: the fact message is among the notes of every answer"))
  }

  @Test("Two types of one name are found")
  func repeated() throws {
    let source = try smallContract(models: ["Film": film, "FilmsGet": film], methods: getFilm)
    expect(Lint(source: source).complaints() == ["FilmsGet: is declared twice"])
  }

  @Test("A member that the table of errors promises and the error's data lacks is found")
  func errorMembers() throws {
    let source = try smallContract(models: ["Film": film, "ErrorData": film.replacing("Film", with: "ErrorData")])
    expect(Lint(source: source).complaints() == ["invalidParams: ErrorData has no member path"])
  }

  @Test("A kind of error that the table of errors lacks is found")
  func errorKinds() throws {
    let methods = getFilm.replacing(#""params""#, with: #""errors": ["upstreamFailed", "upstreamFell"], "params""#)
    expect(try complaints(film, methods: methods) == ["films/get: upstreamFell is not a kind of error"])
  }

  /// A film that can be a row.
  private let shownFilm = film.replacing(#""properties": {"#, with: #""x-view": {"columns": []}, "properties": {"#)

  private func complaints(_ model: String, methods: String = getFilm) throws -> [String] {
    Lint(source: try smallContract(models: ["Film": model], methods: methods)).complaints()
  }
}
