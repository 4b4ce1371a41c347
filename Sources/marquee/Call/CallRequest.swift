// SPDX-License-Identifier: MIT
import Contract
import JSON
import JSONRPC

/// The single request of `marquee call`, encoded as a message to the engine.
struct CallRequest {
  /// The message on one line, including its newline.
  let line: [UInt8]

  /// - Parameters:
  ///   - params: JSON text; nil for none.
  ///   - isStream: whether to request the pages of a list as they arrive, with a `partialResultToken`.
  ///   - reportsWork: whether to request the progress of the work, with a `workDoneToken`, unless the params are by
  ///     position.
  ///   - presented: the method whose answer is to come ready to be shown, if it can; nil for none.
  /// - Throws: `UsageError` if the params are not a JSON object or array; for a syntax error it names the place.
  init(
    method: String, params text: [UInt8]?, isStream: Bool, reportsWork: Bool = false,
    presenting presented: ContractMethod? = nil
  ) throws(UsageError) {
    let given = try text.map { text throws(UsageError) in try Self.parse(text, of: method) }
    let isPresented = presented?.parameter("presentation") != nil
    let params = presented.map { isPresented ? Self.named(given, of: $0) : given } ?? given
    if isStream, params?.kind == .array {
      throw UsageError(message: "--stream needs the params by name, as an object")
    }
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("jsonrpc", "2.0")
      writer.member("id", 1)
      writer.member("method", method)
      // Params by position have no place for tokens.
      if isStream || reportsWork || isPresented, params?.kind != .array {
        var tokens = isStream ? ["partialResultToken"] : []
        if reportsWork { tokens.append("workDoneToken") }
        writer.object("params") { writer in
          for (name, value) in params?.members.map({ ($0, $1.raw) }) ?? [] where !tokens.contains(name) {
            writer.member(name, value)
          }
          for token in tokens { writer.member(token, "call") }
          if isPresented, params?["presentation"] == nil { writer.member("presentation", true) }
        }
      } else {
        writer.member("params", params?.raw)
      }
    }
    line = writer.bytes + [UInt8(ascii: "\n")]
  }

  /// Params by position with their names, which is where more can be added.
  private static func named(_ params: JSONValue?, of method: ContractMethod) -> JSONValue? {
    guard let params, params.kind == .array else { return params }
    let names = (method.parameters + method.sharedParameters).map(\.name)
    guard params.count <= names.count else { return params }
    return RawJSON { writer in
      writer.object { writer in for (name, value) in zip(names, params.elements) { writer.member(name, value) } }
    }.value
  }

  private static func parse(_ text: [UInt8], of method: String) throws(UsageError) -> JSONValue {
    let example = ContractMethod.named(method)?.exampleParams.first.map { ", or name them: \($0)" } ?? ""
    let value: JSONValue
    do {
      value = try JSONValue(parsing: text)
    } catch {
      throw UsageError(
        message: "the params are not JSON: \(error.reason) at \(place(error.offset, in: text))\(example)")
    }
    guard value.kind == .object || value.kind == .array else {
      throw UsageError(message: #"the params should be an object, such as {"pageSize":5}, or an array\#(example)"#)
    }
    return value
  }

  /// The offset as a line and column, both counted from 1.
  private static func place(_ offset: Int, in text: [UInt8]) -> String {
    let before = text.prefix(offset)
    let line = before.count { $0 == UInt8(ascii: "\n") } + 1
    let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let column = String(decoding: before[start...], as: UTF8.self).count + 1
    return line == 1 ? "column \(column)" : "line \(line), column \(column)"
  }
}
