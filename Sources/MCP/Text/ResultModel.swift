// SPDX-License-Identifier: MIT
import Contract
import JSON

/// The contract model of a method's result.
struct ResultModel: Sendable, Hashable {
  /// The name of the model of the result, or of a list's rows.
  let name: String
  let isList: Bool

  /// The model of a method's result; an empty name for a method that the contract doesn't have.
  static func of(_ method: String) -> ResultModel {
    byMethod[method] ?? ResultModel(name: "", isList: false)
  }

  /// The rows under `items`, if the result is a list; works for pages and for tools' collected lists.
  func rows(in result: JSONValue) -> [JSONValue]? {
    guard isList, let items = result["items"], items.kind == .array else { return nil }
    return Array(items.elements)
  }

  private static let byMethod: [String: ResultModel] = {
    let document = RawJSON(writing: ContractDocument()).value
    var models: [String: ResultModel] = [:]
    for method in document["methods"]?.elements ?? JSONValue.null.elements {
      guard let name = method["name"]?.string, let schema = method["result"]?["schema"] else { continue }
      models[name] = ResultModel(schema: schema)
    }
    return models
  }()

  /// A list method's result is either a page of its rows or a summary.
  private init?(schema: JSONValue) {
    guard let reference = (schema["$ref"] ?? schema["oneOf"]?[0]?["$ref"])?.string,
      let slash = reference.lastIndex(of: "/")
    else { return nil }
    let model = String(reference[reference.index(after: slash)...])
    if schema["oneOf"] != nil, model.hasSuffix("Page") {
      self.init(name: String(model.dropLast("Page".count)), isList: true)
    } else if model == "SuggestionList" {
      self.init(name: "Suggestion", isList: true)
    } else {
      self.init(name: model, isList: false)
    }
  }

  private init(name: String, isList: Bool) {
    self.name = name
    self.isList = isList
  }
}
