// SPDX-License-Identifier: MIT
import Backend
import JSON
import JSONRPC
import Platform

/// `marquee watch`: has the providers asked for what the watches wait for and tells what happens, until interrupted.
///
/// This thread takes one part of the log after the other and prints it or waits for the user's command. What it waits
/// for is always also the end, which a signal or a closed output announces.
struct WatchCommand {
  let options: Arguments.WatchOptions
  /// Where events are shown to people; nil for JSON.
  let terminal: Terminal?

  /// - Returns: the exit code.
  func run(_ composition: Composition, streams: StandardStreams, signals: Signals) -> Int32 {
    let end = WatchEnd()
    signals.forward { end.announce(.signal($0)) }
    if streams.output.isTerminal { writeError("marquee: waiting for events; press Ctrl-C to end\n") }
    let delivery = WatchDelivery(composition.services)
    let ending: Ending
    if let command = options.command {
      let receiver = EventCommand(text: command, output: streams.output)
      ending = deliver(delivery, as: command, until: end) { receiver.give($0, until: end) }
    } else {
      announceClosing(of: streams.output, to: end)
      ending = deliver(delivery, as: nil, until: end) { print($0, to: streams.output) }
    }
    complain(of: ending)
    return ending.exitCode
  }

  /// - Parameters:
  ///   - receiver: the name under which is kept how far it has come; nil for one of which nothing is kept.
  ///   - give: passes on an entry; returns why it is over, if it is.
  private func deliver(
    _ delivery: WatchDelivery, as receiver: String?, until end: WatchEnd, _ give: (WatchDelivery.Part.Entry) -> Ending?
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
          if let ending = give(entry) { return ending }
          if let receiver, let ending = confirm(entry.cursor, delivery, receiver, end) { return ending }
        }
        cursor = part.cursor
      case .end(let ending): return ending
      }
    }
  }

  /// Keeps how far a receiver has come before it gets more, so that it gets no more than one event twice.
  private func confirm(_ cursor: Int, _ delivery: WatchDelivery, _ receiver: String, _ end: WatchEnd) -> Ending? {
    while true {
      if wait(for: { await delivery.confirm(cursor, for: receiver) }) { return nil }
      if let ending = end.wait(atMost: .seconds(1)) { return ending }
    }
  }

  private func print(_ entry: WatchDelivery.Part.Entry, to output: FileDescriptor) -> Ending? {
    let form = terminal.map { OutputForm.readable($0) } ?? .json(isForTerminal: output.isTerminal)
    guard let event = try? JSONValue(parsing: entry.text) else { return nil }
    do throws(SystemError) {
      try output.writeAll(form.text(ofEvent: event))
      return nil
    } catch {
      return error == .brokenPipe || error == .connectionReset ? .outputClosed : .outputFailed(error)
    }
  }

  /// Tells at once, and not only with the next event, that nobody reads the output any more.
  private func announceClosing(of output: FileDescriptor, to end: WatchEnd) {
    // Without a thread for it the next event tells.
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
