// SPDX-License-Identifier: MIT
import Basics
import Platform
import Synchronization

/// The thread that talks to the engine: it joins, sends what has accumulated, says that the machine is alive, and joins
/// again after a failure.
///
/// It starts with the first question. A connection that can't be opened, or breaks, is opened anew at once; only if
/// that fails, too, or breaks before it was of use, is the engine lost, and tried again later and later. One that can
/// be joined but refuses commands, such as one that is out of memory, is left alone for longer, since each
/// change costs the machine most of its rate for seconds (`FleetShare`). Without questions for a minute the connection
/// is closed.
final class FleetThread: Sendable {
  /// A command, and who waits for its reply.
  struct Question: Sendable {
    enum Command: Sendable {
      case plain(FleetCommand)
      case script(FleetScript, keys: [String], arguments: [String])
    }

    let command: Command
    /// Whether an engine that refuses the command can't be used.
    var isVital = false
    let answer: @Sendable (FleetReply?) -> Void
  }

  /// A change of the connection to the engine.
  enum Event: Sendable {
    /// It shares; the reply to `FleetScript.beat`.
    case beat(FleetReply)
    case lost(FleetConnection.Failure)
    /// The connection was closed, because nobody needs it.
    case left
  }

  private static let beatInterval = Duration.seconds(1)
  private static let idleTime = Duration.seconds(60)
  private static let backoff = (first: Duration.milliseconds(250), longest: Duration.seconds(5))
  private static let backoffOfRefusal = (first: Duration.seconds(5), longest: Duration.seconds(60))
  /// How long an engine has to be of use before the next loss counts as the first.
  private static let trial = Duration.seconds(20)

  private let address: FleetAddress
  private let authorities: String?
  private let beat: @Sendable () -> Question.Command
  private let farewell: @Sendable () -> FleetCommand
  private let onEvent: @Sendable (Event) -> Void
  private let queue = JobQueue<Question>(maximumCount: 16_384, maximumBytes: 32 << 20)
  private let isStarted = Mutex(false)
  private let hasEnded = Monitor(false)

  /// - Parameters:
  ///   - beat: makes the command that says that the machine is alive.
  ///   - farewell: makes the command that says that it leaves.
  ///   - onEvent: called on the thread.
  init(
    address: FleetAddress, authorities: String?, beat: @escaping @Sendable () -> Question.Command,
    farewell: @escaping @Sendable () -> FleetCommand, onEvent: @escaping @Sendable (Event) -> Void
  ) {
    self.address = address
    self.authorities = authorities
    self.beat = beat
    self.farewell = farewell
    self.onEvent = onEvent
  }

  /// Enqueues a question. Without room for it, it is answered with nil at once.
  func ask(_ question: Question) {
    let isRunning = isStarted.withLock { isStarted in
      isStarted = isStarted || SystemThread.start { self.main() }
      return isStarted
    }
    if !isRunning || !queue.add(question, bytes: question.byteCount) { question.answer(nil) }
  }

  /// Ends the thread once it has sent what is left.
  func end() { queue.close() }

  /// Returns when all earlier commands have replies. Blocks, for half a second at most.
  @available(*, noasync)
  func finishQuestions() {
    guard isStarted.withLock(\.self) else { return }
    let isAnswered = Monitor(false)
    ask(Question(command: .plain(FleetCommand(["PING"]))) { _ in isAnswered.change { $0 = true } })
    _ = isAnswered.wait(until: .now + .milliseconds(500)) { $0 ? true : nil }
  }

  /// Sends what is left, and ends the thread. Blocks, for half a second at most.
  @available(*, noasync)
  func close() {
    end()
    guard isStarted.withLock(\.self) else { return }
    _ = hasEnded.wait(until: .now + .milliseconds(500)) { $0 ? true : nil }
  }

  /// A connection, with the names of the scripts there.
  private struct Session {
    let connection: FleetConnection
    var scripts: [FleetScript: [UInt8]] = [:]

