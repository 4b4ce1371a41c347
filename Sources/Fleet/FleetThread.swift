// SPDX-License-Identifier: MIT
import Basics
import Platform
import Synchronization

/// The thread with the connection to the engine. It joins the fleet, sends the queued requests, sends a heartbeat every
/// second, and joins again after a failure.
///
/// It starts with the first request. A connection that can't be opened, or breaks, is reopened at once. If that fails,
/// too, or the new connection breaks before its first reply, the engine counts as lost and is tried again after growing
/// pauses. An engine that accepts the connection but refuses commands, such as one that is out of memory, is tried
/// again after longer pauses, since each change costs the machine most of its rate for seconds (`FleetShare`). The
/// connection is closed after a minute without requests.
final class FleetThread: Sendable {
  /// A command, and the receiver of its reply.
  struct Request: Sendable {
    enum Command: Sendable {
      case plain(FleetCommand)
      case script(FleetScript, keys: [String], arguments: [String])
    }

    let command: Command
    /// Whether an engine that refuses the command counts as lost.
    var isVital = false
    let onReply: @Sendable (FleetReply?) -> Void
  }

  /// A change of the connection to the engine.
  enum Event: Sendable {
    /// The engine replied to a heartbeat (`FleetScript.beat`).
    case beat(FleetReply)
    case lost(FleetConnection.Failure)
    /// The connection was closed, because it was idle.
    case left
  }

  private static let beatInterval = Duration.seconds(1)
  private static let idleTime = Duration.seconds(60)
  private static let backoff = (first: Duration.milliseconds(250), longest: Duration.seconds(5))
  private static let backoffOfRefusal = (first: Duration.seconds(5), longest: Duration.seconds(60))
  /// How long an engine has to work before its next loss counts as the first.
  private static let trial = Duration.seconds(20)

  private let address: FleetAddress
  private let authorities: String?
  private let beat: @Sendable () -> Request.Command
  private let farewell: @Sendable () -> FleetCommand
  private let onEvent: @Sendable (Event) -> Void
  private let queue = JobQueue<Request>(maximumCount: 16_384, maximumBytes: 32 << 20)
  private let isStarted = Mutex(false)
  private let hasEnded = Monitor(false)
  /// Why the engine isn't trusted any more; nil if it is.
  private let doubt = Mutex<FleetConnection.Failure?>(nil)

  /// - Parameters:
  ///   - beat: creates the heartbeat.
  ///   - farewell: creates the command that removes the machine from the fleet.
  ///   - onEvent: called on the thread.
  init(
    address: FleetAddress, authorities: String?, beat: @escaping @Sendable () -> Request.Command,
    farewell: @escaping @Sendable () -> FleetCommand, onEvent: @escaping @Sendable (Event) -> Void
  ) {
    self.address = address
    self.authorities = authorities
    self.beat = beat
    self.farewell = farewell
    self.onEvent = onEvent
  }

  /// Enqueues a request. If the queue is full, the reply is nil at once.
  func enqueue(_ request: Request) {
    let isRunning = isStarted.withLock { isStarted in
      isStarted = isStarted || SystemThread.start { self.main() }
      return isStarted
    }
    if !isRunning || !queue.add(request, bytes: request.byteCount) { request.onReply(nil) }
  }

  /// Counts the engine as lost because of the contents of its replies.
  func distrust(_ reason: String) {
    doubt.withLock { $0 = $0 ?? FleetConnection.Failure(reason, isNonsense: true) }
    // Wakes the thread.
    enqueue(Request(command: .plain(FleetCommand(["PING"]))) { _ in })
  }

  /// Ends the thread once it has sent the queued requests.
  func end() { queue.close() }

  /// Blocks until all earlier commands have replies, for half a second at most.
  @available(*, noasync)
  func finishRequests() {
    guard isStarted.withLock(\.self) else { return }
    let isAnswered = Monitor(false)
    enqueue(Request(command: .plain(FleetCommand(["PING"]))) { _ in isAnswered.change { $0 = true } })
    _ = isAnswered.wait(until: .now + .milliseconds(500)) { $0 ? true : nil }
  }

  /// Sends the queued requests and ends the thread. Blocks, for half a second at most.
  @available(*, noasync)
  func close() {
    end()
    guard isStarted.withLock(\.self) else { return }
    _ = hasEnded.wait(until: .now + .milliseconds(500)) { $0 ? true : nil }
  }

  /// A connection, with the digests of the scripts that were loaded over it.
  private struct Session {
    var connection: FleetConnection
    var scripts: [FleetScript: [UInt8]] = [:]

    func command(_ command: Request.Command) -> FleetCommand {
      switch command {
      case .plain(let command): command
      case .script(let script, let keys, let arguments):
        FleetCommand(
          [Array("EVALSHA".utf8), scripts[script] ?? [], Array("\(keys.count)".utf8)]
            + (keys + arguments).map { Array($0.utf8) })
      }
    }
  }

