// SPDX-License-Identifier: MIT

/// A watch to be added. Times are in seconds since 1970.
public struct NewWatch: Sendable {
  /// The definition, in the caller's format, whose version is part of `Schema.watches`.
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

  /// From 1, never used twice.
  public let id: Int
  /// Grows with each change of the row. A `WatchRecord` made from an older revision is refused.
  public let revision: Int
  /// When it was added.
  public let createdAt: Int
  /// The definition, in the caller's format, whose version is part of `Schema.watches`.
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
}

/// A watch's new values, with the events to log. The store refuses them if the row has changed since `watch` was read.
public struct WatchRecord: Sendable {
  /// The new values of the row.
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
  /// The event's number, greater than that of every earlier event.
  public let cursor: Int
  /// The id of its watch, which may have been removed.
  public let watch: Int
  /// The event, in the caller's format.
  public let content: String
}

/// A part of the log.
public struct WatchLogPage: Sendable, Equatable {
  /// The events, the oldest first.
  public var events: [StoredEvent]
  /// The start of the next page. All events of the watches up to this cursor are in this page or in earlier ones.
  public var cursor: Int
  /// Whether there are no more.
  public var isComplete: Bool
  /// Whether the log no longer has all events after the given cursor.
  public var hasGap: Bool
  /// `WatchPosition.changes` when the page was read.
  public var changes = 0
}

/// The newest position in the file, for tasks that wait for new events or for added or removed watches.
public struct WatchPosition: Sendable, Equatable {
  /// The cursor of the newest event; 0 if there never was one.
  public var cursor: Int
  /// The number of times that any process added or removed a watch.
  public var changes: Int

  /// - Parameters:
  ///   - cursor: the cursor of the newest event.
  ///   - changes: the number of times that a watch was added or removed.
  public init(cursor: Int, changes: Int) { (self.cursor, self.changes) = (cursor, changes) }
}
