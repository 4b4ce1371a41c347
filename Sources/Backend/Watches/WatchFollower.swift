// SPDX-License-Identifier: MIT
import Contract
import JSONRPC

/// Answers `watch/follow`: the log from a cursor on, as it grows.
struct WatchFollower {
  let watches: WatchServices
  let scheduler: WatchScheduler
  let params: WatchFollow.Params
  let request: RequestContext

  func follow() async throws -> WatchSummary {
    scheduler.startNow()
    let numbers = params.watchIds?.map(\.number)
    var reader: WatchLogReader
    if let after = params.after {
      reader = WatchLogReader(watches, after: after, of: numbers)
    } else {
      reader = try await WatchLogReader.fromNow(watches, of: numbers)
    }
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
