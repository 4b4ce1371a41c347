// SPDX-License-Identifier: MIT
import JSON
import TestSupport
import Testing

@testable import ContractGenerator

@Suite("Tools that do a whole task", .timeLimit(.minutes(5)))
struct TaskToolTests {
  private func source(_ tool: String, shared: String = "{}") throws -> ContractSource {
    var files = smallFiles()
    files["mcp/shared.json"] = shared
    files["mcp/tools/book_seat.json"] = tool
    return try ContractSource(files: files.mapValues { Array($0.utf8) })
  }

  private let tool = ##"""
    {"name": "book_seat", "title": "Book", "description": "Books \"a\" seat.",
     "inputSchema": {"type": "object", "properties": {
       "film": {"$ref": "#/shared/film"},
       "examples": {"description": "Own.", "$ref": "#/shared/film"}}},
     "outputSchema": {"type": "object", "properties": {
       "films": {"description": "All.", "type": "array", "items": {"$ref": "#/shared/film"}}}}}
    """##
  private let shared = #"""
    {"film": {"description": "Which film.", "type": "string", "x-unit": "none", "examples": ["Jaws"]}}
    """#

  /// The tool's own document, in the one of all tools.
  private func document() throws -> JSONValue {
    let files = try TaskToolEmitter(source: source(tool, shared: shared)).files()
    expect(files.last?.text.contains("\n  case bookSeat = \"book_seat\"\n") == true)
    let all = try #require(files.first { $0.path == "schema/mcp/tools.json" })
    return try #require(try JSONValue(parsing: all.text)["book_seat"])
  }

  @Test("What is shared stands in its place, and what is said there comes first")
  func sharing() throws {
    let input = try #require(try document()["inputSchema"]?["properties"])
    expect(input["film"]?["description"]?.string == "Which film.")
    expect(input["film"]?["examples"]?[0]?.string == "Jaws")
    expect(input["examples"]?["description"]?.string == "Own.")
    expect(input["examples"]?["type"]?.string == "string")
  }

  @Test("Units and the examples of results are for the editor of the schema")
  func leftOut() throws {
    let document = try document()
    expect(!document.raw.description.contains("x-unit") && !document.raw.description.contains("$ref"))
    let items = document["outputSchema"]?["properties"]?["films"]?["items"]
    expect(items?["type"]?.string == "string" && items?["examples"] == nil)
  }

  @Test(
    "A tool that lacks something is found",
    arguments: [
      (#""title": "Book", "#, "", "mcp/tools/book_seat: has no title"),
      (#""name": "book_seat""#, #""name": "buy""#, #"mcp/tools/book_seat: its "name" is different"#),
      (#""description": "All.", "#, "", "mcp/tools/book_seat outputSchema.films: has no description"),
      (
        ##""film": {"$ref": "#/shared/film"}"##, ##""film": {"$ref": "#/shared/song"}"##,
        "mcp/tools/book_seat inputSchema.film: refers to song, which is not shared"
      ),
    ])
  func faults(part: String, replacement: String, complaint: String) throws {
    let source = try source(tool.replacing(part, with: replacement), shared: shared)
    expect(Lint(source: source).complaints().contains(complaint))
  }

  @Test("A complete one passes")
  func clean() throws {
    expect(try source(tool, shared: shared).taskTools.complaints().isEmpty)
  }
}
