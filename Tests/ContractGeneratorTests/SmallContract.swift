// SPDX-License-Identifier: MIT
import JSON

@testable import ContractGenerator

/// The files of a minimal contract, with the parts that a test adds.
func smallContract(
  models: [String: String] = [:], stored: [String: String] = [:], methods: String = "[]", call: String = "[]",
  list: String = "[]",
  notifications: String = "[]", kinds: String = "[]"
) throws -> ContractSource {
  var files = smallFiles(methods: methods, call: call, list: list, notifications: notifications)
  files["kinds.json"] = #"{"kinds": \#(kinds)}"#
  for (name, text) in models { files["models/\(name).json"] = text }
  for (name, text) in stored { files["stored/\(name).json"] = text }
  return try ContractSource(files: files.mapValues { Array($0.utf8) })
}

func smallFiles(
  methods: String = "[]", call: String = "[]", list: String = "[]", notifications: String = "[]"
) -> [String: String] {
  [
    "info.json": #"{"title": "Small", "version": "2.1.0", "description": "A small contract."}"#,
    "kinds.json": #"{"kinds": []}"#,
    "parameters.json": #"{"call": \#(call), "list": \#(list), "tokens": []}"#,
    "notifications.json": #"{"notifications": \#(notifications)}"#,
    "errors.json": """
    {"errors": [
      {"kind": "invalidParams", "code": -32602, "scope": "request", "title": "No.", "description": "Bad params.",
       "retryable": false, "required": ["path"]},
      {"kind": "upstreamFailed", "code": -32015, "scope": "upstream", "title": "No.", "description": "It failed.",
       "retryable": true, "required": []}
    ]}
    """,
    "methods/films.json": #"{"title": "Films", "description": "All of them.", "methods": \#(methods)}"#,
  ]
}

/// The code that the Swift emitter writes into one file.
func swift(_ source: ContractSource, file: String, module: String = "Contract") throws -> String {
  let path = "Sources/\(module)/Generated/\(file).swift"
  return try SwiftEmitter(source: source).files().first { $0.path == path }?.text ?? ""
}

/// The OpenRPC bundle of a contract.
func bundle(_ source: ContractSource) throws -> JSONValue {
  try JSONValue(parsing: BundleEmitter(source: source).document())
}

extension JSONValue {
  /// The value at a JSON Pointer.
  func at(_ pointer: String) -> JSONValue? {
    pointer.split(separator: "/").reduce(self) { value, token in
      let name = String(token).replacing("~1", with: "/").replacing("~0", with: "~")
      guard let value, value.kind == .array else { return value?[name] }
      return Int(name).flatMap { position in value[position] }
    }
  }
}

/// A method that takes a film's id and returns the film.
let getFilm = """
  [{"name": "films/get", "summary": "Gives one film.", "description": "By id.",
    "params": [{"name": "id", "description": "Which.", "required": true,
                "schema": {"type": "integer", "minimum": 1, "x-unit": "none", "examples": [1]}}],
    "result": {"name": "film", "schema": {"$ref": "#/components/schemas/Film"}},
    "examples": [{"name": "One", "params": {"id": 1}, "result": {"title": "Metropolis"}}]}]
  """

extension String {
  /// These methods as ones that the program calls itself.
  var called: String { replacing(#""params""#, with: #""x-swift": {"called": true}, "params""#, maxReplacements: 1) }
}

let film = """
  {"title": "Film", "description": "A film.", "type": "object", "additionalProperties": false, "required": ["title"],
   "properties": {
     "title": {"description": "What it is called.", "type": "string", "examples": ["Metropolis"]},
     "minutes": {"description": "How long it runs.", "type": "integer", "x-unit": "minutes", "examples": [153]}}}
  """
