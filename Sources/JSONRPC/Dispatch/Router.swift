// SPDX-License-Identifier: MIT
import JSON
import Synchronization

/// Maps methods to handlers. The engine's lifecycle methods are always present; `initialize` has an ordinary handler,
/// and the server ensures that it succeeds only once, unless the dialect lets it begin a new session.
public struct Router: Sendable {
  let dialect: Dialect
  private(set) var routes: [String: Route] = [:]
  /// Makes what adds its presentation to the result of a call and to each of its parts; nil for a method that has none.
  /// Called for calls whose params ask for it.
  public var presenting: Presenting?

  /// - Parameters:
  ///   - params: as they arrived.
  ///   - names: the names of the method's parameters by position.
  public typealias Presenting =
    @Sendable (_ method: String, _ params: JSONValue?, _ names: [String]) -> (@Sendable (RawJSON) -> RawJSON)?

  /// Creates a router with only the engine's own methods.
  public init(dialect: Dialect = Dialect()) {
    self.dialect = dialect
    for (name, method) in dialect.engineMethods { add(Route(name: name, handler: .engine(method))) }
  }

  /// The names of all methods, sorted.
  public var methods: [String] { routes.keys.sorted() }

  /// Registers a handler that runs concurrently with others. If it throws an `RPCError`, that is the response;
  /// `CancellationError` becomes -32800, any other error -32603.
  public mutating func handle<M: RPCMethod>(
    _ method: M.Type, _ scheduling: Scheduling = .slotted,
    _ body: @escaping @Sendable (M.Params, RequestContext) async throws -> M.Result
  ) {
    handle(M.name, scheduling) { try await body($0, $1) }
  }

  /// Registers a handler of a method that has no description of its own.
  public mutating func handle<Params: ParameterReadable & Sendable>(
    _ name: String, _ scheduling: Scheduling = .slotted,
    _ body: @escaping @Sendable (Params, RequestContext) async throws -> LocalClient.Value
  ) {
    let reading: CallReading = { call, server throws(RPCError) in
      var reader = try server.reader(Params.self, of: call, to: name)
      let params = try Params(&reader)
      let rewriting = server.rewriting(of: params, call, to: name)
      return ReadCall(tokens: reader.tokens, timeLimit: params.timeLimit, rewriting: rewriting) {
        try await body(params, $0)
      }
    }
    add(Route(name: name, handler: .concurrent(scheduling, reading), parameters: Params.parameterNames))
  }

  /// Registers a handler that runs on the reader's thread before the next message is processed. It must not block.
  public mutating func handleInOrder<M: RPCMethod>(
    _ method: M.Type, _ body: @escaping @Sendable (M.Params, RequestContext) throws -> M.Result
  ) {
    handleInOrder(M.name) { try body($0, $1) }
  }

  /// Registers such a handler of a method that has no description of its own.
  public mutating func handleInOrder<Params: ParameterReadable & Sendable>(
    _ name: String, _ body: @escaping @Sendable (Params, RequestContext) throws -> LocalClient.Value
  ) {
    let handler: InOrderHandler = { params, context in
      var reader = try context.server.reader(Params.self, of: params, to: name)
      let read = try Params(&reader)
      let rewriting = read.isPresented ? context.server.rewriting(of: read, params, to: name) : nil
      return (try body(read, context), rewriting)
    }
    add(Route(name: name, handler: .inOrder(handler), parameters: Params.parameterNames))
  }

  /// The other methods of a method's family (`theatres/…`) that take a parameter of this name. Empty if more than two
  /// do: an error that names many methods does not help.
  fileprivate func takers(of parameter: String, besides method: String) -> [String] {
    guard let end = method.firstIndex(of: "/") else { return [] }
    let takers = methods.filter {
      $0.hasPrefix(method[...end]) && $0 != method && routes[$0]?.parameters.contains(parameter) == true
    }
    return takers.count > 2 ? [] : takers
  }

  private mutating func add(_ route: Route) { routes[route.name] = route }
}

extension Server {
  /// Checks the names of a call's params, and finds the progress tokens among them. Here and not in the router, which
  /// would be copied for each call.
  fileprivate func reader(
    _ type: any ParameterReadable.Type, of params: JSONValue?, to method: String
  ) throws(RPCError) -> ParameterReader {
    try ParameterReader(params, names: type.parameterNames, allowsUnknown: type.allowsUnknown) {
      router.takers(of: $0, besides: method)
    }
  }
}

extension Server {
  /// What changes a call's result and its parts on their way to a client; nil to send them as they are.
  fileprivate func rewriting(of params: any ParameterReadable, _ call: JSONValue?, to method: String) -> Rewriting? {
    guard params.isPresented, let present = router.presenting?(method, call, type(of: params).parameterNames) else {
      return params.rewriting
    }
    guard let rewriting = params.rewriting else { return present }
    return { (value: RawJSON) -> RawJSON in present(rewriting(value)) }
  }
}

