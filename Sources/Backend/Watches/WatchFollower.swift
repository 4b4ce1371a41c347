// SPDX-License-Identifier: MIT
import Contract
import Database
import JSONRPC

/// Answers `watch/follow`: the log from a cursor on, as it grows.
struct WatchFollower {
  let watches: WatchServices
  let scheduler: WatchScheduler
  let params: WatchFollow.Params
  let request: RequestContext

  func follow() async throws -> WatchSummary {
    scheduler.startNow()
    var reader = WatchLogReader(
      watches, after: try await beginning(), of: params.watchIds?.map(\.number))
    do {
      guard let partialResults = request.partialResults else { return try await answer(from: &reader) }
      return try await stream(from: &reader, to: partialResults)
    } catch is CancellationError {
      throw RPCError(.cancelled) { $0.member("cursor", reader.sent) }
    } catch let error as RPCError {
      throw RPCError(error.code, error.message, kind: error.kind, retryable: true) {
        $0.member("cursor", reader.sent)
      }
    }
  }

  /// The cursor to begin after: `after`, which a receiver confirms with it, or what the receiver confirmed last.
  private func beginning() async throws(RPCError) -> Int {
    let store = watches.store
    do throws(DatabaseError) {
      if let after = params.after {
        if let receiver = params.receiver { try await store.deliver(upTo: after, to: .name(receiver)) }
        return after
      }
      guard let receiver = params.receiver else { return try await store.newestCursor() }
      return try await store.beginning(for: .name(receiver))
    } catch {
      throw RPCError(error)
    }
  }

  private func stream(from reader: inout WatchLogReader, to partialResults: PartialResults) async throws -> WatchSummary
  {
    var count = 0
    let limit = params.limit ?? .max
    while true {
      switch try await reader.next(limit: limit - count) {
      case .events(let events)?:
        for event in events {
          try await partialResults.send(WatchEventPart(event: event))
          reader.sent = event.cursor
          count += 1
        }
        if count >= limit { return WatchSummary(itemCount: count, cursor: reader.sent) }
        reader.sent = reader.cursor
      case .gap(let gap)?:
        try await partialResults.send(gap)
        reader.sent = gap.cursor
      case nil:
        switch try await request.rest({ try await reader.waitForChange() }) {
        case .events: break
        case .watches:
          try await partialResults.send(WatchBookmark(cursor: reader.cursor, watchesChanged: true))
        case .nothing: try await partialResults.send(WatchBookmark(cursor: reader.cursor))
        }
      }
    }
  }

  /// Without a token: waits for the first event, and returns all that there are.
  private func answer(from reader: inout WatchLogReader) async throws -> WatchSummary {
    while true {
      switch try await reader.next(limit: params.limit ?? .max) {
      case .events(let events)?:
        return WatchSummary(itemCount: events.count, cursor: reader.cursor, items: events)
      case .gap?: return WatchSummary(itemCount: 0, cursor: reader.cursor, items: [], gap: true)
      case nil: _ = try await request.rest { try await reader.waitForChange() }
      }
    }
  }
}
