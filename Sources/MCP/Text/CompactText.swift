// SPDX-License-Identifier: MIT
import JSON
import JSONRPC

/// Results as compact answers for a model: tables for lists, sheets for single results, always with the ids that a next
/// call needs. The form depends on the contract's model, so new methods work without changes; a model without a form of
/// its own is told by its members' names (`PlainForm`).
///
/// Input may come straight from the contract; all text in the output is sanitized (`JSONValue.forModel`).
enum CompactText {
  /// The answer for a result.
  static func answer(_ result: JSONValue, from method: String) -> Answer {
    let model = ResultModel.of(method)
    let form = ModelForm.of(model.name)
    guard model.isList, let list = try? result.read(ListedRows.self) else { return form.sheet(result.forModel) }
    return ListAnswer(list, as: form).answer { _ in nil }.answer
  }

  /// The text of a result, list or not.
  static func text(of result: JSONValue, from method: String) -> String { answer(result, from: method).text }

  /// One sentence on what went wrong, and one on what a model can do about it.
  static func text(of error: RPCError) -> String { ErrorText(error.forModel).text }
}
