// SPDX-License-Identifier: MIT

/// A watch as it is added. Times are in seconds since 1970.
public struct NewWatch: Sendable {
  /// The definition, in the caller's format, which `Schema.watches` versions.
  public var content: String
  /// The present state, in the caller's format.
  public var state: String
  /// When it is added, which counts as its first check.
  public var createdAt: Int
  /// When it is to be checked next; nil for never.
  public var nextCheckAt: Int?

  /// A watch whose first check has been made.
  public init(content: String, state: String, createdAt: Int, nextCheckAt: Int?) {
    self.content = content
    self.state = state
    self.createdAt = createdAt
    self.nextCheckAt = nextCheckAt
  }
}

/// A watch in the file. Times are in seconds since 1970.
public struct StoredWatch: Sendable, Equatable, Identifiable {
  /// Whether a watch is checked.
  public enum Status: Int, Sendable {
    case active, paused, ended
  }

  /// Which machine added a watch. Versions before 3.0 shared watches in a fleet, and didn't record who had added them.
  public enum Origin: Int, Sendable {
    /// This machine.
    case here
    /// One of the machines of a fleet, this one or another.
    case unknown
    /// Another machine of a fleet.
    case elsewhere
  }

  /// From 1, never used twice.
  public let id: Int
  /// Grows with each change of the row; a record made from an older one is refused.
  public let revision: Int
  /// When it was added.
  public let createdAt: Int
  /// The definition, in the caller's format, which `Schema.watches` versions.
  public var content: String
  /// The state at the last check, in the caller's format.
  public var state: String
  /// Whether it is checked.
  public var status: Status
  /// When it was last checked; nil if never.
  public var lastCheckedAt: Int?
  /// When it is to be checked next; nil for never.
  public var nextCheckAt: Int?
  /// The number of checks that failed since the last one that succeeded.
  public var failures: Int
  /// Why the last check failed, in the caller's format; nil if it succeeded.
  public var failure: String?
  /// Which machine added it.
  public var origin = Origin.here
}

/// A watch's new values, with their events. It is refused if the row has changed since `watch` was read.
public struct WatchRecord: Sendable {
  /// The row as it is to be.
  public var watch: StoredWatch
  /// The events in the caller's format, in order.
  public var events: [String]
  /// The time of the events, in seconds since 1970.
  public var at: Int

  /// - Parameter at: in seconds since 1970.
  public init(_ watch: StoredWatch, events: [String] = [], at: Int) {
    self.watch = watch
    self.events = events
    self.at = at
  }

  var byteCount: Int { events.reduce(watch.content.utf8.count + watch.state.utf8.count) { $0 + $1.utf8.count } }
}

/// An event in the log.
public struct StoredEvent: Sendable, Equatable {
  /// Its number, which only grows.
  public let cursor: Int
  /// The id of its watch, which may have been removed.
  public let watch: Int
  /// The event, in the caller's format.
  public let content: String
}

/// A part of the log.
public struct WatchLogPage: Sendable, Equatable {
  /// The oldest first.
  public var events: [StoredEvent]
  /// Where the next page begins: all events of the watches up to here are in this page or those before it.
  public var cursor: Int
  /// Whether there are no more.
  public var isComplete: Bool
  /// Whether the log no longer has all events after the given cursor.
  public var hasGap: Bool
  /// `WatchPosition.changes` when the page was read.
  public var changes = 0
}

/// The position of the file, for tasks that wait for something new.
public struct WatchPosition: Sendable, Equatable {
  /// The cursor of the newest event; 0 if there never was one.
  public var cursor: Int
  /// How many watches were ever added and removed, together, by all processes.
  public var changes: Int

  /// - Parameters:
  ///   - cursor: of the newest event.
  ///   - changes: how many watches were added and removed, together.
  public init(cursor: Int, changes: Int) { (self.cursor, self.changes) = (cursor, changes) }
}

/// How many watches are accepted, and how much of the log is kept. No event is too old: a clock may be wrong.
public struct WatchBounds: Sendable {
  /// The maximum number of events in the log.
  public var events: Int
  /// The maximum size of the log's events, in bytes.
  public var eventBytes: Int
  /// The maximum number of watches.
  public var watches: Int
  /// The maximum size of all definitions, in bytes.
  public var definitionBytes: Int

  /// By default 100,000 events in 64 MiB, and 1,000 watches in 16 MiB.
  public init(
    events: Int = 100_000, eventBytes: Int = 64 << 20, watches: Int = 1_000, definitionBytes: Int = 16 << 20
  ) {
    self.events = events
    self.eventBytes = eventBytes
    self.watches = watches
    self.definitionBytes = definitionBytes
  }
}
