// SPDX-License-Identifier: MIT
import JSON
import JSONRPC

/// Formats results as compact text for a model: tables for lists, sheets for single results, always with the ids that a
/// next call needs. The format depends on the contract's model, so new methods work without changes; a model without a
/// form of its own is printed by its members' names (`PlainForm`).
///
/// Input may come straight from the contract; all text in the output is sanitized (`JSONValue.forModel`).
enum CompactText {
  /// About as much as a model reads without losing focus; some 3,000 tokens.
  static let byteLimit = 12_000

  /// - Parameters:
  ///   - result: the result of a method's tool: the method's result, or a list's rows under `items`.
  ///   - method: the method's name in the contract.
  ///   - goingOn: returns a note on how to get the rows after the given number of rows.
  static func text(
    of result: JSONValue, from method: String, goingOn: @escaping (Int) -> String? = { _ in nil }
  ) -> String {
    let result = result.forModel
    let model = ResultModel.of(method)
    guard let rows = model.rows(in: result) else {
      return TextLimit(bytes: byteLimit).cut(ModelForm.of(model.name).sheet(result), unit: "lines")
    }
    return ListText(model: model.name, list: result, goingOn: goingOn).text(of: rows)
  }

  /// One sentence on what went wrong, and one on what a model can do about it.
  static func text(of error: RPCError) -> String { ErrorText(error.forModel).text }
}
