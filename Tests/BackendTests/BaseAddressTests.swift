// SPDX-License-Identifier: MIT
import EndpointCore
import FaultServer
import Foundation
import JSON
import Providers
import TMDB
import TestSupport
import Testing

@testable import Backend

/// The variables that set the upstreams' base URLs: which values they accept, and that a password in one is used but
/// never shown.
@Suite("Base addresses", .timeLimit(.minutes(5)))
struct BaseAddressTests {
  private func complaint(_ text: String, of upstream: Upstream = .tmdb) -> String? {
    do throws(SettingsError) {
      _ = try Settings(environment: [upstream.baseVariable: text]).base(of: upstream)
      return nil
    } catch {
      return error.description
    }
  }

  @Test(
    "an address that paths can't be added to, or that isn't one, is refused by name",
    arguments: [
      "https://api.example/3?x=1", "https://api.example/3?", "https://api.example/#a", "https://api.example/a b",
      " https://api.example", "https://api.example/3 ", "https://api.example\t", "https://api.example/\u{A0}",
      "https://api.example\\@evil.example", "https://", "https:///3", "ftp://api.example", "api.example",
      "//api.example",
      "file:///etc/passwd", "https://api.example:0", "https://api.example:65536", "https://api.example:x",
      "http://user:hunter2-secret@api.example/?k=1", "hunter2-secret@api.example",
    ])
  func refused(text: String) throws {
    for upstream in Upstream.all {
      let words = try #require(complaint(text, of: upstream))
      #expect(words.contains(upstream.baseVariable))
      #expect(!words.contains("hunter2"))
    }
    #expect(throws: SettingsError.self) {
      _ = try Settings(environment: ["MARQUEE_TMDB_IMAGE_URL": text]).imageBase(of: .tmdb)
    }
  }

  @Test(arguments: [
    "https://api.example", "https://api.example/", "http://127.0.0.1:8080/3", "http://[::1]:8080/3",
    "https://user:pass%20word@api.example/a%20b", "HTTPS://API.example:65535",
  ])
  func taken(text: String) { #expect(complaint(text) == nil) }

  @Test("a password is used and shown nowhere")
  func password() async throws {
    let upstream = try FaultServer()
    upstream.on("/movie/1", .json(#"{"id":1,"title":"One","poster_path":"/p.png"}"#))
    upstream.on("/movie/2", .text("no such thing for hunter2-secret", status: 500))
    upstream.on("/v2/movies/1", .json(#"{"id":1,"name":"One"}"#))
    upstream.on("/w342/p.png", .status(200, body: png(width: 342, height: 513)))
    let address = upstream.url.replacing("http://", with: "http://anna:hunter2-secret@")
    let folder = TemporaryFolder()
    let redactor = Redactor()
    let descriptor = try Log.open(file: folder.path + "/log")
    defer { descriptor.close() }
    let log = Log(level: .debug, destination: descriptor, redactor: redactor)
    let client = try TestClient(
      [
        "MARQUEE_TMDB_URL": address, "MARQUEE_TMDB_TOKEN": "a.b.c", "MARQUEE_TMDB_IMAGE_URL": address,
        "MARQUEE_AMC_URL": address, "MARQUEE_AMC_KEY": "k3y", "MARQUEE_PIXABAY_URL": address,
      ], folder: folder, redactor: redactor, log: log)
    try await client.initialize(notifications: ["$/logTrace", "server/error"], trace: .verbose)

    let movie = try await client.result("movies/get", #"{"id":"tmdb:movie:1"}"#)
    #expect(movie["posterUrl"]?.string == upstream.url + "/w342/p.png")
    _ = try await client.error("movies/get", #"{"id":"tmdb:movie:2"}"#)
    _ = try await client.result("movies/get", #"{"id":"amc:movie:1"}"#)
    let image = try await client.result("images/fetch", #"{"id":"tmdb:movie:1","kind":"movie"}"#)
    #expect(image["url"]?.string == upstream.url + "/w342/p.png")
    let status = try await client.result("server/status")
    #expect(status["providers"]?.elements.map { $0["url"]?.string } == [upstream.url, upstream.url, upstream.url])
    let findings = await Doctor(client.backend).diagnose().map(\.text)
    #expect(findings.contains { $0.contains(upstream.url) })
    await client.finish()
    log.flush(seconds: 10)

    // Basic authentication (RFC 7617) of "anna:hunter2-secret".
    for path in ["/v2/movies/1", "/w342/p.png"] {
      #expect(upstream.requests(to: path).first?.header("Authorization") == "Basic YW5uYTpodW50ZXIyLXNlY3JldA==")
    }
    let shown = await client.transcript.joined() + findings.joined()
    #expect(!shown.contains("hunter2"))
    #expect(TemporaryFolder.holds("movies/1", in: folder.path))
    #expect(!TemporaryFolder.holds("hunter2", in: folder.path))
  }

  @Test("addresses of images that upstreams give are of the web")
  func imageAddresses() async throws {
    let upstream = try FaultServer()
    upstream.on(
      "/v2/movies/1",
      .json(
        #"{"id":1,"name":"One","media":{"posterDynamic":"file:///etc/passwd","posterLarge":"javascript:alert(1)","posterStandard":"https://cdn.amctheatres.com/a b.jpg"}}"#
      ))
    let client = try TestClient(["MARQUEE_AMC_URL": upstream.url, "MARQUEE_AMC_KEY": "k3y"])
    let params = #"{"id":"amc:movie:1","kind":"movie"}"#
    #expect(
      try await client.result("images/url", params)["url"]?.string == "https://cdn.amctheatres.com/a%20b.jpg")
    await client.finish()
  }
}
