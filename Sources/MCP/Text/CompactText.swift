// SPDX-License-Identifier: MIT
import JSON
import JSONRPC

/// Results as short text for a model: tables for lists, sheets for single things, and always the ids that the next call
/// needs. How a thing looks depends on its model in the contract, so a new method looks right by itself; a model that
/// has no form of its own is written by its names (`PlainForm`).
///
/// What goes in is the contract's to the letter or not; all that is said of it here is as a model may read it.
enum CompactText {
  /// About as much as a model reads without losing the thread; some 3,000 tokens.
  static let byteLimit = 12_000

  /// - Parameters:
  ///   - result: what a method's tool gives: the method's result, or for a list its rows under `items`.
  ///   - method: its name in the contract.
  ///   - goingOn: says how to get at what follows so many of the rows of a list.
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

  /// One sentence on what went wrong, and what a model can do about it.
  static func text(of error: RPCError) -> String { ErrorText(error.forModel).text }
}
