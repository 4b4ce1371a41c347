// SPDX-License-Identifier: MIT
import Contract
import Database
import JSONRPC

/// Reads the log from a cursor on, as it grows: events, gaps and bookmarks. It keeps at most one page of events in
/// memory, so a client that doesn't read costs nothing.
struct WatchLogReader {
  let services: WatchServices
  /// How far the log was read.
  private(set) var cursor: Int
  /// The cursor of the last event that was sent, which the caller sets.
  var sent: Int
  /// How many watches were added and removed up to the last report of that; nil before the log was read.
  private var reportedChanges: Int?
  /// The position of the log at the end of the last wait.
  private var lastPosition: WatchPosition?
  /// Only the events of these watches; nil for all.
  let ids: [Int]?

  /// The time without events after which a bookmark reports how far the log was read.
  private let quiet: Duration
  private static let pageSize = 100

  init(_ services: WatchServices, after cursor: Int, of watches: [Int]?, quiet: Duration = .seconds(60)) {
    self.quiet = quiet
    self.services = services
    self.cursor = cursor
    sent = cursor
    self.ids = watches
  }

  /// The log from now on.
  static func fromNow(
    _ services: WatchServices, of watches: [Int]? = nil
  ) async throws(RPCError) -> WatchLogReader {
    do throws(DatabaseError) {
      return WatchLogReader(services, after: try await services.store.newestCursor(), of: watches)
    } catch {
      throw RPCError(error)
    }
  }

  /// A part of the log.
  enum Part {
    case events([WatchEvent])
    /// The log no longer reaches back to the cursor.
    case gap(WatchGap)
  }

  /// The part of the log after the cursor; nil if there is none.
  /// - Parameter limit: the maximum number of events.
  mutating func next(limit: Int) async throws(RPCError) -> Part? {
    do throws(DatabaseError) {
      let page = try await services.store.events(after: cursor, of: ids, limit: min(limit, Self.pageSize))
      reportedChanges = reportedChanges ?? page.changes
      if page.hasGap {
        cursor = try await services.store.newestCursor()
        return .gap(WatchGap(cursor: cursor))
      }
      cursor = page.cursor
      if page.events.isEmpty { sent = cursor }
      return page.events.isEmpty ? nil : .events(page.events.compactMap(WatchEvent.init))
    } catch {
      throw RPCError(error)
    }
  }

  /// What ended a wait.
  enum Change {
    /// There may be something beyond the cursor.
    case events
    /// Watches were added or removed.
    case watches
    /// The time after which a bookmark is due.
    case nothing
  }

  /// Waits for something beyond the cursor, or for watches to be added or removed.
  mutating func waitForChange() async throws -> Change {
    let end = ContinuousClock.now + quiet
    let reported = reportedChanges ?? 0
    let newest = await services.signal.wait(
      beyond: WatchPosition(cursor: cursor, changes: reported), knowing: lastPosition, atMost: quiet,
      in: services.store)
    try Task.checkCancellation()
    lastPosition = newest
    guard newest.changes <= reported else {
      reportedChanges = newest.changes
      return .watches
    }
    return .now < end ? .events : .nothing
  }
}
