// SPDX-License-Identifier: MIT
import Testing

@testable import EndpointCore

@Suite("Bounded concurrency", .timeLimit(.minutes(5)))
struct HostConcurrencyTests {
  let clock = ManualClock()
  let upstream = GatedTransport()

  func context(_ id: String? = nil, _ seconds: Int = 30) -> CallContext {
    CallContext(requestID: id, deadline: clock.now.advanced(by: .seconds(seconds)))
  }

  func queue(
    _ transport: HostConcurrencyTransport, _ path: String, _ context: CallContext, _ place: Int
  ) async -> Task<Outcome, Never> {
    let task = Task { await transport.outcome(of: .get(path, context)) }
    while transport.waitingCount < place { await Task.yield() }
    return task
  }

  @Test("no more than the limit are on their way, and each that ends lets the next one go")
  func bound() async throws {
    let transport = HostConcurrencyTransport(around: upstream, limit: 3, clock: clock)
    let tasks = (0..<20).map { index in Task { await transport.outcome(of: .get("/\(index)", context())) } }
    var running: [GatedTransport.Arrival] = []
    for _ in 0..<3 { running.append(await upstream.arrival()) }
    while transport.waitingCount < 17 { await Task.yield() }
    for ended in 1...20 {
      #expect(upstream.count == min(ended + 2, 20))
      running.removeFirst().answer()
      if ended <= 17 { running.append(await upstream.arrival()) }
    }
    for task in tasks { _ = try await task.value.get() }
    #expect(transport.waitingCount == 0)
  }

  @Test("requests take turns: a single one comes next, however many pages of another wait")
  func fairness() async throws {
    let transport = HostConcurrencyTransport(around: upstream, limit: 1, clock: clock)
    var tasks = [Task { await transport.outcome(of: .get("/page0", context("stream"))) }]
    var running = await upstream.arrival()
    for page in 1...50 { tasks.append(await queue(transport, "/page\(page)", context("stream"), page)) }
    tasks.append(await queue(transport, "/single", context("get"), 51))
    tasks.append(await queue(transport, "/nobody", context(), 52))
    var order: [String] = []
    for _ in 1...52 {
      running.answer()
      running = await upstream.arrival()
      order.append(running.request.url.path)
    }
    running.answer()
    #expect(order.prefix(5) == ["/page1", "/single", "/nobody", "/page2", "/page3"])
    for task in tasks { _ = try await task.value.get() }
  }

  @Test("one that is cancelled while it waits leaves its place")
  func cancelled() async throws {
    let transport = HostConcurrencyTransport(around: upstream, limit: 1, clock: clock)
    let first = Task { await transport.outcome(of: .get("/0", context())) }
    let running = await upstream.arrival()
    let second = await queue(transport, "/1", context(), 1)
    let third = await queue(transport, "/2", context(), 2)
    second.cancel()
    #expect(await second.value.kind == .cancelled)
    running.answer()
    let next = await upstream.arrival()
    #expect(next.request.url.path == "/2")
    next.answer()
    _ = try await (first.value.get(), third.value.get())
  }

  @Test("one that is cancelled on its way gives its place back")
  func cancelledOnItsWay() async throws {
    let transport = HostConcurrencyTransport(around: upstream, limit: 1, clock: clock)
    let first = Task { await transport.outcome(of: .get("/0", context())) }
    _ = await upstream.arrival()
    let second = await queue(transport, "/1", context(), 1)
    first.cancel()
    #expect(await first.value.kind == .cancelled)
    await upstream.arrival().answer()
    _ = try await second.value.get()
  }

  @Test("waiting ends at the deadline, without an attempt")
  func deadline() async throws {
    let transport = HostConcurrencyTransport(around: upstream, limit: 1, clock: clock)
    let first = Task { await transport.outcome(of: .get("/0", context())) }
    let running = await upstream.arrival()
    let second = await queue(transport, "/1", context(nil, 5), 1)
    await clock.sleepers(1)
    clock.advance(by: .seconds(5))
    guard case .failure(let error) = await second.value else { throw UpstreamError.lost }
    #expect(error.kind == .timedOut)
    #expect(error.attempts == 0)
    running.answer()
    _ = try await first.value.get()
    #expect(upstream.count == 1)
  }

  @Test("each waits until its own deadline, whoever came first")
  func deadlines() async throws {
    let transport = HostConcurrencyTransport(around: upstream, limit: 1, clock: clock)
    let first = Task { await transport.outcome(of: .get("/0", context())) }
    let running = await upstream.arrival()
    let patient = await queue(transport, "/1", context("stream", 10), 1)
    let hasty = await queue(transport, "/2", context("stream", 5), 2)
    await clock.sleepers(1)
    clock.advance(by: .seconds(5))
    #expect(await hasty.value.kind == .timedOut)
    while transport.waitingCount > 1 { await Task.yield() }
    await clock.sleepers(1)
    clock.advance(by: .seconds(5))
    #expect(await patient.value.kind == .timedOut)
    running.answer()
    _ = try await first.value.get()
    #expect(upstream.count == 1)
  }

  @Test("hosts don't wait for each other")
  func hosts() async throws {
    let transport = HostConcurrencyTransport(around: upstream, limit: 1, clock: clock)
    let first = Task { await transport.outcome(of: .get("/0", context())) }
    let one = await upstream.arrival()
    var request = HTTPRequest.get("/1", context())
    request.url = try #require(HTTPURL("https://images.example.com/"))
    let second = Task { [request] in await transport.outcome(of: request) }
    await upstream.arrival().answer()
    _ = try await second.value.get()
    one.answer()
    _ = try await first.value.get()
  }
}