/// Whether a concurrent handler takes one of the slots that bound how many run at once.
public enum Scheduling: Sendable {
  /// May wait for the network, so the number running at once is limited.
  case slotted
  /// Answers from local data and must not wait behind slotted requests.
  case unslotted
  /// Runs until the client cancels it, and mostly waits (`RequestContext.rest`). It takes no slot, and while it waits
  /// it doesn't delay the end of the server.
  case longLived
}

/// A call of a concurrent method, read from its params once, before it is admitted.
struct ReadCall: Sendable {
  let tokens: ProgressTokens
  /// Counted from when the request was read; nil for none.
  let timeLimit: Duration?
  /// Changes what is sent to a client; nil to send it as it is.
  let rewriting: Rewriting?
  /// Returns the result as a value of any type: a release contains once for each method what its type has to be known
  /// for.
  let run: @Sendable (RequestContext) async throws -> LocalClient.Value
}

/// Reads a call's params. The server's router finds the methods that an unknown parameter belongs to.
typealias CallReading = @Sendable (JSONValue?, Server) throws(RPCError) -> ReadCall

/// Returns the result of a call, and what changes it on its way to a client; nil to send it as it is.
typealias InOrderHandler = @Sendable (JSONValue?, RequestContext) throws -> (LocalClient.Value, Rewriting?)

/// A method's handlers and call count.
final class Route: Sendable {
  enum Handler {
    case engine(EngineMethod)
    case inOrder(InOrderHandler)
    case concurrent(Scheduling, CallReading)
  }

  let name: String
  let handler: Handler
  /// The names of its parameters.
  let parameters: [String]
  let isInitialize: Bool
  /// Whether the engine handles it itself, for connections only.
  var isOfEngine: Bool { if case .engine = handler { true } else { false } }
  let calls = Atomic<Int>(0)

  init(name: String, handler: Handler, parameters: [String] = []) {
    self.name = name
    self.handler = handler
    self.parameters = parameters
    isInitialize = name == "initialize"
  }
}

/// The methods that the engine handles itself, by their LSP names. All but `shutdown` are notifications; if sent with
/// an id, they are answered with null, because the client waits for a response.
public enum EngineMethod: String, CaseIterable, Sendable {
  case shutdown
  case initialized
  case exit
  case cancelRequest = "$/cancelRequest"
  case setTrace = "$/setTrace"
  // Server-to-client only; ignored if a client sends one.
  case progress = "$/progress"
  case logTrace = "$/logTrace"
}

/// The behavior in which protocols over JSON-RPC 2.0 differ. The default is LSP 3.17's base protocol; modules for other
/// protocols override it.
public struct Dialect: Sendable {
  /// The engine's own methods, by name on the wire.
  public var engineMethods = Dictionary(uniqueKeysWithValues: EngineMethod.allCases.map { ($0.rawValue, $0) })

  /// The member with the request's id in the params of a cancellation (LSP, `CancelParams`).
  public var cancelledIDName = "id"

  /// Whether a cancelled request still gets a response, as LSP requires.
  public var answersCancelledRequests = true

  /// Whether `initialize` on an initialized connection begins a new session, which takes the connection over. Otherwise
  /// it is refused, as LSP requires.
  public var initializesAgain = false

  /// Whether batches are allowed. Checked for each batch, because it may depend on the negotiated version.
  public var allowsBatches: @Sendable () -> Bool = { true }

  /// Whether the response to a message without a readable id has none. Otherwise its id is null, as JSON-RPC requires.
  public var omitsUnknownIDs: @Sendable () -> Bool = { false }

  /// The notification that reports a failed notification to the client; nil for none.
  public var errorNotification: String?

  /// The error for a request that the protocol doesn't allow now; nil if it is allowed, or there is no such method.
  public typealias Refusal = @Sendable (_ method: String, _ params: JSONValue?, _ isInitialized: Bool) -> RPCError?

  /// Makes the dialect strict, unless it is nil. A request must then have a non-null id and an object for its params,
  /// and must not call a notification's method. A notification that calls a request's method is ignored. Called for
  /// each request on the reader's thread, also for methods that don't exist.
  public var refusal: Refusal?

  /// The dialect of LSP.
  public init() {}

  /// The error for a call that JSON-RPC allows but this dialect doesn't; nil if it is allowed.
  /// - Parameter route: nil if there is no such method.
  func refusal(of call: IncomingCall, _ route: Route?, isInitialized: Bool) -> RPCError? {
    guard let refusal, let id = call.id else { return nil }
    if !id.isDistinct { return .invalidRequest("\"id\" must be a string or an integer") }
    if call.params?.kind == .array { return RPCError(.invalidParams, "\"params\" must be an object") }
    if case .engine? = route?.handler {
      return .invalidRequest("\"\(call.method)\" is a notification and must not have an \"id\"")
    }
    return refusal(call.method, call.params, isInitialized)
  }

  /// Whether to ignore a call: a notification of a request's method. A dialect that isn't strict runs it as a request
  /// and drops the response.
  func ignores(_ call: IncomingCall, _ route: Route) -> Bool {
    guard refusal != nil, call.id == nil else { return false }
    if case .engine = route.handler { return false }
    return true
  }
}