    func command(_ command: Question.Command) -> FleetCommand {
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
    // Whether the last connection broke, until another one was of use.
    var isBroken = false
    // When to beat, or to join again.
    var due: ContinuousClock.Instant?
    var joined = ContinuousClock.now
    var lastUse = ContinuousClock.now
    loop: while true {
      var questions: [Question] = []
      switch queue.take(until: due) {
      case .closed: break loop
      case .jobs(let jobs):
        questions = jobs
        lastUse = .now
      case .nothing: break
      }
      if session == nil, due.map({ $0 <= .now }) ?? true {
        do throws(FleetConnection.Failure) {
          session = try isLost || isBroken ? open() : openInTwoTries()
          (isLost, due, joined) = (false, .now + Self.beatInterval, .now)
        } catch {
          isLost = true
          onEvent(.lost(error))
          due = .now + pause
          pause = max(pause, min(pause * 2, Self.backoff.longest))
        }
      }
      guard let open = session else {
        for question in questions { question.answer(nil) }
        // The next command opens a new connection.
        if isLost, .now - lastUse > Self.idleTime {
          due = nil
          onEvent(.left)
        }
        continue
      }
      let isDue = due.map { $0 <= .now } ?? false
      if isDue, questions.isEmpty, .now - lastUse > Self.idleTime {
        leave(open)
        (session, due) = (nil, nil)
        onEvent(.left)
        continue
      }
      if isDue { due = .now + Self.beatInterval }
      if let refusal = work(off: questions, in: open, beats: isDue) {
        open.connection.close()
        session = nil
        // An engine that can be joined may do nothing else, such as one of several behind an address.
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
      } else if isDue || !questions.isEmpty {
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
    let connection = try FleetConnection(to: address, authorities: authorities)
    do throws(FleetConnection.Failure) {
      var session = Session(connection: connection)
      let loads = FleetScript.allCases.map { FleetCommand(["SCRIPT", "LOAD", $0.text]) }
      for (script, reply) in zip(FleetScript.allCases, try connection.demand(loads)) {
        if case .bytes(let name) = reply { session.scripts[script] = name }
      }
      for reply in try connection.demand([session.command(beat())]) { onEvent(.beat(reply)) }
      return session
    } catch {
      connection.close()
      throw error
    }
  }

  /// Tells the engine that the machine leaves. Its other processes announce it again within a second.
  private func leave(_ session: Session) {
    _ = session.connection.send([farewell()])
    session.connection.close()
  }

  /// Why a session can't go on; final if the engine itself refused.
  private struct Refusal {
    let failure: FleetConnection.Failure
    var isFinal = false
  }

  private func work(off questions: [Question], in session: Session, beats: Bool) -> Refusal? {
    var questions = questions
    if beats {
      let onEvent = onEvent
      questions.append(
        Question(command: beat(), isVital: true) { reply in
          if let reply, case .array = reply { onEvent(.beat(reply)) }
        })
    }
    guard !questions.isEmpty else { return nil }
    var refusal: Refusal?
    // In portions, so that none of them takes longer than the wait for a reply.
    var rest = questions[...]
    while !rest.isEmpty, refusal == nil {
      let portion = rest.prefix(Self.portion)
      let (replies, failure) = session.connection.send(portion.map { session.command($0.command) })
      refusal = failure.map { Refusal(failure: $0) }
      for (question, reply) in zip(portion, replies) {
        if case .error(let message) = reply, question.isVital {
          // Scripts that were forgotten are loaded with the next connection.
          let isForgotten = message.hasPrefix("NOSCRIPT")
          refusal = Refusal(failure: FleetConnection.Failure(description: message), isFinal: !isForgotten)
          question.answer(nil)
        } else {
          question.answer(reply)
        }
      }
      for question in portion.dropFirst(replies.count) { question.answer(nil) }
      rest = rest.dropFirst(portion.count)
    }
    for question in rest { question.answer(nil) }
    return refusal
  }

  private static let portion = 256
}

extension FleetThread.Question {
  fileprivate var byteCount: Int {
    switch command {
    case .plain(let command): command.byteCount
    case .script(_, let keys, let arguments): (keys + arguments).reduce(128) { $0 + $1.utf8.count + 32 }
    }
  }
}
