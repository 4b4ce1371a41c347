// SPDX-License-Identifier: MIT
import Backend
import JSON
import JSONRPC
import Platform

/// `marquee watch`: polls the watches and prints their events, or runs a command with each, until interrupted; with
/// `--once` (`WatchOnce`), until all that is due was checked and delivered.
///
/// This thread reads one part of the log after the other and prints it or runs the user's command. Whatever it waits
/// for, the wait also ends with the program: at a signal or when the output is closed (`WatchEnd`).
struct WatchCommand {
  let options: Arguments.WatchOptions
  /// Where events are shown to people; nil for JSON.
  let terminal: Terminal?
  /// Adds its presentation to a list of events.
  private var present: (@Sendable (RawJSON) -> RawJSON)?

  init(options: Arguments.WatchOptions, terminal: Terminal?) {
    self.options = options
    self.terminal = terminal
  }

  /// - Returns: the exit code.
  func run(_ composition: Composition, streams: StandardStreams, signals: Signals) -> Int32 {
    var command = self
    command.present = composition.router.presenting?("watch/events", nil, [])
    return command.watch(composition, streams: streams, signals: signals)
  }

  private func watch(_ composition: Composition, streams: StandardStreams, signals: Signals) -> Int32 {
    let end = WatchEnd()
    signals.forward { end.announce(.signal($0)) }
    if streams.output.isTerminal, !options.isOnce { writeError("marquee: waiting for events; press Ctrl-C to end\n") }
    let delivery = composition.backend.watchDelivery()
    if case .value(let problem?) = end.wait(orFor: { await delivery.problem() }) {
      writeError("marquee: \(problem)\n")
      return 1
    }
    if options.isOnce {
      return WatchOnce(command: self, delivery: delivery, end: end).run(to: streams.output)
    }
    delivery.startPolling()
    let ending: Ending
    if let command = options.command {
      let receiver = EventCommand(
        text: command, output: streams.output, keepsEnvironment: options.keepsEnvironment)
      ending = deliver(delivery, as: command, until: end) { receiver.deliver($0, until: end) }
    } else {
      announceClosing(of: streams.output, to: end)
      ending = deliver(delivery, as: nil, until: end) { print($0, to: streams.output) }
    }
    complain(of: ending)
    return ending.exitCode
  }

  /// - Parameters:
  ///   - receiver: the name under which its cursor is stored; nil to store none.
  ///   - handle: passes on an entry; returns the reason if the program has to end.
  private func deliver(
    _ delivery: WatchDelivery, as receiver: String?, until end: WatchEnd,
    _ handle: (WatchDelivery.Part.Entry) -> Ending?
  ) -> Ending {
    var cursor = 0
    if let after = options.after {
      cursor = after
      if let receiver, let ending = confirm(after, delivery, receiver, end) { return ending }
    } else {
      switch end.wait(orFor: { await delivery.beginning(for: receiver) }) {
      case .value(let beginning): cursor = beginning
      case .end(let ending): return ending
      }
    }
    while true {
      switch end.wait(orFor: { [cursor] in await delivery.next(after: cursor) }) {
      case .value(let part):
        for entry in part.entries {
          if let ending = handle(entry) { return ending }
          if let receiver, let ending = confirm(entry.cursor, delivery, receiver, end) { return ending }
        }
        cursor = part.cursor
      case .end(let ending): return ending
      }
    }
  }

  /// Stores the cursor of a receiver before it receives the next event, so that at most one event is delivered twice.
  private func confirm(_ cursor: Int, _ delivery: WatchDelivery, _ receiver: String, _ end: WatchEnd) -> Ending? {
    while true {
      if wait(for: { await delivery.confirm(cursor, for: receiver) }) { return nil }
      if let ending = end.wait(atMost: .seconds(1)) { return ending }
    }
  }

  func print(_ entry: WatchDelivery.Part.Entry, to output: FileDescriptor) -> Ending? {
    let form = terminal.map { OutputForm.readable($0) } ?? .json(isForTerminal: output.isTerminal)
    guard let event = try? JSONValue(parsing: entry.text) else { return nil }
    do throws(SystemError) {
      try output.writeAll(form.text(ofEvent: event, present))
      return nil
    } catch {
      return error == .brokenPipe || error == .connectionReset ? .outputClosed : .outputFailed(error)
    }
  }

  /// Announces the end as soon as the reader closes the output, rather than at the next event.
  private func announceClosing(of output: FileDescriptor, to end: WatchEnd) {
    // If no thread can be started, the next event fails to be written.
    _ = SystemThread.start {
      SystemThread.blockSignals()
      var room: [UInt8] = [0]
      let outcome = room.withUnsafeMutableBytes {
        FileDescriptorTransport(input: .none, output: output).read(into: $0)
      }
      if outcome == .outputClosed { end.announce(.outputClosed) }
    }
  }
}

/// The end of `marquee watch` and its reason. Every wait of its thread also ends with it.
final class WatchEnd: Sendable {
  private let state = Monitor<Ending?>(nil)

  /// What came first.
  enum Outcome<Value> {
    case value(Value)
    case end(Ending)
  }

  /// Announces the end. Only the first announcement counts.
  func announce(_ ending: Ending) { state.change { $0 = $0 ?? ending } }

  /// Blocks until the end, but no longer than the time; nil if the end has not come.
  func wait(atMost time: Duration) -> Ending? { state.wait(until: .now + time) { $0 } }

  /// Blocks until the body returns or the end comes. After the end the body still runs, and its value is lost.
  func wait<Value: Sendable>(orFor body: @escaping @Sendable () async -> Value) -> Outcome<Value> {
    let promised = promise(of: Value.self)
    Task.detached { promised.fill(await body()) }
    while true {
      if let outcome = promised.wait(until: nil) { return outcome }
    }
  }

  /// A value that another thread will set.
  func promise<Value: Sendable>(of type: Value.Type) -> Promised<Value> { Promised(state) }

  /// A value that one thread sets and another waits for.
  final class Promised<Value: Sendable>: Sendable {
    private let end: Monitor<Ending?>
    private let value = Monitor<Value?>(nil)

    fileprivate init(_ end: Monitor<Ending?>) { self.end = end }

    /// Sets the value, under the lock on which the other thread waits.
    func fill(_ value: Value) { end.change { _ in self.value.withLock { $0 = value } } }

    /// Blocks until the value is set or the end comes; nil after the deadline.
    /// - Parameter deadline: nil for no limit.
    func wait(until deadline: ContinuousClock.Instant?) -> Outcome<Value>? {
      end.wait(until: deadline) { [value] end in
        value.withLock { $0 }.map { .value($0) } ?? end.map { .end($0) }
      }
    }

    /// Blocks until the value is set, whether or not the end has come; nil after the deadline.
    func valueAlone(atMost time: Duration) -> Value? {
      end.wait(until: .now + time) { [value] _ in value.withLock { $0 } }
    }
  }
}
