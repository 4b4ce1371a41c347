// SPDX-License-Identifier: MIT
import Contract
import JSONRPC
import Store

/// The log from a cursor on, as it grows: events, gaps and bookmarks. It holds no more than one page of events, so that
/// a reader who doesn't read costs nothing.
struct WatchLogReader {
  let watchServices: WatchServices
  /// How far the log was read.
  private(set) var cursor: Int
  /// How far the reader has come, from where it can go on: its user sets this as it passes on the events of a page.
  var given: Int
  /// How many watches had been added and removed when the reader was last told; nil before the log was read.
  private var changes: Int?
  /// The newest position of the log when it was last waited for.
  private var known: WatchPosition?
  /// Only the events of these watches; nil for all.
  let watches: [Int]?

  /// How long nothing happens before a bookmark says how far the log was read.
  private let quiet: Duration
  private static let pageSize = 100

  init(_ watchServices: WatchServices, after cursor: Int, of watches: [Int]?, quiet: Duration = .seconds(60)) {
    self.quiet = quiet
    self.watchServices = watchServices
    self.cursor = cursor
    given = cursor
    self.watches = watches
  }

  /// The log from now on.
  static func fromNow(_ watchServices: WatchServices, of watches: [Int]? = nil) async throws(RPCError) -> WatchLogReader {
    guard watchServices.store.exists else { return WatchLogReader(watchServices, after: 0, of: watches) }
    do throws(DatabaseError) {
      return WatchLogReader(watchServices, after: try await watchServices.store.newestCursor(), of: watches)
    } catch {
      throw RPCError(error)
    }
  }

  /// What comes next.
  enum Part {
    case events([WatchEvent])
    /// The log no longer reaches back to the cursor.
    case gap(WatchGap)
  }

  /// What is in the log beyond the cursor; nil if nothing is.
  /// - Parameter limit: the maximum number of events.
  mutating func next(limit: Int) async throws(RPCError) -> Part? {
    do throws(DatabaseError) {
      let page = try await watchServices.store.eventsIfAny(after: cursor, of: watches, limit: min(limit, Self.pageSize))
      changes = changes ?? page.changes
      if page.hasGap {
        guard watchServices.store.exists else {
          cursor = 0
          return .gap(WatchGap(cursor: 0, watches: []))
        }
        let (rows, newest) = try await watchServices.store.watches(watches)
        cursor = newest
        return .gap(WatchGap(cursor: newest, watches: rows.compactMap(LoadedWatch.init).map { Watch($0) }))
      }
      cursor = page.cursor
      if page.events.isEmpty { given = cursor }
      return page.events.isEmpty ? nil : .events(page.events.compactMap(WatchEvent.init))
    } catch {
      throw RPCError(error)
    }
  }

  /// What ends the wait for something new.
  enum News {
    /// There may be something beyond the cursor.
    case events
    /// Watches were added or removed.
    case watches
    /// Nothing came for as long as a bookmark waits.
    case none
  }

  /// Waits for something beyond the cursor, or for watches to be added or removed.
  mutating func waitForNews() async throws -> News {
    let end = ContinuousClock.now + quiet
    let told = changes ?? 0
    let newest = await watchServices.signal.wait(
      beyond: WatchPosition(cursor: cursor, changes: told), knowing: known, atMost: quiet, in: watchServices.store)
    try Task.checkCancellation()
    known = newest
    guard newest.changes <= told else {
      changes = newest.changes
      return .watches
    }
    return .now < end ? .events : .none
  }
}

extension RPCError {
  /// -32803 for a file of watches that can't be read or written.
  init(_ error: DatabaseError) { self.init(.requestFailed, error.message, retryable: error.kind == .busy) }
}
