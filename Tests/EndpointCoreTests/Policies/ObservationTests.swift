// SPDX-License-Identifier: MIT
import Testing

@testable import EndpointCore

@Suite("Observation", .timeLimit(.minutes(5)))
struct ObservationTests {
  @Test("a call is told with everything but its secrets")
  func call() async throws {
    let clock = ManualClock()
    let upstream = ScriptedTransport { _, _ in
      clock.advance(by: .milliseconds(70))
      return .success(.status(404, [:], "gone"))
    }
    let seen = Recorder<Observation>()
    let transport = ObservationTransport(around: upstream, provider: "things", position: .attempts, clock: clock) {
      seen.record($0)
    }
    var request = HTTPRequest.get("/things?key=hunter2&page=1", CallContext(requestID: "7"))
    request.secretQueryItems = ["key"]
    request.attempt = 3
    _ = try await transport.send(request)
    let observation = try #require(seen.values.first)
    #expect(seen.values.count == 1)
    #expect(observation.attempt == 3)
    #expect(observation.provider == "things")
    #expect(observation.method == .get)
    #expect(observation.url == "https://api.example.com/things?key=REDACTED&page=1")
    #expect(observation.status == 404)
    #expect(observation.bytes == 4)
    #expect(observation.duration == .milliseconds(70))
    #expect(observation.attempts == 1)
    #expect(observation.provenance == .network)
    #expect(observation.requestID == "7")
    #expect(observation.error == nil)
  }

  @Test("what a private call asks for is not told")
  func privateCall() async throws {
    let seen = Recorder<Observation>()
    let transport = ObservationTransport(
      around: ScriptedTransport(.success(.ok())), provider: "things", position: .calls, observer: { seen.record($0) })
    _ = try await transport.send(.get("/search?query=batman", CallContext(privacy: .memory)))
    #expect(seen.values.map(\.url) == ["https://api.example.com/search"])
  }

  @Test("a failure is told by its kind")
  func failed() async throws {
    let seen = Recorder<Observation>()
    let transport = ObservationTransport(
      around: ScriptedTransport(.failure(.lost)), provider: "things", position: .calls, observer: { seen.record($0) })
    _ = try await failure(transport, .get())
    #expect(seen.values.map(\.error) == [.upstreamUnreachable])
    #expect(seen.values.map(\.status) == [nil])
    #expect(seen.values.map(\.attempt) == [nil])
  }

  @Test("statistics count calls and attempts by provider")
  func statistics() {
    func observation(
      _ attempt: Int?, _ status: Int?, _ provenance: Provenance? = nil,
      _ error: UpstreamError.Kind? = nil
    ) -> Observation {
      Observation(
        attempt: attempt, provider: "things", request: .get(), status: status, bytes: 10, duration: .milliseconds(50),
        attempts: 1, provenance: provenance, error: error)
    }
    let statistics = UpstreamStatistics()
    statistics.record(observation(1, 503, .network))
    statistics.record(observation(2, 200, .network))
    statistics.record(observation(nil, 200, .network))
    statistics.record(observation(nil, 200, .cache(age: .zero)))
    statistics.record(observation(nil, 200, .stale(age: .zero)))
    statistics.record(observation(nil, 200, .revalidated))
    statistics.record(observation(1, nil, nil, .timedOut))
    statistics.record(observation(nil, nil, nil, .timedOut))
    let things = statistics.snapshot["things"]
    #expect(statistics.snapshot.count == 1)
    #expect(things?.calls == 5)
    #expect(things?.cacheHits == 1)
    #expect(things?.staleAnswers == 1)
    #expect(things?.revalidations == 1)
    #expect(things?.attempts == 3)
    #expect(things?.retries == 1)
    #expect(things?.bytesReceived == 30)
    #expect(things?.failures == [.timedOut: 1])
    #expect(things?.failedAttempts == 2)
    #expect(things?.recent.count == 3)
    #expect(things?.recent.failureCount == 2)
    statistics.forgetRecent("things")
    #expect(statistics.snapshot["things"]?.recent.count == 0)
    #expect(things?.statusClasses == [2: 1, 5: 1])
    #expect(things?.latency.count == 2)
  }

  @Test("percentiles are within a fifth of the truth, and never below it")
  func percentiles() throws {
    var histogram = LatencyHistogram()
    #expect(histogram.percentile(0.5) == nil)
    for milliseconds in 1...1000 { histogram.record(.milliseconds(milliseconds)) }
    for (fraction, truth) in [(0.5, 500.0), (0.9, 900), (0.99, 990), (1, 1000)] {
      let told = try #require(histogram.percentile(fraction)) / .milliseconds(1)
      #expect(told >= truth && told <= truth * 1.2, "\(fraction): \(told)")
    }
    var two = LatencyHistogram()
    for duration in [Duration.milliseconds(1), .seconds(1)] { two.record(duration) }
    #expect(try #require(two.percentile(0.99)) >= .seconds(1), "the slower of two is among the slowest hundredth")
  }

  @Test("no duration is a trap", arguments: [.zero, .seconds(-5), .nanoseconds(1), .seconds(Int64.max)] as [Duration])
  func extremes(_ duration: Duration) {
    var histogram = LatencyHistogram()
    histogram.record(duration)
    #expect(histogram.percentile(0.5) != nil)
    #expect(histogram.percentile(.infinity) != nil)
    #expect(histogram.percentile(-.infinity) != nil)
  }
}
