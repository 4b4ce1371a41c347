// SPDX-License-Identifier: MIT
import JSON
import Synchronization

/// Calls a router's methods from the same process. There are no messages: results are values that nobody has encoded.
///
/// In-order handlers run one at a time on the caller's thread. All others run in the caller's task, so that cancelling
/// the task cancels the call. The number of calls is not limited here: the callers are the requests of a `Server`,
/// whose limits hold for them.
public final class LocalClient: Sendable {
  /// A value that a method returns or sends.
  public typealias Value = any JSONWritable & Sendable

  let server: Server
  private let lastID = Atomic(0)
  private let inOrder = Mutex(())

  /// - Parameters:
  ///   - redact: removes secrets from a text; applied to every error.
  ///   - listener: receives the notifications that the client has subscribed to.
  public init(
    router: Router, redact: @escaping @Sendable (String) -> String = { $0 },
    listener: @escaping @Sendable (_ notification: String, _ params: JSONValue) -> Void = { _, _ in }
  ) {
    server = Server(router: router, configuration: Configuration(redact: redact), listener: listener)
  }

  /// Initializes the connection, if the router has `initialize`.
  /// - Parameter notifications: the notifications to subscribe to.
  public func start(notifications: [String] = []) {
    guard let route = server.router.routes["initialize"], case .inOrder(let handler) = route.handler else {
      return
    }
    let params = RawJSON { writer in
      writer.object { writer in
        writer.key("initializationOptions")
        writer.object { $0.member("notifications", notifications) }
      }
    }
    let context = RequestContext(route: route, id: .integer(0), received: .now, server: server, call: LocalCall())
    _ = try? inOrder.withLock { _ in try handler(params.value, context) }
    server.subscriptions.activate()
  }

  /// The trace level, as a client sets it with `$/setTrace`.
  public var trace: TraceLevel {
    get { server.trace }
    set { server.trace = newValue }
  }

  /// Calls a method.
  /// - Parameters:
  ///   - params: an object or an array; nil for none.
  ///   - observer: receives what the method sends before its result.
  /// - Returns: the method's result; nil if the observer wanted no more parts.
  /// - Throws: the method's error, redacted.
  public func call(
    _ method: String, _ params: JSONValue?, _ observer: LocalObserver = LocalObserver()
  ) async throws(RPCError) -> Value? {
    guard let route = server.router.routes[method], !route.isOfEngine else {
      throw .methodNotFound(method, known: server.router.methods)
    }
    route.calls.wrappingAdd(1, ordering: .relaxed)
    let call = LocalCall(observer)
    let context = RequestContext(
      route: route, id: .integer(lastID.wrappingAdd(1, ordering: .relaxed).newValue), received: .now, server: server,
      call: call)
    var outcome: String?
    defer { server.logAnswer(to: route, id: context.id, received: context.received, outcome: outcome) }
    do {
      switch route.handler {
      case .engine: return nil
      case .inOrder(let handler): return try inOrder.withLock { _ in try handler(params, context).0 }
      case .concurrent(_, let reading):
        server.counters.change { $0.running += 1 }
        defer { server.counters.change { $0.running -= 1 } }
        return try await reading(params, server).run(context)
      }
    } catch {
      if call.hasEnough { return nil }
      let error = server.report(error)
      outcome = error.kind
      throw error
    }
  }
}

extension LocalClient {
  /// An answer with its presentation, as a client gets it whose call asks for one; nil for a method that has none.
  /// - Parameter params: of the call.
  public func presented(_ answer: RawJSON, of method: String, _ params: JSONValue) -> RawJSON? {
    let names = server.router.routes[method]?.parameters ?? []
    return server.router.presenting?(method, params, names)?(answer)
  }
}

/// Receives what a method sends before its result.
public struct LocalObserver: Sendable {
  /// Whether more parts are wanted.
  public enum Demand: Sendable {
    case more
    /// No more parts are wanted; the call ends.
    case enough
  }

  /// Receives the parts of the result in order; a list method then returns the summary. Nil for no streaming; a list
  /// method then returns one page.
  public let part: (@Sendable (LocalClient.Value) async -> Demand)?
  /// Receives the progress of the work, in percent; nil for none.
  public let report: (@Sendable (_ percentage: Int?, _ message: String?) async -> Void)?

  /// Creates an observer; without arguments, one that receives nothing.
  public init(
    part: (@Sendable (LocalClient.Value) async -> Demand)? = nil,
    report: (@Sendable (_ percentage: Int?, _ message: String?) async -> Void)? = nil
  ) {
    self.part = part
    self.report = report
  }

  /// The same observer for parts that a closure has changed.
  public func mapped(_ change: @escaping @Sendable (LocalClient.Value) -> LocalClient.Value) -> LocalObserver {
    guard let part else { return self }
    return LocalObserver(part: { await part(change($0)) }, report: report)
  }
}

/// A call by a client in the same process.
final class LocalCall: Sendable {
  let observer: LocalObserver
  let workDone = WorkDoneState()
  private let state = Atomic(false)

  init(_ observer: LocalObserver = LocalObserver()) { self.observer = observer }

  /// Whether the observer wants no more parts.
  var hasEnough: Bool { state.load(ordering: .acquiring) }

  /// - Throws: `CancellationError` if no more parts are wanted.
  func send(_ part: LocalClient.Value) async throws(CancellationError) {
    if !hasEnough, await observer.part?(part) != .enough { return }
    state.store(true, ordering: .releasing)
    throw CancellationError()
  }
}
