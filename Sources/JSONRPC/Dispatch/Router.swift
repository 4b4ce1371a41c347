// SPDX-License-Identifier: MIT
import JSON

/// Which handler answers which method. The lifecycle's own methods are there from the start; `initialize` is answered
/// by a handler like any other, and the server sees to it that it happens once.
public struct Router: Sendable {
  let dialect: Dialect
  private(set) var routes: [String: Route] = [:]

  /// A router that knows the engine's own methods only.
  public init(dialect: Dialect = Dialect()) {
    self.dialect = dialect
    for (name, method) in dialect.engineMethods { add(Route(name: name, handler: .engine(method))) }
  }

  /// The names of all methods.
  public var methods: [String] { routes.keys.sorted() }

  /// A handler that runs beside the others. Throwing an `RPCError` answers with it, throwing `CancellationError` with
  /// -32800, anything else with -32603.
  public mutating func handle<M: RPCMethod>(
    _ method: M.Type, _ scheduling: Scheduling = .slotted,
    _ body: @escaping @Sendable (M.Params, RequestContext) async throws -> M.Result
  ) {
    let handler: ConcurrentHandler = { params, context in
      var context = context
      let params: M.Params = try context.read(params)
      let result = try await body(params, context)
      return context.id.map { .answer(to: $0, result: result) }
    }
    let timeLimit: @Sendable (JSONValue?) -> Duration? = { params in
      (M.Params.self as? any TimeLimited.Type)?.timeLimit(of: params)
    }
    add(Route(name: M.name, handler: .concurrent(scheduling, handler), timeLimit: timeLimit))
  }

  /// A handler that runs on the reader's thread, before the next message is looked at. It must not block.
  public mutating func handleInOrder<M: RPCMethod>(
    _ method: M.Type, _ body: @escaping @Sendable (M.Params, RequestContext) throws -> M.Result
  ) {
    let handler: InOrderHandler = { params, context, writer in
      let params: M.Params = try context.read(params)
      let result = try body(params, context)
      if let id = context.id { writer.answer(to: id, result: result) }
    }
    add(Route(name: M.name, handler: .inOrder(handler)))
  }

  private mutating func add(_ route: Route) { routes[route.name] = route }
}

/// Whether a concurrent handler takes one of the slots that bound how many run at once.
public enum Scheduling: Sendable {
  /// It may wait for the network, so only so many run at once.
  case slotted
  /// It is answered from what is at hand and must not wait behind those that aren't.
  case unslotted
}
