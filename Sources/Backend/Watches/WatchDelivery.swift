// SPDX-License-Identifier: MIT
import Contract
import Database
import JSON
import JSONRPC

/// Delivers the events of all watches to an external receiver as JSON texts, from a cursor on, as they happen. Retries
/// while the watches' file can't be read; the program's log reports the failure.
public struct WatchDelivery: Sendable {
  /// A part of the log.
  public struct Part: Sendable {
    /// An event, or a gap in place of events that the log no longer has.
    public struct Entry: Sendable {
      /// The entry's place in the log.
      public let cursor: Int
      /// The entry as a JSON text.
      public let text: String
    }

    /// The oldest first.
    public var entries: [Entry]
    /// The cursor up to which the log was read.
    public var cursor: Int
  }

  /// How long to wait before reading the file again.
  private static let pause = Duration.seconds(1)

  private let watches: WatchServices
  private let scheduler: WatchScheduler

  init(_ watches: WatchServices, _ scheduler: WatchScheduler) {
    self.watches = watches
    self.scheduler = scheduler
  }

  /// Polls the providers for due watches from now on, in the one process that holds the lease.
  public func startPolling() { scheduler.startNow() }

  /// The outcome of `checkOnce`.
  public enum Check: Sendable {
    /// Everything due was checked.
    case done
    /// Another process polls, or there is no watch.
    case notNeeded
    /// A check failed, with the message for people.
    case failed(String)
  }

  /// Checks what is due, once; `startPolling` must not have been called.
  public func checkOnce() async -> Check {
    switch await scheduler.runOnce() {
    case .checked: .done
    case .notNeeded: .notNeeded
    case .failed(let message): .failed(message)
    }
  }

  private var store: WatchStore { watches.store }

  /// Why the log can't be read; nil if it can, or if it is only busy.
  public func problem() async -> String? {
    do throws(DatabaseError) {
      _ = try await store.newestCursor()
      return nil
    } catch {
      return error.kind == .busy ? nil : error.message
    }
  }

  /// The cursor from which a command continues: the last one that it confirmed, or the newest for a new command.
  /// - Parameter command: the command for which `confirm` stores cursors; nil for none.
  public func beginning(for command: String?) async -> Int {
    await whenPossible { () async throws(DatabaseError) in
      guard let command else { return try await store.newestCursor() }
      return try await store.beginning(for: .command(command))
    }
  }

  /// The entries after a cursor, without waiting; nil if there is none.
  /// - Throws: if the log can't be read.
  public func available(after cursor: Int) async throws(RPCError) -> Part? {
    var reader = WatchLogReader(watches, after: cursor, of: nil)
    guard let part = try await reader.next(limit: .max) else { return nil }
    return Self.part(part, upTo: reader.cursor)
  }

  private static func part(_ part: WatchLogReader.Part, upTo cursor: Int) -> Part {
    switch part {
    case .events(let events):
      Part(entries: events.map { Part.Entry(cursor: $0.cursor, text: $0.jsonText) }, cursor: cursor)
    case .gap(let gap): Part(entries: [Part.Entry(cursor: gap.cursor, text: gap.jsonText)], cursor: gap.cursor)
    }
  }

  /// The entries after a cursor; waits until there is one.
  public func next(after cursor: Int) async -> Part {
    var reader = WatchLogReader(watches, after: cursor, of: nil)
    while true {
      do {
        if let part = try await reader.next(limit: .max) { return Self.part(part, upTo: reader.cursor) }
        _ = try await reader.waitForChange()
      } catch {
        guard !Task.isCancelled else { return Part(entries: [], cursor: cursor) }
        try? await Task.sleep(for: Self.pause)
      }
    }
  }

  /// Stores that a command has all events up to a cursor.
  /// - Returns: false if that can't be written, for example because the disk is full.
  public func confirm(_ cursor: Int, for command: String) async -> Bool {
    do throws(DatabaseError) {
      try await store.deliver(upTo: cursor, to: .command(command))
      return true
    } catch {
      return false
    }
  }

  private func whenPossible(_ body: () async throws(DatabaseError) -> Int) async -> Int {
    while true {
      do throws(DatabaseError) {
        return try await body()
      } catch {
        try? await Task.sleep(for: Self.pause)
      }
    }
  }
}
