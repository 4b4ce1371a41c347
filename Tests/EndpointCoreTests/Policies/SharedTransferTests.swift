// SPDX-License-Identifier: MIT
import Testing

@testable import EndpointCore

@Suite("Shared transfers", .timeLimit(.minutes(5)))
struct SharedTransferTests {
  let clock = ManualClock()
  let upstream = GatedTransport()
  let transport: ResponseCacheTransport

  init() { transport = ResponseCacheTransport(around: upstream, cache: ResponseCache(), clock: clock) }

  /// A request whose response is not cached.
  func get(_ path: String, _ context: CallContext) -> HTTPRequest {
    var request = HTTPRequest.get(path, context)
    request.cachePolicy = .never
    return request
  }

  func context(_ seconds: Int = 30) -> CallContext {
    CallContext(deadline: clock.start.advanced(by: .seconds(seconds)))
  }

  /// Starts a request and returns once it has reached the transport.
  func start(_ request: HTTPRequest) async -> Task<Outcome, Never> {
    let before = transport.waitingCount
    let task = Task { await transport.outcome(of: request) }
    while transport.waitingCount == before { await Task.yield() }
    return task
  }

  @Test("identical requests share one transfer")
  func share() async throws {
    let tasks = [
      await start(get("/a", context())), await start(get("/a", context())), await start(get("/a", context())),
    ]
    await upstream.arrival().answer(.success(.ok("shared")))
    for task in tasks { #expect(try await task.value.get().content == "shared") }
    #expect(upstream.count == 1)
  }

  /// For: the check of a watch took a response that was older than the watch's state.
  @Test("a request that needs a later transfer starts another, which the next one shares")
  func laterTransfer() async throws {
    var late = context()
    late.earliestTransfer = clock.start.advanced(by: .seconds(1))
    let old = await start(get("/a", context()))
    clock.advance(by: .seconds(2))
    let tasks = [await start(get("/a", late)), await start(get("/a", late)), await start(get("/a", context()))]
    await upstream.arrival().answer(.success(.ok("old")))
    await upstream.arrival().answer(.success(.ok("new")))
    #expect(try await old.value.get().content == "old")
    for task in tasks.prefix(2) { #expect(try await task.value.get().content == "new") }
    #expect(try await tasks[2].value.get().content == "old")
    #expect(upstream.count == 2)
  }

  @Test("another URL, language or key is another transfer")
  func differences() async throws {
    var german = get("/a", context())
    german.headers["Accept-Language"] = "de"
    var keyed = get("/a", context())
    keyed.headers["Authorization"] = "Bearer one"
    keyed.secretHeaders = ["Authorization"]
    var otherKey = keyed
    otherKey.headers["Authorization"] = "Bearer two"
    let tasks = [
      await start(get("/a", context())), await start(get("/b", context())), await start(german), await start(keyed),
      await start(otherKey),
    ]
    for _ in tasks { await upstream.arrival().answer() }
    for task in tasks { _ = try await task.value.get() }
    #expect(upstream.count == 5)
  }

  @Test("who accepts a larger answer does not share the transfer of who accepts a smaller one")
  func limits() async throws {
    var larger = get("/a", context())
    larger.bodyLimit *= 2
    let tasks = [await start(get("/a", context())), await start(larger)]
    for _ in tasks { await upstream.arrival().answer() }
    for task in tasks { _ = try await task.value.get() }
    #expect(upstream.count == 2)
  }

  @Test("only GET is shared", arguments: [HTTPMethod.head, .post, .put, .patch, .delete])
  func onlyGet(_ method: HTTPMethod) async throws {
    var request = get("/a", context())
    request.method = method
    let tasks = [request, request].map { request in Task { await transport.outcome(of: request) } }
    for _ in tasks { await upstream.arrival().answer() }
    for task in tasks { _ = try await task.value.get() }
    #expect(upstream.count == 2)
  }

  @Test("when one is cancelled the transfer goes on for the others")
  func oneCancelled() async throws {
    let first = await start(get("/a", context()))
    let second = await start(get("/a", context()))
    let arrival = await upstream.arrival()
    first.cancel()
    #expect(await first.value.kind == .cancelled)
    arrival.answer(.success(.ok("for the second")))
    #expect(try await second.value.get().content == "for the second")
  }

  @Test("when the last is cancelled the transfer ends, and the next request starts another")
  func allCancelled() async throws {
    let first = await start(get("/a", context()))
    let second = await start(get("/a", context()))
    let arrival = await upstream.arrival()
    first.cancel()
    second.cancel()
    #expect(await first.value.kind == .cancelled)
    #expect(await second.value.kind == .cancelled)
    #expect(await arrival.ended().kind == .cancelled)
    let third = await start(get("/a", context()))
    await upstream.arrival().answer(.success(.ok("anew")))
    #expect(try await third.value.get().content == "anew")
  }

  @Test("one that runs out of time leaves; the others have until the latest deadline")
  func deadlines() async throws {
    let first = await start(get("/a", context(10)))
    let second = await start(get("/a", context(40)))
    let arrival = await upstream.arrival()
    #expect(arrival.request.context.deadline == clock.start.advanced(by: .seconds(40)))
    await clock.sleepers(1)
    clock.advance(by: .seconds(10))
    #expect(await first.value.kind == .timedOut)
    arrival.answer(.success(.ok("in time")))
    #expect(try await second.value.get().content == "in time")
  }

  @Test("one with less time joins without cutting the others short")
  func shorterJoins() async throws {
    let first = await start(get("/a", context(40)))
    let second = await start(get("/a", context(10)))
    let arrival = await upstream.arrival()
    await clock.sleepers(1)
    clock.advance(by: .seconds(10))
    #expect(await second.value.kind == .timedOut)
    arrival.answer(.success(.ok("in time")))
    #expect(try await first.value.get().content == "in time")
  }

  @Test("every caller gets the retry notices")
  func retryNotices() async throws {
    let notices = Recorder<String>()
    var one = context()
    one.onRetry = { notices.record("one: \($0.attempt)") }
    var two = context()
    two.onRetry = { notices.record("two: \($0.attempt)") }
    let tasks = [await start(get("/a", one)), await start(get("/a", two))]
    let arrival = await upstream.arrival()
    await arrival.request.context.onRetry?(RetryNotice(error: .lost, wait: .seconds(1), attempt: 1))
    #expect(notices.values.sorted() == ["one: 1", "two: 1"])
    arrival.answer()
    for task in tasks { _ = try await task.value.get() }
  }

  @Test("an error reaches everybody, and is not kept")
  func errors() async throws {
    let tasks = [await start(get("/a", context())), await start(get("/a", context()))]
    await upstream.arrival().answer(.failure(.lost))
    for task in tasks { #expect(await task.value.kind == .upstreamUnreachable) }
    let next = await start(get("/a", context()))
    await upstream.arrival().answer()
    #expect(try await next.value.get().status == 200)
  }
}

extension Outcome {
  /// The kind of the error; nil for a response.
  var kind: UpstreamError.Kind? {
    if case .failure(let error) = self { error.kind } else { nil }
  }
}
