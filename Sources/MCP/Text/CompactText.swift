// SPDX-License-Identifier: MIT
import JSON
import JSONRPC

/// Results as compact answers for a model: tables for lists, sheets for single results, always with the ids that a next
/// call needs. The form depends on the contract's model, so new methods work without changes; a model without a form of
/// its own is formatted by its members' names (`PlainForm`).
enum CompactText {
  /// The answer for a result.
  static func answer(_ result: ContractValue, from method: String) -> Answer {
    let form = ModelForm.of(ResultModel.of(method).name)
    return ListedRows(result).map { ListAnswer($0, as: form).answer { _ in nil }.answer } ?? form.sheet(result)
  }

  /// The text of a result, list or not.
  static func text(of result: ContractValue, from method: String) -> String { answer(result, from: method).text }

  /// One sentence on what went wrong, and one on what a model can do about it.
  static func text(of error: RPCError) -> String { ErrorText(error.forModel).text }
}
