// SPDX-License-Identifier: MIT
import Contract
import FaultServer
import JSON
import JSONRPC
import Providers
import Testing

@testable import Backend
@testable import EndpointCore

/// The notifications that the backend sends.
@Suite(.timeLimit(.minutes(5))) struct NotificationTests {
  @Test func anUpstreamThatGoesAwayIsTold() async throws {
    let client = try TestClient(["MARQUEE_AMC_URL": FaultServer.refusingURL, "MARQUEE_AMC_KEY": "k"])
    try await client.initialize(notifications: ["server/didChangeHealth"])
    // The breaker opens when failures have gone on for two seconds; some of these are retried for longer.
    for number in 1...40 { client.send("movies/get", #"{"id":"amc:movie:\#(number)"}"#) }
    let change = try #require(await client.notification("server/didChangeHealth"))
    #expect(change["provider"]?.string == "amc")
    #expect(change["health"]?.string == "down")
    #expect(change["previous"]?.string != "down")
    #expect(change["message"]?.string?.contains("127.0.0.1") == true)
    let status = try await client.result("server/status")
    #expect(status["providers"]?[0]?["health"]?.string == "down")
    await client.finish()
  }

  @Test func aProviderIsDownWhileAnyOfItsHostsIs() {
    func change(_ host: String, _ isReachable: Bool) -> HostHealth {
      HostHealth(provider: "tmdb", host: host, isReachable: isReachable)
    }
    let statistics = UpstreamStatistics()
    var hosts = HostsByProvider(Upstream.all, unreachable: [change("a", false)])
    #expect(hosts.record(change("b", false), statistics) == nil)
    #expect(hosts.record(change("a", true), statistics) == nil)
    let back = hosts.record(change("b", true), statistics)
    #expect(back == HealthChange(provider: .tmdb, health: .unknown, previous: .down))
    let down = hosts.record(change("a", false), statistics)
    #expect(down == HealthChange(provider: .tmdb, health: .down, previous: .unknown))
    // The contract has no name for the hosts of the images.
    #expect(hosts.record(HostHealth(provider: "images", host: "a", isReachable: false), statistics) == nil)
  }

  @Test func theTraceShowsEachRequestUpstream() async throws {
    let upstream = try FaultServer()
    upstream.on(
      "/movie/268", .status(503), .json(#"{"id":268,"title":"Batman"}"#, headers: [("Cache-Control", "max-age=60")]))
    let client = try TestClient([
      "MARQUEE_TMDB_URL": upstream.url, "MARQUEE_TMDB_KEY": "0123456789abcdef0123456789abcdef",
    ])
    try await client.initialize(notifications: ["$/logTrace"], trace: .verbose)
    for _ in 0..<2 { _ = try await client.result("movies/get", #"{"id":"tmdb:movie:268"}"#) }
    await client.finish()
    let told = await client.pendingNotifications("$/logTrace").filter {
      $0["message"]?.string?.hasPrefix("tmdb: GET \(upstream.url)/movie/268") == true
    }
    let details = told.compactMap { $0["verbose"]?.string }
    #expect(details.count == 4)
    #expect(details.first?.contains("attempt 1: 503, 0 bytes") == true)
    #expect(details.dropFirst().first?.contains("attempt 2: 200, 27 bytes") == true)
    #expect(details.dropFirst(2).first?.contains("request 2, call with 2 attempts: 200") == true)
    #expect(details.last?.contains("request 3, call with 0 attempts: 200") == true)
    #expect(details.last?.contains("from the cache") == true)
    #expect(!(await client.transcript.joined().contains("0123456789abcdef")))
  }

  @Test func belowVerboseUpstreamsAreNotTraced() async throws {
    let client = try TestClient(isSandbox: true)
    try await client.initialize(notifications: ["$/logTrace"], trace: .messages)
    _ = try await client.result("movies/get", #"{"id":"amc:movie:61234"}"#)
    await client.finish()
    let told = await client.pendingNotifications("$/logTrace").compactMap { $0["message"]?.string }
    #expect(!told.isEmpty)
    #expect(!told.contains { $0.hasPrefix("amc:") })
  }

  @Test func theWatchEndsWithTheServices() async throws {
    weak var notifications: Notifications?
    do {
      let client = try TestClient(isSandbox: true)
      try await client.initialize(notifications: ["server/didChangeHealth"])
      notifications = client.services.notifications
      await client.finish()
    }
    // Tasks release what they hold a little later.
    while notifications != nil { try await Task.sleep(for: .milliseconds(1)) }
  }
}
