// SPDX-License-Identifier: MIT
import JSONRPC

extension Dialect {
  /// The Model Context Protocol's (https://modelcontextprotocol.io/specification): a request that was cancelled gets no
  /// answer ("Cancellation"), and nothing but `ping` may come before `initialize` ("Lifecycle").
  ///
  /// - Parameter allowsBatches: asked when a batch comes, because the version agreed on decides.
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