  private func main() {
    SystemThread.blockSignals()
    var session: Session?
    var pause = Self.backoff.first
    var isLost = false
    // Whether the last connection broke, until another one has delivered a reply.
    var isBroken = false
    // When to send a heartbeat, or to join again.
    var due: ContinuousClock.Instant?
    var joined = ContinuousClock.now
    var lastUse = ContinuousClock.now
    loop: while true {
      var requests: [Request] = []
      switch queue.take(until: due) {
      case .closed: break loop
      case .jobs(let jobs):
        requests = jobs
        lastUse = .now
      case .nothing: break
      }
      if session == nil, due.map({ $0 <= .now }) ?? true {
        do throws(FleetConnection.Failure) {
          session = try isLost || isBroken ? open() : openInTwoTries()
          isLost = false
          due = .now + Self.beatInterval
          joined = .now
        } catch {
          isLost = true
          onEvent(.lost(error))
          due = .now + pause
          pause = max(pause, min(pause * 2, Self.backoff.longest))
        }
      }
      guard var open = session else {
        for request in requests { request.onReply(nil) }
        // The next command opens a new connection.
        if isLost, .now - lastUse > Self.idleTime {
          due = nil
          onEvent(.left)
        }
        continue
      }
      let isDue = due.map { $0 <= .now } ?? false
      if isDue, requests.isEmpty, .now - lastUse > Self.idleTime {
        leave(open)
        session = nil
        due = nil
        onEvent(.left)
        continue
      }
      if isDue { due = .now + Self.beatInterval }
      session = nil
      if let refusal = work(off: requests, in: &open, beats: isDue) {
        open.connection.close()
        // One of several engines behind an address may accept connections and do nothing else.
        let isUseless = refusal.isFinal || isBroken
        isBroken = true
        due = .now
        if isUseless {
          isLost = true
          onEvent(.lost(refusal.failure))
          pause = min(max(pause, Self.backoffOfRefusal.first), Self.backoffOfRefusal.longest)
          due = .now + pause
          pause *= 2
        }
        continue
      }
      session = open
      if isDue || !requests.isEmpty {
        isBroken = false
        if .now - joined >= Self.trial { pause = Self.backoff.first }
      }
    }
    if let session { leave(session) }
    hasEnded.change { $0 = true }
  }

  private func openInTwoTries() throws(FleetConnection.Failure) -> Session {
    do throws(FleetConnection.Failure) { return try open() } catch { return try open() }
  }

  private func open() throws(FleetConnection.Failure) -> Session {
    doubt.withLock { $0 = nil }
    var session = Session(connection: try FleetConnection(to: address, authorities: authorities))
    do throws(FleetConnection.Failure) {
      let loads = FleetScript.allCases.map { FleetCommand(["SCRIPT", "LOAD", $0.text]) }
      for (script, reply) in zip(FleetScript.allCases, try session.connection.demand(loads)) {
        guard case .bytes(let name) = reply, name.count == 40 else { throw .nonsense("a digest that is none") }
        session.scripts[script] = name
      }
      for reply in try session.connection.demand([session.command(beat())]) {
        guard FleetHeartbeat(reply) != nil else { throw .nonsense(reply.summary) }
        onEvent(.beat(reply))
      }
      return session
    } catch {
      session.connection.close()
      throw error
    }
  }

  /// Removes the machine from the fleet. Its other processes add it again within a second.
  private func leave(_ session: Session) {
    var session = session
    _ = try? session.connection.demand([farewell()])
    session.connection.close()
  }

  /// Why a session ended. Final if the engine itself refused a command.
  private struct Refusal {
    let failure: FleetConnection.Failure
    var isFinal = false
  }

  private func work(off requests: [Request], in session: inout Session, beats: Bool) -> Refusal? {
    var requests = requests
    if beats {
      let onEvent = onEvent
      requests.append(
        Request(command: beat(), isVital: true) { reply in
          if let reply { onEvent(.beat(reply)) }
        })
    }
    // In portions, so that none takes longer than the wait for a reply.
    var rest = requests[...]
    var refusal: Refusal?
    while !rest.isEmpty, refusal == nil {
      let portion = Array(rest.prefix(Self.portion))
      var answered = 0
      do throws(FleetConnection.Failure) {
        let commands = portion.map { session.command($0.command) }
        try session.connection.send(commands) { index, reply throws(FleetConnection.Failure) in
          let request = portion[index]
          if let failure = request.fault(in: reply) { throw failure }
          answered += 1
          request.onReply(reply)
        }
        if let failure = doubt.withLock({ $0 }) { throw failure }
      } catch {
        refusal = Refusal(failure: error, isFinal: error.isNonsense)
      }
      for request in portion.dropFirst(answered) { request.onReply(nil) }
      rest = rest.dropFirst(portion.count)
    }
    for request in rest { request.onReply(nil) }
    return refusal
  }

  private static let portion = 256
}

extension FleetThread.Request {
  /// The reason for which the engine counts as lost after a reply; nil if there is none.
  fileprivate func fault(in reply: FleetReply) -> FleetConnection.Failure? {
    guard case .error(let message) = reply else { return accepts(reply) ? nil : .nonsense(reply.summary) }
    // Scripts that were forgotten are loaded with the next connection.
    return isVital ? FleetConnection.Failure(message, isNonsense: !message.hasPrefix("NOSCRIPT")) : nil
  }

  /// Whether a reply is one that the command can have.
  private func accepts(_ reply: FleetReply) -> Bool {
    guard case .script(let script, _, let arguments) = command else {
      if case .array = reply { return false } else { return true }
    }
    switch (script, reply) {
    case (.beat, _): return FleetHeartbeat(reply) != nil
    case (.budget, .array): return FleetScript.isBudget(reply, arguments)
    case (.flight, .integer(let result)), (.outage, .integer(let result)): return (0...2).contains(result)
    default: return false
    }
  }

  fileprivate var byteCount: Int {
    switch command {
    case .plain(let command): command.byteCount
    case .script(_, let keys, let arguments): (keys + arguments).reduce(128) { $0 + $1.utf8.count + 32 }
    }
  }
}
