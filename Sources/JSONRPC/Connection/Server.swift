// SPDX-License-Identifier: MIT
import JSON
import Platform
import Synchronization

/// Answers one client: reads its messages, runs the router's handlers, and sends what they give.
public final class Server: Sendable {
  let router: Router
  let configuration: Configuration
  let counters = Counters()
  let stopping = Stopping()
  let dispatcher: Dispatcher
  let output: Output
  let subscriptions = Subscriptions()
  let traceLevel = Mutex(TraceLevel.off)

  /// - Parameter router: the handlers of all methods.
  public init(router: Router, configuration: Configuration = Configuration()) {
    self.router = router
    self.configuration = configuration
    dispatcher = Dispatcher(limits: configuration.limits, stopping: stopping)
    output = Output(limit: configuration.limits.outboundBytes, stopping: stopping, counters: counters)
  }

  /// Serves until the client is done or someone stops the server, and blocks the calling thread as long: it is the
  /// reader. A server runs once.
  public func run(over transport: any ByteTransport) -> Ending {
    stopping.whenRequested { transport.interrupt() }
    stopping.whenRequested { [dispatcher] in dispatcher.stop() }
    stopping.whenRequested { [output] in output.releaseReader() }
    output.start(over: transport)
    var reader = Reader(server: self, transport: transport)
    reader.run()
    let ending = drain()
    stopping.forgetWakers()
    return ending
  }

  /// The same over two file descriptors, which stay open.
  public func run(input: FileDescriptor, output: FileDescriptor) -> Ending {
    run(over: FileDescriptorTransport(input: input, output: output))
  }

  /// The same on a thread of its own.
  public func run(over transport: any ByteTransport) async -> Ending {
    await withCheckedContinuation { continuation in
      let isStarted = SystemThread.start {
        let ending: Ending = self.run(over: transport)
        continuation.resume(returning: ending)
      }
      if !isStarted { continuation.resume(returning: .outputFailed(.temporarilyUnavailable)) }
    }
  }

  /// Reads nothing more, and ends when what was accepted is finished or the time for that is over. May be called on any
  /// thread.
  public func stop(_ ending: Ending) { stopping.request(ending) }

  // MARK: For handlers

  /// Sends a notification, if the client has asked for it. Never waits: it is left out if the client doesn't read.
  /// - Parameter params: must write an object.
  public func notify(_ method: String, _ params: some JSONWritable) {
    guard subscriptions.contains(method) else { return }
    if !output.offer(.notification(method, params: params)) { counters.droppedNotifications.count() }
  }

  /// The client asks for these notifications. From the answer to `initialize` on it gets them.
  public func subscribe(to methods: some Sequence<String>) { subscriptions.request(methods) }

  /// Stops the server as SIGTERM does when this process is gone. Does nothing if it isn't visible from here, as it is
  /// for a client in another container.
  public func watch(parent processID: Int) {
    ProcessWatch.start(processID) { [weak self] in self?.stop(.signal(.terminate)) }
  }

  /// How much the client wants to be told; it says so in `initialize` or with `$/setTrace`.
  public var trace: TraceLevel {
    get { traceLevel.withLock { $0 } }
    set { traceLevel.withLock { $0 = newValue } }
  }

  /// Sends a `$/logTrace`, if the client wants to be told.
  /// - Parameter verbose: left out below the level `verbose`.
  public func logTrace(_ message: @autoclosure () -> String, verbose: @autoclosure () -> String? = nil) {
    let level = trace
    guard level != .off, subscriptions.contains("$/logTrace") else { return }
    let redact = configuration.redact
    let details = level == .verbose ? verbose() : nil
    notify("$/logTrace", LogTrace(message: redact(message()), verbose: details.map(redact)))
  }

  /// What the server has done up to now.
  public var statistics: Statistics {
    var statistics = Statistics(started: counters.started)
    for route in router.routes.values {
      let calls = route.calls.load(ordering: .relaxed)
      if calls > 0 { statistics.requests[route.name] = calls }
    }
    statistics.unknownRequests = counters.unknownRequests.load(ordering: .relaxed)
    statistics.errors = counters.errorsByKind
    statistics.running = dispatcher.runningCount
    statistics.queued = dispatcher.queuedCount
    statistics.bytesIn = counters.bytesIn.load(ordering: .relaxed)
    statistics.bytesOut = counters.bytesOut.load(ordering: .relaxed)
    statistics.outboundBytes = output.pendingBytes
    statistics.droppedNotifications = counters.droppedNotifications.load(ordering: .relaxed)
    return statistics
  }
}
