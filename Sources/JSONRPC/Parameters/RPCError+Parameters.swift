// SPDX-License-Identifier: MIT
import Basics
import JSON

// Errors with code -32602 (invalid params). `path` in their data is a JSON Pointer relative to the params.
extension RPCError {
  static func invalidParams(_ name: String, _ mismatch: JSONMismatch) -> RPCError {
    // The message names a nested value by its path. Otherwise it names the parameter, because the path of a parameter
    // that was passed by position is only its index.
    let place = mismatch.pointer.hasPrefix("/\(name)/") ? String(mismatch.pointer.dropFirst()).shortened : name
    let message =
      mismatch.got == "nothing"
      ? "\"\(place)\" is missing: expected \(mismatch.expected)"
      : "\"\(place)\" is invalid: expected \(mismatch.expected), got \(mismatch.got)"
        + didYouMean(mismatch.nearest)
    return invalidParams(
      message, path: mismatch.pointer, expected: mismatch.expected, got: mismatch.got, nearest: mismatch.nearest)
  }

  /// - Parameter takers: the related methods that accept the parameter.
  static func unknownParameter(
    _ name: String, in params: JSONValue, known: [String], takers: [String] = []
  ) -> RPCError {
    let path = JSONValue.null.missing(name.shortened, expected: "").pointer
    let got = "\"\(name.shortened)\""
    let nearest = nearest(to: name, in: known + ProgressTokens.names)
    guard let nearest, takers.isEmpty else {
      let expected = known.isEmpty ? "no parameters" : "one of " + known.joined(separator: ", ")
      let advice = takers.isEmpty ? ": expected \(expected)" : "; \(takers.joined(separator: " or ")) takes it"
      return invalidParams(
        "Unknown parameter \(got)\(advice)", path: path, expected: expected, got: got, nearest: nearest)
    }
    return invalidParams(
      "Unknown parameter \(got)\(didYouMean(nearest))", path: path, expected: "\"\(nearest)\"", got: got,
      nearest: nearest)
  }

  static func tooManyParameters(_ value: JSONValue, in params: JSONValue, limit: Int) -> RPCError {
    let mismatch = value.mismatch(expected: "at most \(limit) parameters by position").relative(to: params)
    return invalidParams(
      "Too many parameters: expected \(mismatch.expected), got \(params.count)",
      path: mismatch.pointer, expected: mismatch.expected, got: mismatch.got)
  }

  private static func invalidParams(
    _ message: String, path: String, expected: String, got: String, nearest: String? = nil
  ) -> RPCError {
    RPCError(.invalidParams, message) { writer in
      writer.member("path", path)
      writer.member("expected", expected)
      writer.member("got", got)
      writer.member("nearest", nearest)
    }
  }
}

extension JSONMismatch {
  /// The same mismatch with its pointer relative to the params instead of the whole message.
  func relative(to params: JSONValue?) -> JSONMismatch {
    guard let start = params?.pointer, pointer.hasPrefix(start) else { return self }
    return JSONMismatch(
      pointer: String(pointer.dropFirst(start.count)), expected: expected, got: got, nearest: nearest)
  }
}
