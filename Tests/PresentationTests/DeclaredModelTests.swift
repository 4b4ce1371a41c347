// SPDX-License-Identifier: MIT
import Contract
import JSON
import TestSupport
import Testing

@testable import ContractGenerator
@testable import Presentation

@Suite("A model is readable by what schema/ declares", .timeLimit(.minutes(1)))
struct DeclaredModelTests {
  private static let errors = #"{"errors": []}"#

  /// The files of a contract of one method, which lists concerts.
  private func files(heading: String = "starts", next: String = "") -> [String: String] {
    [
      "info.json": #"{"title": "Small", "version": "1.0.0", "description": "Small."}"#, "kinds.json": #"{"kinds": []}"#,
      "parameters.json": #"{"call": [], "list": [], "tokens": []}"#, "errors.json": Self.errors,
      "notifications.json": #"{"notifications": []}"#,
      "models/Concert.json": """
      {"title": "Concert", "description": "A concert.", "type": "object", "required": ["id"],
       "x-view": {"columns": [{"name": "starts", "heading": "\(heading)", "member": "startsAtLocal",
         "format": "time"},
         {"heading": "concert", "member": "name"}], "marks": [{"mark": "soldOut", "member": "isFull"}]\(next)},
       "properties": {"id": {"type": "string"}, "name": {"type": "string"}, "startsAtLocal": {"type": "string"},
         "isFull": {"type": "boolean"}}}
      """,
      "methods/concerts.json": """
      {"title": "Concerts", "description": "Concerts.", "methods": [{"name": "concerts/all", "summary": "Lists.",
       "description": "All.", "params": [{"name": "place", "description": "P.", "schema": {"type": "string"}}],
       "x-rows": "Concert", "examples": []}]}
      """,
    ]
  }

  private func presentation(_ files: [String: String]) throws -> JSONValue {
    let source = try ContractSource(files: files.mapValues { Array($0.utf8) })
    let text = try #require(ViewEmitter(source: source).files().first?.text)
    let context = PresentationContext(
      settings: UserSettings(), language: nil, region: nil, now: Instant(secondsSince1970: 1_795_284_000), hosts: [],
      clock: { _ in (.utc, "UTC") })
    let presenter = try #require(
      Presenter(
        method: "concerts/all", params: try JSONValue(parsing: #"{"place":"Olathe"}"#), names: ["place"],
        context: context, views: Views(try JSONValue(parsing: text))))
    let page = """
      {"kind":"page","page":1,"items":[{"id":"x:1","name":"Quartet","isFull":true,
       "startsAtLocal":"2026-11-21T19:30:00-06:00"}],"date":"2026-11-21","nextPage":2}
      """
    return presenter.presentation(of: try JSONValue(parsing: page)).value
  }

  @Test("A new model and its method need no other line")
  func newModel() throws {
    let shown = try presentation(files())
    expect(shown["title"]?.string == "Concerts all · Sat 21 Nov")
    expect(shown["columns"]?.elements.compactMap { $0["name"]?.string } == ["starts", "concert"])
    expect(shown["rows"]?.raw.description == #"[{"id":"x:1","cells":["19:30","Quartet"],"marks":["soldOut"]}]"#)
    expect(shown["next"]?[0]?["params"]?.raw.description == #"{"place":"Olathe","page":2,"presentation":true}"#)
  }

  @Test("Another heading or action is a change of the model's file alone")
  func changed() throws {
    let next = #", "next": [{"title": "More here", "method": "concerts/all", "params": {"place": "/name"}}]"#
    let shown = try presentation(files(heading: "at", next: next))
    expect(shown["columns"]?[0]?["heading"]?.string == "at" && shown["columns"]?[0]?["name"]?.string == "starts")
    expect(
      shown["rows"]?[0]?["next"]?.raw.description
        == #"[{"title":"More here","method":"concerts/all","params":{"place":"Quartet","presentation":true}}]"#)
  }
}
