// SPDX-License-Identifier: MIT
import Contract
import JSONRPC

/// Answers `watch/follow`: the log from a cursor on, as it grows.
struct WatchFollower {
  let services: Services
  let params: WatchFollow.Params
  let request: RequestContext

  func follow() async throws -> WatchSummary {
    // Whoever follows wants the providers to be asked.
    services.askForWatches()
    let watches = params.watchIds?.map(\.number)
    var feed: WatchFeed
    if let after = params.after {
      feed = WatchFeed(services.watching, after: after, of: watches)
    } else {
      feed = try await WatchFeed.fromNow(services.watching, of: watches)
    }
    do {
      guard let partialResults = request.partialResults else { return try await answer(from: &feed) }
      return try await stream(from: &feed, to: partialResults)
    } catch is CancellationError {
      throw RPCError(.cancelled) { $0.member("cursor", feed.given) }
    } catch let error as RPCError {
      throw RPCError(error.code, error.message, kind: error.kind, retryable: true) {
        $0.member("cursor", feed.given)
      }
    }
  }

  private func stream(from feed: inout WatchFeed, to partialResults: PartialResults) async throws -> WatchSummary {
    var count = 0
    let limit = params.limit ?? .max
    while true {
      switch try await feed.next(limit: limit - count) {
      case .events(let events)?:
        for event in events {
          try await partialResults.send(WatchEventPart(event: event))
          feed.given = event.cursor
          count += 1
        }
        if count >= limit { return WatchSummary(itemCount: count, cursor: feed.given) }
        feed.given = feed.cursor
      case .gap(let gap)?:
        try await partialResults.send(gap)
        feed.given = gap.cursor
      case nil:
        switch try await request.rest({ try await feed.waitForNews() }) {
        case .events: break
        case .watches:
          try await partialResults.send(WatchBookmark(cursor: feed.cursor, watchesChanged: true))
        case .none: try await partialResults.send(WatchBookmark(cursor: feed.cursor))
        }
      }
    }
  }

  /// Without a token: as soon as there is something, all that there is.
  private func answer(from feed: inout WatchFeed) async throws -> WatchSummary {
    while true {
      switch try await feed.next(limit: params.limit ?? .max) {
      case .events(let events)?:
        return WatchSummary(itemCount: events.count, cursor: feed.cursor, items: events)
      case .gap?: return WatchSummary(itemCount: 0, cursor: feed.cursor, items: [], gap: true)
      case nil: _ = try await request.rest { try await feed.waitForNews() }
      }
    }
  }
}
