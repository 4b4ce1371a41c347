// SPDX-License-Identifier: MIT
import JSONRPC

extension Dialect {
  /// The dialect of the Model Context Protocol (https://modelcontextprotocol.io/specification): a cancelled request
  /// gets no response ("Cancellation"), and only `ping` may precede `initialize` ("Lifecycle").
  /// - Parameter allowsBatches: called for each batch, because the answer depends on the negotiated version.
  static func mcp(allowsBatches: @escaping @Sendable () -> Bool) -> Dialect {
    var dialect = Dialect()
    dialect.engineMethods = ["notifications/initialized": .initialized, "notifications/cancelled": .cancelRequest]
    dialect.cancelledIDName = "requestId"
    dialect.answersCancelledRequests = false
    dialect.allowsBatches = allowsBatches
    dialect.strictness = Strictness(beforeInitialize: ["ping"])
    return dialect
  }
}
