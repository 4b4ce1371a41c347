// SPDX-License-Identifier: MIT
import Basics
import Synchronization

/// Serves GET requests from cached responses as RFC 9111 allows a private cache: fresh ones without a request; stale
/// ones after the upstream has confirmed them (`ETag`, `Last-Modified`, 304), or at once while they are renewed in the
/// background (`stale-while-revalidate`), or if the upstream fails (`stale-if-error`). The endpoint limits how old such
/// a response may be (`AnswerKind`). An upstream that is known to be unreachable is requested in the background too, so
/// that no caller waits to find out whether it is back.
///
/// Only 200 responses are stored, under URL, language and the key's fingerprint (`HTTPRequest.identity`), so that no
/// key is stored and no response is served for another key. Every 200 that may be stored is, even if it is stale at
/// once: it can still be confirmed, cover a failure and be requested with `CacheMode.only`. Only one that repeats the
/// request's key is not.
///
/// Identical requests under way at the same time are one request: within the process they share a transfer
/// (`SharedTransfers`), and of the processes and machines that share the store one sends it (`FlightBoard`). The same
/// holds for those that revalidate a response. A private call and a reload neither wait for the requests of other
/// processes nor announce theirs.
public final class ResponseCacheTransport: Transport {
  /// The maximum number of concurrent background renewals.
  private static let renewalLimit = 16
  /// How long after a landing a caller that missed the response reads the store again.
  private static let storeDelay = Duration.seconds(60)

  private let transfers: SharedTransfers
  private let cache: ResponseCache
  private let isReachable: @Sendable (HTTPURL) -> Bool
  private let clock: any MonotonicClock
  private let wallClock: @Sendable () -> Instant
  private let flights: FlightBoard
  private let willSend: @Sendable () -> Void
  /// The keys of the entries that are being renewed in the background.
  private let renewing = Mutex<Set<String>>([])

  /// - Parameters:
  ///   - isReachable: whether the URL's host is reachable, as far as is known.
  ///   - wallClock: the clock for ages, which outlive the process.
  ///   - sharing: the processes that share it must share the store, too.
  ///   - willSend: called before a request is sent, or waits for another process's, to open what it needs meanwhile.
  public init(
    around next: any Transport, cache: ResponseCache,
    isReachable: @escaping @Sendable (HTTPURL) -> Bool = { _ in true },
    clock: any MonotonicClock = ContinuousClock(), wallClock: @escaping @Sendable () -> Instant = { .now },
    sharing: ProcessSharing = ProcessSharing(folder: nil), willSend: @escaping @Sendable () -> Void = {}
  ) {
    transfers = SharedTransfers(around: next, clock: clock)
    self.cache = cache
    self.isReachable = isReachable
    self.clock = clock
    self.wallClock = wallClock
    self.willSend = willSend
    flights = FlightBoard(sharing, clock: clock)
  }

  /// The number of callers that wait for a transfer.
  var waitingCount: Int { transfers.waitingCount }

  public func send(_ request: HTTPRequest) async throws(UpstreamError) -> HTTPResponse {
    let key = request.responseKey
    guard request.method == .get, request.cachePolicy != .never else {
      guard request.context.cacheMode != .only else { throw Self.miss(request) }
      let response = try await transfers.send(request)
      // The write may have changed the resource (RFC 9111 section 4.4).
      if !request.method.isSafe, response.status < 400 { await cache.remove(key) }
      return response
    }
    switch request.context.cacheMode {
    case .default:
      let start = clock.now
      guard let entry = await cache.entry(for: key, in: request.context) else {
        return try await once(request, key, since: start) { flight async throws(UpstreamError) in
          try await fetch(request, key, flight)
        }
      }
      return try await answer(request, key, entry, since: start)
    case .reload:
      var request = request
      // Makes caches on the way revalidate as well (RFC 9111 section 5.2.1.4).
      request.headers["Cache-Control"] = "no-cache"
      return try await fetch(request, key)
    case .revalidate:
      let start = clock.now
      let time = wallClock()
      let entry = await cache.entry(for: key, in: request.context)
      // Times are whole seconds: an answer of this second is new unless it is the one that is known.
      let previous = Instant(secondsSince1970: time.secondsSince1970 - 1)
      let last = max(entry?.response.receivedAt ?? previous, previous)
      return try await once(request, key, since: start, newerThan: last) { flight async throws(UpstreamError) in
        guard let entry else { return try await fetch(request, key, flight) }
        var request = request
        // Makes caches on the way revalidate too, but lets them answer that nothing has changed.
        request.headers["Cache-Control"] = "max-age=0"
        return try await renew(request, key, entry.response, flight)
      }
    case .only:
      guard let entry = await cache.entry(for: key, in: request.context) else { throw Self.miss(request) }
      let freshness = freshness(of: entry, request)
      return entry.response(
        to: request, freshness.isFresh ? .cache(age: freshness.time) : .outdated(age: freshness.time))
    }
  }

