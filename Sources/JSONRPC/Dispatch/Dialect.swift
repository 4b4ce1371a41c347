// SPDX-License-Identifier: MIT
import JSON

/// The behavior in which protocols over JSON-RPC 2.0 differ. The default is LSP 3.17's base protocol; modules for other
/// protocols override it.
public struct Dialect: Sendable {
  /// The engine's own methods by wire name.
  public var engineMethods = Dictionary(uniqueKeysWithValues: EngineMethod.allCases.map { ($0.rawValue, $0) })

  /// The member of a cancel notification's params that holds the request's id (LSP, `CancelParams`).
  public var cancelledIDName = "id"

  /// Whether a cancelled request still gets a response, as LSP requires.
  public var answersCancelledRequests = true

  /// Whether batches are allowed. Checked for each batch, because it may depend on the negotiated version.
  public var allowsBatches: @Sendable () -> Bool = { true }

  /// The notification that reports a failed notification to the client; nil for none.
  public var errorNotification: String?

  /// Additional requirements for calls; nil for those of JSON-RPC only.
  public var strictness: Strictness?

  /// Requirements beyond JSON-RPC's. A request must have a non-null id and an object for its params, and must not call
  /// a notification's method. A notification that calls a request's method is ignored.
  public struct Strictness: Sendable {
    /// The error for a request that the protocol doesn't allow now; nil if it is allowed, or there is no such method.
    public typealias Refusal =
      @Sendable (_ method: String, _ params: JSONValue?, _ isInitialized: Bool) -> RPCError?

    let refusal: Refusal

    /// - Parameter refusal: called for each request on the reader's thread, also for methods that don't exist.
    public init(refusal: @escaping Refusal) { self.refusal = refusal }
  }

  public init() {}
}

extension Dialect.Strictness {
  /// The error for a call that JSON-RPC allows but this dialect doesn't; nil if it is allowed.
  /// - Parameter route: nil if there is no such method.
  func refusal(of call: IncomingCall, _ route: Route?, isInitialized: Bool) -> RPCError? {
    guard let id = call.id else { return nil }
    if !id.isDistinct { return .invalidRequest("\"id\" must be a string or an integer") }
    if call.params?.kind == .array { return RPCError(.invalidParams, "\"params\" must be an object") }
    if case .engine? = route?.handler {
      return .invalidRequest("\"\(call.method)\" is a notification and must not have an \"id\"")
    }
    return refusal(call.method, call.params, isInitialized)
  }

  /// Whether to ignore a notification that calls a request's method. Without strictness such a notification runs as a
  /// request whose response is dropped.
  func ignores(_ call: IncomingCall, _ route: Route) -> Bool {
    guard call.id == nil else { return false }
    if case .engine = route.handler { return false }
    return true
  }
}
