// SPDX-License-Identifier: MIT

/// A watch to be added, whose first check has been made. Times are in seconds since 1970.
struct NewWatch: Sendable {
  /// The definition, in the caller's format, whose version is part of `Schema.watches`.
  var content: String
  /// The present state, in the caller's format.
  var state: String
  /// When it is added, which counts as its first check.
  var createdAt: Int
  /// When it is to be checked next; nil for never.
  var nextCheckAt: Int?
}

/// A watch in the file. Times are in seconds since 1970.
struct StoredWatch: Sendable, Equatable, Identifiable {
  /// Whether a watch is checked.
  enum Status: Int, Sendable {
    case active, paused, ended
  }

  /// From 1, never used twice.
  let id: Int
  /// Grows with each change of the row. A `WatchRecord` made from an older revision is refused.
  let revision: Int
  /// When it was added.
  let createdAt: Int
  /// The definition, in the caller's format, whose version is part of `Schema.watches`.
  var content: String
  /// The state at the last check, in the caller's format.
  var state: String
  /// Whether it is checked.
  var status: Status
  /// When it was last checked; nil if never.
  var lastCheckedAt: Int?
  /// When it is to be checked next; nil for never.
  var nextCheckAt: Int?
  /// The number of checks that failed since the last one that succeeded.
  var failures: Int
  /// Why the last check failed, in the caller's format; nil if it succeeded.
  var failure: String?
}

/// A watch's new values, with the events to log. The store refuses them if the row has changed since `watch` was read.
struct WatchRecord: Sendable {
  /// The new values of the row.
  var watch: StoredWatch
  /// The events in the caller's format, in order.
  var events: [String]
  /// The time of the events, in seconds since 1970.
  var at: Int

  /// - Parameter at: in seconds since 1970.
  init(_ watch: StoredWatch, events: [String] = [], at: Int) {
    self.watch = watch
    self.events = events
    self.at = at
  }

  var byteCount: Int { events.reduce(watch.content.utf8.count + watch.state.utf8.count) { $0 + $1.utf8.count } }
}

/// An event in the log.
struct StoredEvent: Sendable, Equatable {
  /// The event's number, greater than that of every earlier event.
  let cursor: Int
  /// The id of its watch, which may have been removed.
  let watch: Int
  /// The event, in the caller's format.
  let content: String
}

/// A part of the log.
struct WatchLogPage: Sendable, Equatable {
  /// The events, the oldest first.
  var events: [StoredEvent]
  /// The start of the next page. All events of the watches up to this cursor are in this page or in earlier ones.
  var cursor: Int
  /// Whether there are no more.
  var isComplete: Bool
  /// Whether the log no longer has all events after the given cursor.
  var hasGap: Bool
  /// `WatchPosition.changes` when the page was read.
  var changes = 0
}

/// The newest position in the file, for tasks that wait for new events or for added or removed watches.
struct WatchPosition: Sendable, Equatable {
  /// The cursor of the newest event; 0 if there never was one.
  var cursor: Int
  /// The number of times that any process added or removed a watch.
  var changes: Int
}
