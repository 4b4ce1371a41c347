import TestSupport
// SPDX-License-Identifier: MIT
import Testing

@testable import ContractGenerator

@Suite("Swift models", .timeLimit(.minutes(5)))
struct SwiftModelTests {
  @Test("A structure has its members in order, optional unless required, with their units")
  func structure() throws {
    let code = try swift(smallContract(models: ["Film": film], methods: getFilm), file: "Film")
    expect(
      code.contains(
        """
        /// A film.
        public struct Film: Sendable, Hashable {
          /// What it is called.
          public var title: String
          /// How long it runs. In minutes.
          public var minutes: Int?

          public init(title: String, minutes: Int? = nil) {
            self.title = title
            self.minutes = minutes
          }
        }

        extension Film: JSONObjectWritable {
          public func writeMembers(to writer: inout JSONWriter) {
            writer.member("title", title)
            writer.member("minutes", minutes)
          }
        }
        """))
  }

  @Test("A model of params is read and written, one of answers is written")
  func directions() throws {
    let methods = getFilm.replacing(
      #"{"type": "integer", "minimum": 1, "x-unit": "none", "examples": [1]}"#, with: reference("Filter"))
    let source = try smallContract(
      models: ["Film": film, "Filter": film.replacing("Film", with: "Filter")], methods: methods)
    let answer = try swift(source, file: "Film")
    expect(answer.contains("JSONObjectWritable") && !answer.contains("JSONReadable"))
    let filter = try swift(source, file: "Filter")
    expect(filter.contains("JSONObjectWritable"))
    expect(filter.contains(#"title = try json.required("title")"#))
    expect(filter.contains(#"minutes = try json.optional("minutes")"#))
  }

  @Test("A model that nothing uses leaves no file")
  func unused() throws {
    expect(try swift(smallContract(models: ["Film": film]), file: "Film").isEmpty)
  }

  /// For: private rentals were lost where two providers' answers became one, since the fields were listed by hand.
  @Test("A model that fills has each of its optional fields filled from another")
  func filling() throws {
    let film = film.replacing(#""type": "object","#, with: #""type": "object", "x-swift": {"fills": true},"#)
    let code = try swift(smallContract(models: ["Film": film], methods: getFilm), file: "Film")
    expect(
      code.contains(
        """
          public mutating func fill(from other: Film) {
            minutes = minutes ?? other.minutes
          }
        """))
  }

  @Test("An enumeration's cases are Swift names of the wire's words")
  func enumeration() throws {
    let code = try result(
      #"{"description": "An order.", "type": "string", "enum": ["default", "rating.desc"], "examples": ["default"]}"#)
    expect(
      code.contains(
        """
        public enum Result: String, Enumeration {
          case `default`
          case ratingDesc = "rating.desc"
        }
        """))
  }

  @Test("A constant member is written and not stored")
  func constant() throws {
    let code = try result(
      """
      {"description": "A part.", "type": "object", "required": ["kind"],
       "properties": {"kind": {"description": "Tells it.", "const": "part", "examples": ["part"]}}}
      """)
    expect(code.contains(#"writer.member("kind", "part")"#))
    expect(!code.contains("var kind"))
  }

  @Test("Alternatives that a kind tells apart become an enum with values")
  func union() throws {
    let code = try result(
      """
      {"description": "Found.", "oneOf": [
        {"type": "object", "properties": {
          "kind": {"description": "Tells it.", "const": "text", "examples": ["text"]},
          "item": {"description": "It.", "type": "string", "examples": ["a"]}}},
        {"type": "object", "properties": {
          "kind": {"description": "Tells it.", "const": "count", "examples": ["count"]},
          "item": {"description": "It.", "type": "integer", "x-unit": "none", "examples": [1]}}}]}
      """)
    expect(code.contains("case text(String)"))
    expect(code.contains("case count(Int)"))
    expect(code.contains("    case .count(let value):\n        writer.member(\"kind\", \"count\")"))
  }

  @Test("A schema with a hole becomes a generic type")
  func generic() throws {
    let code = try result(
      """
      {"description": "A page.", "type": "object", "x-generic": "Row", "required": ["items"], "properties": {
        "items": {"description": "Rows.", "type": "array", "items": {"$ref": "#/components/schemas/Row"},
                  "examples": [[]]}}}
      """)
    expect(code.contains("public struct Result<Row: JSONWritable & Hashable & Sendable>: Sendable, Hashable {"))
    expect(code.contains("public var items: [Row]"))
  }

  @Test(
    "Each form of schema is one Swift type",
    arguments: [
      (#"{"type": "number"}"#, "Double"), (#"{"type": "boolean"}"#, "Bool"),
      (#"{"type": "array", "items": {"type": "string"}}"#, "[String]"),
      (#"{"type": "object", "additionalProperties": true}"#, "RawJSON"),
      (#"{"type": "object", "additionalProperties": {"type": "integer"}}"#, "[String: Int]"),
      (##"{"$ref": "#/components/schemas/Date"}"##, "Day"), (##"{"$ref": "#/components/schemas/Word"}"##, "String"),
    ])
  func types(schema: String, type: String) throws {
    let source = try smallContract(models: [
      "Words": """
      {"$defs": {
        "Date": {"description": "A day.", "type": "string", "x-swift": {"type": "Day"}, "examples": ["2026-11-21"]},
        "Word": {"description": "A word.", "type": "string", "pattern": "^[a-z]+$", "examples": ["word"]}}}
      """
    ])
    expect(try SwiftTypes(schemas: source.schemas).type(of: .init(parsing: schema)) == type)
  }

  @Test("The type of a file is internal, is read and written, and becomes the contract's value")
  func stored() throws {
    let shelf = ##"""
      {"$defs": {
        "StoredShelf": {"description": "A shelf.", "x-contract": "Shelf", "required": ["films"], "properties": {
          "films": {"type": "array", "items": {"$ref": "#/components/schemas/StoredFilm"}},
          "best": {"$ref": "#/components/schemas/StoredFilm"}}},
        "StoredFilm": {"description": "A film.", "x-contract": "Film", "required": ["title"], "properties": {
          "title": {"type": "string"}}}}}
      """##
    let source = try smallContract(models: ["Film": film], stored: ["Shelves": shelf], methods: getFilm)
    let code = try swift(source, file: "StoredShelves", module: "Backend")
    expect(code.contains("\nstruct StoredShelf: Sendable, Hashable {") && !code.contains("public"))
    expect(code.contains("extension StoredShelf: JSONReadable"))
    expect(code.contains("extension StoredShelf: JSONObjectWritable"))
    expect(
      code.contains(
        """
        extension Shelf {
          init(_ stored: StoredShelf) {
            self.init(films: stored.films.map { Film($0) }, best: stored.best.map { Film($0) })
          }
        }
        """))
    expect(try !bundle(source).raw.description.contains("StoredFilm"))
  }

  @Test("A schema without a Swift type is refused")
  func noType() throws {
    let types = SwiftTypes(schemas: try smallContract().schemas)
    #expect(throws: ContractError.self) { try types.type(of: .init(parsing: #"{"type": ["string", "integer"]}"#)) }
  }

  private func reference(_ name: String) -> String {
    ##"{"$ref": "#/components/schemas/\##(name)", "examples": [{}]}"##
  }

  /// The Swift code for the schema of a method's result.
  private func result(_ schema: String) throws -> String {
    let methods = getFilm.replacing("schemas/Film", with: "schemas/Result")
    return try swift(smallContract(models: ["Result": schema], methods: methods), file: "Result")
  }
}
