// SPDX-License-Identifier: MIT
import Backend
import JSONRPC
import Platform

/// `marquee watch --once`: checks what is due, delivers the events, and ends. Made for cron and the like.
struct WatchOnce {
  let command: WatchCommand
  let delivery: WatchDelivery
  let end: WatchEnd

  private enum Stop: Error {
    /// The program has to end, at a signal or because nobody reads.
    case ended(Ending)
    case failed(String)
  }

  /// - Returns: the exit code: 1 if an upstream or the command failed. What was delivered until then stays delivered.
  func run(to output: FileDescriptor) -> Int32 {
    do throws(Stop) {
      let name = command.options.command
      var cursor = try beginning(of: name)
      let check = try value { await delivery.checkOnce() }
      // Another process checks and, for the same command, delivers.
      if case .notNeeded = check { return 0 }
      while let part = try part(after: cursor) {
        for entry in part.entries {
          try deliver(entry, to: output)
          if let name { try confirm(entry.cursor, for: name) }
        }
        cursor = part.cursor
      }
      if case .failed(let message) = check { throw .failed(message) }
      return 0
    } catch {
      switch error {
      case .failed(let message):
        writeError("marquee: \(message)\n")
        return 1
      case .ended(let ending):
        complain(of: ending)
        return ending.exitCode
      }
    }
  }

  private func beginning(of receiver: String?) throws(Stop) -> Int {
    guard let after = command.options.after else { return try value { await delivery.beginning(for: receiver) } }
    if let receiver { try confirm(after, for: receiver) }
    return after
  }

  private func part(after cursor: Int) throws(Stop) -> WatchDelivery.Part? {
    let read = try value { () async -> Result<WatchDelivery.Part?, RPCError> in
      do throws(RPCError) {
        return .success(try await delivery.available(after: cursor))
      } catch {
        return .failure(error)
      }
    }
    switch read {
    case .success(let part): return part
    case .failure(let error): throw .failed("the events can't be read: \(error.message)")
    }
  }

  private func deliver(_ entry: WatchDelivery.Part.Entry, to output: FileDescriptor) throws(Stop) {
    guard let text = command.options.command else {
      if let ending = command.print(entry, to: output) { throw .ended(ending) }
      return
    }
    let receiver = EventCommand(
      text: text, output: output, keepsEnvironment: command.options.keepsEnvironment)
    switch receiver.deliverOnce(entry, until: end) {
    case .delivered: return
    case .ended(let ending): throw .ended(ending)
    case .failed(let reason):
      throw .failed("event \(entry.cursor): the command \(reason); the next run gives it the event again")
    }
  }

  private func confirm(_ cursor: Int, for receiver: String) throws(Stop) {
    guard try value({ await delivery.confirm(cursor, for: receiver) }) else {
      throw .failed("the position of the command can't be stored, so the next run repeats its last event")
    }
  }

  private func value<Value: Sendable>(_ body: @escaping @Sendable () async -> Value) throws(Stop) -> Value {
    switch end.wait(orFor: body) {
    case .value(let value): return value
    case .end(let ending): throw .ended(ending)
    }
  }
}
