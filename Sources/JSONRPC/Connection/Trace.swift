// SPDX-License-Identifier: MIT
import JSON
import Synchronization

/// How much the server reports about its work (LSP 3.17, `TraceValue`).
public enum TraceLevel: String, Sendable, CaseIterable, JSONReadable {
  case off, messages, verbose

  public init(json: JSONValue) throws(JSONMismatch) {
    guard let level = json.string.flatMap(TraceLevel.init(rawValue:)) else {
      throw json.mismatch(expected: "\"off\", \"messages\" or \"verbose\"")
    }
    self = level
  }
}

/// The params of `$/logTrace`.
struct LogTrace: JSONWritable {
  let message: String
  let verbose: String?

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("message", message)
      writer.member("verbose", verbose)
    }
  }
}
