// SPDX-License-Identifier: MIT
import JSON
import JSONRPC

/// `logging/setLevel` (MCP, "Logging").
extension ProtocolMethods {
  func registerLogging(in router: inout Router) {
    router.handleInOrder("logging/setLevel") { (params: ProtocolParams, _) in
      let level: LogSeverity = try params.required("level")
      session.logLevel = level
      // Upstream requests are only traced for clients that want the `debug` level.
      contract.trace = level == .debug ? .verbose : .off
      return RawJSON.emptyObject
    }
  }
}

/// The severity of a log message (RFC 5424), least severe first.
enum LogSeverity: String, CaseIterable, Comparable, JSONReadable, Sendable {
  case debug, info, notice, warning, error, critical, alert, emergency

  init(json: JSONValue) throws(JSONMismatch) {
    guard let severity = json.string.flatMap(LogSeverity.init(rawValue:)) else {
      throw json.mismatch(expected: "one of " + Self.allCases.map(\.rawValue).joined(separator: ", "))
    }
    self = severity
  }

  static func < (a: LogSeverity, b: LogSeverity) -> Bool { a.rank < b.rank }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
