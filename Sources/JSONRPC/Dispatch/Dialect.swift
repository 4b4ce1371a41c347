// SPDX-License-Identifier: MIT
/// What a protocol over JSON-RPC 2.0 does in a way of its own. The base protocol of LSP 3.17 unless told otherwise;
/// another protocol's module says what differs.
public struct Dialect: Sendable {
  /// The engine's own methods by their names on the wire.
  public var engineMethods = Dictionary(uniqueKeysWithValues: EngineMethod.allCases.map { ($0.rawValue, $0) })

  /// What a notification that cancels calls the request's id (LSP, `CancelParams`).
  public var cancelledIDName = "id"

  /// Whether a request that was cancelled is answered all the same, as LSP wants every request to be.
  public var answersCancelledRequests = true

  /// Asked when a batch comes: what client and server agree on may decide.
  public var allowsBatches: @Sendable () -> Bool = { true }

  /// What the client is sent when a notification of its own fails; nil: nothing.
  public var errorNotification: String?

  /// What else is demanded of calls; nil: no more than JSON-RPC does.
  public var strictness: Strictness?

  /// Demands beyond JSON-RPC's. A request's id must be one that tells it from others, its params must be an object, and
  /// it must not call what is a notification. A notification must not call what is a request: it is ignored.
  public struct Strictness: Sendable {
    /// The requests that may come before `initialize`, which itself always may.
    public var beforeInitialize: Set<String>

    public init(beforeInitialize: Set<String>) { self.beforeInitialize = beforeInitialize }
  }

  public init() {}
}

extension Dialect.Strictness {
  /// Why a call that JSON-RPC allows may not be made.
  /// - Parameter route: nil where there is no such method.
  func refusal(of call: IncomingCall, _ route: Route?, isInitialized: Bool) -> RPCError? {
    guard let id = call.id else { return nil }
    if !id.isDistinct { return .invalidRequest("\"id\" must be a string or an integer") }
    if call.params?.kind == .array { return RPCError(.invalidParams, "\"params\" must be an object") }
    guard let route else { return nil }
    if case .engine = route.handler { return .invalidRequest("\"\(call.method)\" is a notification: it has no \"id\"") }
    guard isInitialized || route.isInitialize || beforeInitialize.contains(call.method) else {
      return .invalidRequest("\"initialize\" must come before \"\(call.method)\"")
    }
    return nil
  }

  /// Without it anything may be sent as a notification, which is a request whose answer is not wanted.
  func ignores(_ call: IncomingCall, _ route: Route) -> Bool {
    guard call.id == nil else { return false }
    if case .engine = route.handler { return false }
    return true
  }
}
