import TestSupport
// SPDX-License-Identifier: MIT
import Testing

@testable import ContractGenerator

@Suite("Swift methods", .timeLimit(.minutes(5)))
struct SwiftMethodTests {
  @Test("A method is a type with its name, its result, and params that check their bounds")
  func method() throws {
    let code = try methods(getFilm.called)
    expect(
      code.contains(
        """
        /// Gives one film. By id.
        public enum FilmsGet: RPCMethod {
          public static let name = "films/get"
          public typealias Result = Film

          /// The params of `films/get`, in positional order.
          public struct Params: CallParameters, Sendable, Hashable {
            public static let parameterNames: [String] = ["id"] + CallOptions.parameterNames

            /// Which.
            public var id: Int
            public var call: CallOptions

            public init(id: Int, call: CallOptions = CallOptions()) {
              self.id = id
              self.call = call
            }

            public init(_ reader: inout ParameterReader) throws(RPCError) {
              id = try reader.required("id", .range(1...))
              call = try CallOptions(&reader)
            }
          }
        }
        """))
  }

  @Test("Params are made and sent only for methods that the program calls")
  func called() throws {
    for (json, isCalled) in [(getFilm, false), (getFilm.called, true)] {
      let code = try methods(json)
      expect(code.contains("public init(id: Int") == isCalled)
      expect(code.contains("extension FilmsGet.Params: JSONObjectWritable") == isCalled)
      expect(code.contains("public init(_ reader: inout ParameterReader)"))
    }
  }

  @Test("A list method answers with pages; methods without parameters of their own share their params")
  func list() throws {
    let code = try methods(
      #"[{"name": "films/all", "summary": "S.", "description": "D.", "params": [], "x-rows": "Film", "examples": []}]"#)
    expect(code.contains("public typealias Result = ListResult<Film>"))
    expect(code.contains("public typealias Params = PlainListParameters"))
    let shared = try swift(smallContract(), file: "Parameters")
    expect(shared.contains("public struct PlainListParameters: ListParameters"))
    expect(shared.contains("= ListOptions.parameterNames + CallOptions.parameterNames"))
  }

  @Test("What an optional parameter is if it is left out comes from the schema")
  func defaults() throws {
    let source = try smallContract(
      call: """
        [{"name": "pages", "description": "So many.", "schema": {"type": "integer", "minimum": 1, "maximum": 9,
          "default": 3, "x-unit": "pages", "examples": [1]}},
         {"name": "word", "description": "A word.", "schema": {"type": "string", "maxLength": 5, "examples": ["a"]}}]
        """)
    let code = try swift(source, file: "Parameters")
    expect(code.contains("public init(pages: Int = 3, word: String? = nil)"))
    expect(code.contains(#"pages = reader.given("pages", .range(1...9)) ?? 3"#))
    expect(code.contains(#"word = reader.given("word", .length(0...5))"#))
    expect(code.contains("try reader.finish()"))
  }

  @Test("Rules between parameters are checked once all are read")
  func exclusions() throws {
    let code = try methods(
      getFilm.replacing(
        #""params": [{"#,
        with: """
          "x-exactlyOneOf": [["id", "slug"]], "x-requires": {"city": ["state"]}, "params": [{
          """))
    let reading = try #require(code.range(of: "id = try reader.required"))
    let rule = try #require(code.range(of: #"try reader.exactlyOne(of: ["id": id != nil, "slug": slug != nil])"#))
    expect(reading.upperBound < rule.lowerBound)
    expect(code.contains(#"try reader.require(["state": state != nil], with: ["city": city != nil])"#))
  }

  @Test("A method whose params have codes can't be handled without their lists")
  func codes() throws {
    let code = try methods(
      getFilm.replacing(#""type": "integer", "minimum": 1"#, with: #""type": "string", "x-codes": "markets""#))
    expect(code.contains("public enum FilmsGet: CodedMethod {"))
    expect(code.contains(#"try await codes.resolve(&id, "id", of: .markets)"#))
  }

  @Test("Parameters that several methods have are one member of their params")
  func parts() throws {
    func parameter(_ name: String, _ schema: String) -> String {
      #"{"name": "\#(name)", "description": "D.", "schema": {"type": "string"\#(schema), "examples": ["a"]}}"#
    }
    var files = smallFiles(
      methods: """
        [{"name": "films/list", "summary": "S.", "description": "D.", "x-rows": "Film", "examples": [],
          "x-atMostOneOf": [["near", "by"]],
          "params": [\(parameter("near", #", "x-codes": "markets""#)), \(parameter("by", ""))]}]
        """)
    files["models/Film.json"] = film
    files["parameters.json"] = """
      {"call": [], "list": [], "tokens": [],
       "x-swift": [{"type": "Location", "member": "location", "description": "Where.", "names": ["near"]}]}
      """
    let source = try ContractSource(files: files.mapValues { Array($0.utf8) })
    let code = try swift(source, file: "FilmsMethods")
    expect(code.contains(#"parameterNames: [String] = ["near", "by"]"#))
    expect(code.contains("public var location: Location"))
    expect(!code.contains("public var near"))
    expect(code.contains("location = try Location(&reader)"))
    expect(code.contains(#"try reader.atMostOne(of: ["near": location.near != nil, "by": by != nil])"#))
    expect(code.contains("try await location.resolve(codes)"))
    let shared = try swift(source, file: "Parameters")
    expect(shared.contains("public struct Location: ParameterReadable"))
    expect(shared.contains(#"near = reader.given("near")"#))
    expect(shared.contains(#"try await codes.resolve(&near, "near", of: .markets)"#))
  }

  @Test("A method that the engine answers itself has no type")
  func builtIn() throws {
    let code = try methods(getFilm.replacing(#""params""#, with: #""x-swift": {"type": false}, "params""#))
    expect(!code.contains("FilmsGet"))
  }

  @Test("The document's text is no Swift, but its version is")
  func documentVersion() throws {
    let files = try SwiftEmitter(source: smallContract()).files()
    let document = try #require(files.first { $0.path.hasSuffix("/Document.swift") })
    expect(document.text.contains(#"version = "2.1.0""#))
    expect(files.allSatisfy { $0.text.split(separator: "\n").allSatisfy { $0.count <= 2_000 } })
  }

  private func methods(_ json: String) throws -> String {
    try swift(smallContract(models: ["Film": film], methods: json), file: "FilmsMethods")
  }
}
