// SPDX-License-Identifier: MIT
import JSON
import Platform
import Synchronization

/// A JSON-RPC server for one client: reads messages, runs the router's handlers, and sends their responses.
public final class Server: Sendable {
  let router: Router
  let configuration: Configuration
  let counters = Counters()
  /// Counts the bytes read and written: this server's counters, or those of the server behind `client`.
  let traffic: Counters
  let stopping = Stopping()
  let dispatcher: Dispatcher
  let output: Output
  let subscriptions = Subscriptions()
  let traceLevel = Mutex(TraceLevel.off)
  private let listener: (@Sendable (String, JSONValue) -> Void)?

  /// - Parameters:
  ///   - router: the handlers of all methods.
  ///   - client: the client through which the handlers call another router's methods. The statistics of the client's
  ///     server then count the bytes of this server.
  ///   - listener: receives the notifications in place of the output, if the client is in the same process.
  public init(
    router: Router, configuration: Configuration = Configuration(), workingThrough client: LocalClient? = nil,
    listener: (@Sendable (_ notification: String, _ params: JSONValue) -> Void)? = nil
  ) {
    self.listener = listener
    traffic = client?.server.counters ?? counters
    self.router = router
    self.configuration = configuration
    dispatcher = Dispatcher(limits: configuration.limits, stopping: stopping)
    output = Output(limit: configuration.limits.outboundBytes, stopping: stopping, counters: traffic)
  }

  /// Serves until the client is done or the server is stopped. The calling thread becomes the reader and blocks until
  /// then. A server runs only once.
  /// - Parameter begin: called before anything is read, when the server has started its thread and can be stopped.
  public func run(over transport: any ByteTransport, begin: () -> Void = {}) -> Ending {
    stopping.whenRequested { transport.interrupt() }
    stopping.whenRequested { [dispatcher] in dispatcher.change { $0.stop() } }
    stopping.whenRequested { [output] in output.releaseReader() }
    output.start(over: transport)
    begin()
    var reader = Reader(server: self, transport: transport)
    reader.run()
    let ending = drain()
    stopping.forgetWakers()
    return ending
  }

  /// Stops reading; the server ends when accepted requests are finished or their time is up. May be called on any
  /// thread.
  public func stop(_ ending: Ending) { stopping.request(ending) }

  // MARK: For handlers

  /// Sends a notification if the client has subscribed to it. Never waits: a full output queue drops it.
  /// - Parameter params: must write an object.
  public func notify(_ method: String, _ params: some JSONWritable) {
    guard subscriptions.contains(method) else { return }
    if let listener { return listener(method, RawJSON(writing: params).value) }
    if !output.offer(.notification(method, params: params)) { counters.change { $0.droppedNotifications += 1 } }
  }

  /// Subscribes the client to notifications, effective once `initialize` is answered.
  public func subscribe(to methods: some Sequence<String>) { subscriptions.request(methods) }

  /// Once the given process ends, stops the server as SIGTERM does. Does nothing if the process isn't visible, for
  /// example because the client is in another container.
  public func watch(parent processID: Int) {
    ProcessWatch.start(processID) { [weak self] in self?.stop(.signal(.terminate)) }
  }

  /// The trace level, set by the client in `initialize` or with `$/setTrace`.
  public var trace: TraceLevel {
    get { traceLevel.withLock { $0 } }
    set { traceLevel.withLock { $0 = newValue } }
  }

  /// Sends a `$/logTrace` notification, if the client enabled tracing.
  /// - Parameter verbose: details, omitted below the level `verbose`.
  public func logTrace(_ message: @autoclosure () -> String, verbose: @autoclosure () -> String? = nil) {
    let level = trace
    guard level != .off, subscriptions.contains("$/logTrace") else { return }
    let redact = configuration.redact
    let details = level == .verbose ? verbose() : nil
    let params = RawJSON { writer in
      writer.object { writer in
        writer.member("message", redact(message()))
        writer.member("verbose", details.map(redact))
      }
    }
    notify("$/logTrace", params)
  }

  /// The counters at this moment.
  public var statistics: Statistics {
    var statistics = counters.current
    for route in router.routes.values {
      let calls = route.calls.load(ordering: .relaxed)
      if calls > 0 { statistics.requests[route.name] = calls }
    }
    statistics.running += dispatcher.read(\.runningCount)
    statistics.queued = dispatcher.read(\.queuedCount)
    statistics.outboundBytes = output.pendingBytes
    return statistics
  }
}

/// The server notifications that the client has subscribed to.
final class Subscriptions: Sendable {
  private struct State {
    var requested: Set<String> = []
    var active: Set<String> = []
  }

  private let state = Mutex(State())

  func request(_ methods: some Sequence<String>) { state.withLock { $0.requested.formUnion(methods) } }

  /// Activates the requested subscriptions. Called after the response to `initialize`; nothing may be sent before.
  func activate() { state.withLock { $0.active = $0.requested } }

  func contains(_ method: String) -> Bool { state.withLock { $0.active.contains(method) } }
}

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

/// Counters of a server.
public struct Statistics: Sendable {
  /// When the server was created.
  public var started: ContinuousClock.Instant
  /// The number of requests and notifications by method. Methods that were never called are absent.
  public var requests: [String: Int] = [:]
  /// The number of requests for unknown methods. Not split by name, because a client could make up any number of names.
  public var unknownRequests = 0
  /// The number of errors by `kind`. There are few kinds, because clients can't make them up.
  public var errors: [String: Int] = [:]
  /// The number of running requests.
  public var running = 0
  /// The number of requests waiting for a slot.
  public var queued = 0
  /// Bytes read from the client.
  public var bytesIn = 0
  /// Bytes written to the client.
  public var bytesOut = 0
  /// Bytes waiting to be written.
  public var outboundBytes = 0
  /// The number of notifications dropped because the output queue was full.
  public var droppedNotifications = 0
}

/// The statistics, which any thread may change.
final class Counters: Sendable {
  private let statistics = Mutex(Statistics(started: .now))

  var current: Statistics { statistics.withLock { $0 } }

  func change(_ body: (inout Statistics) -> Void) { statistics.withLock { body(&$0) } }
}
