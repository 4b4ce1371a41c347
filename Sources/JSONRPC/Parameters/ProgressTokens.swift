// SPDX-License-Identifier: MIT
import Basics
import JSON

/// A token chosen by the client to identify progress (LSP 3.17, `ProgressToken`), echoed verbatim.
public struct ProgressToken: Sendable, Hashable, JSONReadable, JSONWritable {
  private let text: RawJSON

  public init(json: JSONValue) throws(JSONMismatch) {
    guard json.kind == .string || json.isInteger else { throw json.mismatch(expected: "a string or an integer") }
    text = json.raw
  }

  public func write(to writer: inout JSONWriter) { writer.value(text) }
}

/// The two parameters that every method accepts, by name only (LSP 3.17, `PartialResultParams` and
/// `WorkDoneProgressParams`).
struct ProgressTokens {
  static let partialResultName = "partialResultToken"
  static let workDoneName = "workDoneToken"
  static let names = [partialResultName, workDoneName]

  var partialResult: ProgressToken?
  var workDone: ProgressToken?
}

extension JSONValue {
  /// Whether this is a whole number: in any notation, or without fraction and exponent of any size.
  fileprivate var isInteger: Bool {
    guard kind == .number else { return false }
    return rawBytes.allSatisfy { $0.isASCIIDigit || $0 == UInt8(ascii: "-") } || (try? read(Int.self)) != nil
  }
}
