// SPDX-License-Identifier: MIT
import EndpointCore
import FaultServer
import Foundation
import JSON
import Providers
import Testing

@testable import Backend

/// Regression: a provider was named in eleven files, one of which was easily forgotten.
@Suite("A provider that is added to the list", .timeLimit(.minutes(5)))
struct AddedProviderTests {
  private let server: FaultServer
  /// Its place in lists: behind all others.
  private let added = Upstream.all.count

  init() throws { server = try FaultServer() }

  private func client(_ environment: [String: String] = [:]) throws -> TestClient {
    let address = FaultServer.refusingURL
    let moved = Dictionary(uniqueKeysWithValues: Upstream.all.map { ($0.baseVariable, address) })
    return try TestClient(
      moved.merging(["MARQUEE_TIDES_URL": server.url]) { $1 }.merging(environment) { $1 },
      upstreams: Upstream.all + [.tides])
  }

  @Test("is asked by doctor, with its key in its place")
  func doctor() async throws {
    server.on("/stations", .json("[]"))
    let client = try client(["MARQUEE_TIDES_KEY": "sesame"])
    let finding = try #require(
      await Doctor(client.backend).diagnose().first { $0.subject == "Tides" && $0.verdict == .good })
    #expect(finding.text.hasPrefix("\(server.url), key from MARQUEE_TIDES_KEY accepted, "))
    #expect(server.requests(to: "/stations").first?.header("X-Tides-Key") == "sesame")
    await client.finish()
  }

  @Test("has its key refused in words that name its variable")
  func refusal() async throws {
    server.otherwise { _ in .status(401) }
    let client = try client(["MARQUEE_TIDES_KEY": "sesame"])
    let tides = client.services[.tides]
    let error = await #expect(throws: UpstreamError.self) {
      try await tides.run(Stations(), context: CallContext())
    }
    #expect(error?.text == "Tides answered with status 401")
    #expect(error?.advice == "check MARQUEE_TIDES_KEY, or set another key with credentials/set")
    await client.finish()
  }

  @Test("has a line in credentials/status, which says how to set a key and where one is from")
  func credentials() async throws {
    let keyless = try client()
    let missing = try #require(try await keyless.result("credentials/status")["credentials"]?[added])
    #expect(missing["provider"]?.string == "tides")
    #expect(missing["hint"]?.string?.hasPrefix("Set MARQUEE_TIDES_KEY, or call credentials/set") == true)
    await keyless.finish()
    let client = try client(["MARQUEE_TIDES_KEY": "sesame"])
    let status = try #require(try await client.result("credentials/status")["credentials"]?[added])
    #expect(status["source"]?.string == "environment" && status["scheme"]?.string == "header")
    await client.finish()
  }

  @Test("is in server/status, with what its users are to be shown")
  func report() async throws {
    let client = try client(["MARQUEE_TIDES_KEY": "sesame"])
    let status = try await client.result("server/status")
    #expect(status["providers"]?[added]?["provider"]?.string == "tides")
    #expect(status["providers"]?[added]?["url"]?.string == server.url)
    #expect(status["providers"]?[added]?["configured"]?.boolean == true)
    #expect(status["attributions"]?[added]?["text"]?.string == "Tides by Tides.")
    await client.finish()
  }

  @Test("has a rate of its own, which a variable sets")
  func rate() throws {
    func rate(_ text: String?) throws -> RequestRate? {
      let variables = text.map { ["MARQUEE_TIDES_RATE": $0] } ?? [:]
      return try Settings(environment: variables, upstreams: [.tides]).rate(of: .tides)
    }
    #expect(try rate(nil) == RequestRate(6, per: .seconds(60)))
    #expect(try rate("30") == RequestRate(30, per: .seconds(60)))
    #expect(try rate("0") == nil)
    let error = #expect(throws: SettingsError.self) { try rate("fast") }
    #expect(
      error?.description
        == "MARQUEE_TIDES_RATE should be a number of requests per minute, 0 for no limit, but is fast")
  }

  @Test("has its images fetched from its hosts alone")
  func images() async throws {
    let client = try client()
    let hosts = client.backend.images.hosts
    #expect(hosts.upstream(of: try #require(HTTPURL("https://pictures.tides.example/1.png"))) == .tides)
    #expect(hosts.upstream(of: try #require(HTTPURL("https://tides.example/1.png"))) == nil)
    await client.finish()
  }
}

private struct Stations: JSONEndpoint {
  typealias Content = RawJSON
  var path: [String] { ["stations"] }
  var cachePolicy: CachePolicy { .never }
}

extension Upstream {
  fileprivate static let tides = Upstream(
    name: "tides", title: "Tides", base: "https://tides.example/v1", rate: 6, per: .minute,
    keys: [KeyForm("key", "key for Tides", in: .header(name: "X-Tides-Key"))],
    attribution: "Tides by Tides.", website: "https://tides.example",
    imageHosts: [ImageHost("pictures.tides.example")]
  ) { client, context throws(UpstreamError) in
    _ = try await client.run(Stations(), context: context)
  }
}