  private func answer(
    _ request: HTTPRequest, _ key: ResponseKey, _ entry: KeptResponse, since start: ContinuousClock.Instant
  ) async throws(UpstreamError) -> HTTPResponse {
    var entry = entry
    var freshness = freshness(of: entry, request)
    // Another process may have renewed it.
    if !freshness.isFresh, flights.isShared,
      let shared = await cache.sharedEntry(for: key, isExpected: false, in: request.context)
    {
      entry = shared
      freshness = self.freshness(of: entry, request)
    }
    if freshness.isFresh { return entry.response(to: request, .cache(age: freshness.time)) }
    let isKnownToFail = freshness.mayStandIn && !isReachable(request.url)
    if freshness.maySaveTime || isKnownToFail {
      renewInBackground(request, key, entry.response)
      return entry.response(
        to: request, isKnownToFail ? .stale(age: freshness.time) : .outdated(age: freshness.time))
    }
    let outcome: Outcome
    do throws(UpstreamError) {
      let known = entry.response
      outcome = .success(
        try await once(request, key, since: start) { flight async throws(UpstreamError) in
          try await renew(request, key, known, flight)
        })
    } catch {
      outcome = .failure(error)
    }
    guard freshness.mayStandIn, Self.isFailure(outcome) else { return try outcome.get() }
    return entry.response(to: request, .stale(age: freshness.time), attempts: outcome.attempts)
  }

  /// Calls `send`, unless another process is sending the same request: then waits for that, and calls `send` only if no
  /// answer was kept.
  /// - Parameter last: the time after which the answer must have been received; nil for any that is fresh.
  private func once(
    _ request: HTTPRequest, _ key: ResponseKey, since start: ContinuousClock.Instant, newerThan last: Instant? = nil,
    _ send: (FlightBoard.Flight?) async throws(UpstreamError) -> HTTPResponse
  ) async throws(UpstreamError) -> HTTPResponse {
    guard request.context.privacy == .shared else { return try await send(nil) }
    willSend()
    // A response that landed lately may be in the store although the read missed it: urgent reads don't wait for it.
    var since = last == nil ? start.advanced(by: .zero - Self.storeDelay) : start
    // Requests that caches on the way may answer are flights of their own.
    let flightKey = last == nil ? key.text : key.text + " new"
    var landings = 0
    while landings < 2 {
      switch try await flights.board(flightKey, since: since, until: request.context.deadline) {
      case .departs(let flight):
        defer { if let flight { flights.leave(flight) } }
        if let flight, flight.followsAnother, let answer = await sharedAnswer(request, key, last) {
          flight.arrive()
          return answer
        }
        do throws(UpstreamError) {
          return try await send(flight)
        } catch {
          // The transfer that it joined was over before it got there.
          guard error == .transferIsOver else { throw error }
        }
      case .landed:
        landings += 1
        // Before the look, during which another may land.
        let looked = clock.now
        if let answer = await sharedAnswer(request, key, last) { return answer }
        // It wasn't stored, or must be newer. Of those that waited for it, one sends the next request.
        since = looked
      }
    }
    return try await send(nil)
  }

