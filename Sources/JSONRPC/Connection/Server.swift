// SPDX-License-Identifier: MIT
import JSON
import Platform
import Synchronization

/// A JSON-RPC server for one client: reads messages, runs the router's handlers, and sends their responses.
public final class Server: Sendable {
  let router: Router
  let configuration: Configuration
  let counters: Counters
  let stopping = Stopping()
  let dispatcher: Dispatcher
  let output: Output
  let subscriptions = Subscriptions()
  let traceLevel = Mutex(TraceLevel.off)
  /// Receives the notifications in place of the output, if the client is in the same process.
  private let listener: (@Sendable (String, JSONValue) -> Void)?

  /// - Parameters:
  ///   - router: the handlers of all methods.
  ///   - client: the client through which these call another router's methods, which then report this server's traffic.
  public convenience init(
    router: Router, configuration: Configuration = Configuration(), workingThrough client: LocalClient? = nil
  ) {
    self.init(
      router: router, configuration: configuration, traffic: client?.server.counters.traffic ?? Traffic(),
      listener: nil)
  }

  init(
    router: Router, configuration: Configuration, traffic: Traffic = Traffic(),
    listener: (@Sendable (String, JSONValue) -> Void)?
  ) {
    counters = Counters(traffic: traffic)
    self.listener = listener
    self.router = router
    self.configuration = configuration
    dispatcher = Dispatcher(limits: configuration.limits, stopping: stopping)
    output = Output(limit: configuration.limits.outboundBytes, stopping: stopping, counters: counters)
  }

  /// Serves until the client is done or the server is stopped. The calling thread becomes the reader and blocks until
  /// then. A server runs only once.
  /// - Parameter begin: called before anything is read, when the server has the threads that it needs to be stopped.
  public func run(over transport: any ByteTransport, begin: () -> Void = {}) -> Ending {
    stopping.whenRequested { transport.interrupt() }
    stopping.whenRequested { [dispatcher] in dispatcher.stop() }
    stopping.whenRequested { [output] in output.releaseReader() }
    output.start(over: transport)
    begin()
    var reader = Reader(server: self, transport: transport)
    reader.run()
    let ending = drain()
    stopping.forgetWakers()
    return ending
  }

  /// Serves over two file descriptors, which stay open.
  public func run(input: FileDescriptor, output: FileDescriptor, begin: () -> Void = {}) -> Ending {
    run(over: FileDescriptorTransport(input: input, output: output), begin: begin)
  }

  /// Serves on a new thread, suspending the caller.
  public func run(over transport: any ByteTransport) async -> Ending {
    await withCheckedContinuation { continuation in
      let isStarted = SystemThread.start {
        let ending: Ending = self.run(over: transport)
        continuation.resume(returning: ending)
      }
      if !isStarted { continuation.resume(returning: .outputFailed(.temporarilyUnavailable)) }
    }
  }

  /// Stops reading; the server ends when accepted requests are finished or their time is up. May be called on any
  /// thread.
  public func stop(_ ending: Ending) { stopping.request(ending) }

  // MARK: For handlers

  /// Sends a notification if the client subscribed to it. Never waits: drops it if the output queue is full.
  /// - Parameter params: must write an object.
  public func notify(_ method: String, _ params: some JSONWritable) {
    guard subscriptions.contains(method) else { return }
    if let listener { return listener(method, RawJSON(writing: params).value) }
    if !output.offer(.notification(method, params: params)) { counters.droppedNotifications.count() }
  }

  /// Subscribes the client to notifications, effective once `initialize` is answered.
  public func subscribe(to methods: some Sequence<String>) { subscriptions.request(methods) }

  /// Stops the server as SIGTERM does when the given process ends. Does nothing if the process isn't visible, for
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
    notify("$/logTrace", LogTrace(message: redact(message()), verbose: details.map(redact)))
  }

  /// A snapshot of the server's counters.
  public var statistics: Statistics {
    var statistics = Statistics(started: counters.started)
    for route in router.routes.values {
      let calls = route.calls.load(ordering: .relaxed)
      if calls > 0 { statistics.requests[route.name] = calls }
    }
    statistics.unknownRequests = counters.unknownRequests.load(ordering: .relaxed)
    statistics.errors = counters.errorsByKind
    statistics.running = dispatcher.runningCount + counters.localCalls.load(ordering: .relaxed)
    statistics.queued = dispatcher.queuedCount
    statistics.bytesIn = counters.traffic.bytesIn.load(ordering: .relaxed)
    statistics.bytesOut = counters.traffic.bytesOut.load(ordering: .relaxed)
    statistics.outboundBytes = output.pendingBytes
    statistics.droppedNotifications = counters.droppedNotifications.load(ordering: .relaxed)
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
