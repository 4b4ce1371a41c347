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

  private static let byMethod: [String: ResultModel] = {
    let models = ContractMethod.all().map { method in
      let name = method.rows ?? method.result.referenceTarget ?? ""
      // The searches are all remembered ones at once, not a page of them.
      let isSearches = name == "SuggestionList"
      return (
        method.name,
        ResultModel(name: isSearches ? "Suggestion" : name, isList: isSearches || method.rows != nil)
      )
    }
    return Dictionary(models, uniquingKeysWith: { first, _ in first })
  }()
}