  /// The answer that another process has kept, if it was received after `last`, or is fresh if that is nil.
  private func sharedAnswer(_ request: HTTPRequest, _ key: ResponseKey, _ last: Instant?) async -> HTTPResponse? {
    guard let entry = await cache.sharedEntry(for: key, isExpected: true, in: request.context) else { return nil }
    let freshness = freshness(of: entry, request)
    let isUsable = last.map { entry.response.receivedAt > $0 } ?? freshness.isFresh
    return isUsable ? entry.response(to: request, .cache(age: freshness.time)) : nil
  }

  /// Sends the request and stores the response if that is allowed.
  ///
  /// - Parameter flight: lands once the response is stored.
  private func fetch(
    _ request: HTTPRequest, _ key: ResponseKey, _ flight: FlightBoard.Flight? = nil
  ) async throws(UpstreamError) -> HTTPResponse {
    willSend()
    var response = try await transfers.send(request, on: flight)
    switch response.status {
    case 200:
      // A response that may no longer be stored replaces one that was.
      guard let entry = CachedResponse(response, to: request, receivedAt: wallClock()) else { fallthrough }
      response.memo = await keep(entry, key, request, flight).memo
    case 404, 410: await cache.remove(key)
    default: break
    }
    return response
  }

  /// Revalidates `entry` with a conditional request (RFC 9111 section 4.3).
  private func renew(
    _ request: HTTPRequest, _ key: ResponseKey, _ entry: CachedResponse, _ flight: FlightBoard.Flight? = nil
  ) async throws(UpstreamError) -> HTTPResponse {
    var request = request
    if let tag = entry.headers["ETag"] { request.headers["If-None-Match"] = tag }
    if let date = entry.headers["Last-Modified"] { request.headers["If-Modified-Since"] = date }
    let response = try await fetch(request, key, flight)
    guard response.status == 304 else { return response }
    let confirmed = entry.confirmed(by: response, to: request, at: wallClock())
    return await keep(confirmed, key, request, flight)
      .response(to: request, .revalidated, attempts: response.attempts)
  }

  private func keep(
    _ response: CachedResponse, _ key: ResponseKey, _ request: HTTPRequest, _ flight: FlightBoard.Flight?
  ) async -> KeptResponse {
    if let flight { flights.hold(flight) }
    let privacy = request.context.privacy
    // A bound of zero keeps the response on this machine.
    let freshness = Freshness(
      of: response, CacheControl(response.headers), policy: request.cachePolicy, now: wallClock())
    let bound = privacy == .shared ? freshness.bound : .zero
    let inMemoryAlone = privacy == .memory
    return await cache.keep(response, for: key, bound: bound, inMemoryAlone: inMemoryAlone) { [flights] in
      if let flight { flights.leave(flight) }
    }
  }

  /// Renews an entry on behalf of no caller, within a 30 second deadline of its own.
  private func renewInBackground(_ request: HTTPRequest, _ key: ResponseKey, _ entry: CachedResponse) {
    let isFirst = renewing.withLock { $0.count < Self.renewalLimit && $0.insert(key.text).inserted }
    guard isFirst else { return }
    var request = request
    request.context = CallContext(language: request.context.language, privacy: request.context.privacy)
    let start = clock.now
    Task { [request] in
      // The error is dropped: the next caller gets its own.
      _ = try? await once(request, key, since: start) { flight async throws(UpstreamError) in
        try await renew(request, key, entry, flight)
      }
      renewing.withLock { _ = $0.remove(key.text) }
    }
  }

  private func freshness(of entry: KeptResponse, _ request: HTTPRequest) -> Freshness {
    entry.freshness(by: request.cachePolicy, at: wallClock())
  }

  /// Whether a stale response is better than this outcome (RFC 5861 section 4, and rate limiting).
  private static func isFailure(_ outcome: Outcome) -> Bool {
    switch outcome {
    case .success(let response): UpstreamError.Kind(status: response.status)?.isTemporary ?? false
    case .failure(let error): error.kind.isTemporary
    }
  }

  private static func miss(_ request: HTTPRequest) -> UpstreamError {
    UpstreamError(
      .upstreamUnreachable, "\(.upstream)'s answer is not in the cache, and only the cache may be used",
      cause: .notInCache, isRetryable: false)
  }
}

extension Freshness {
  fileprivate var time: Duration { .seconds(age) }
}
