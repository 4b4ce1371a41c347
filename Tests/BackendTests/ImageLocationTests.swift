// SPDX-License-Identifier: MIT
import FaultServer
import Foundation
import JSON
import JSONRPC
import Testing

/// `images/url` with upstreams on the loopback interface.
@Suite(.timeLimit(.minutes(5))) struct ImageLocationTests {
  private let upstream: FaultServer

  init() throws {
    upstream = try FaultServer()
    upstream.on(
      "/movie/268",
      .json(
        #"{"id":268,"title":"Batman","poster_path":"/p.jpg","backdrop_path":"/b.jpg","images":{"posters":[],"backdrops":[],"logos":[{"file_path":"/l.svg"}]}}"#
      ))
    upstream.on("/movie/9", .json(#"{"id":9,"title":"Plain","poster_path":null,"backdrop_path":null}"#))
    upstream.on("/person/2232", .json(#"{"id":2232,"name":"Michael Keaton","profile_path":"/k.jpg"}"#))
    upstream.on(
      "/find/tt0096895",
      .json(#"{"movie_results":[{"id":268,"title":"Batman","poster_path":"/p.jpg"}],"person_results":[]}"#))
    upstream.on(
      "/v2/movies/61234",
      .json(
        #"{"id":61234,"name":"Batman","media":{"posterThumbnail":"https://cdn.amctheatres.com/t.jpg","posterStandard":"","posterLarge":"https://cdn.amctheatres.com/l.jpg","posterDynamic":"https://cdn.amctheatres.com/d.jpg","heroDesktopDynamic":"https://cdn.amctheatres.com/h.jpg"}}"#
      ))
    upstream.on(
      "/v2/theatres/610",
      .json(
        #"{"id":610,"name":"Studio","media":{"theatreImageLarge":"https://cdn.amctheatres.com/tl.jpg","theatreImageIcon":"https://cdn.amctheatres.com/ti.jpg"}}"#
      ))
  }

  private func client(_ environment: [String: String] = [:]) throws -> TestClient {
    let moved = [
      "MARQUEE_TMDB_URL": upstream.url, "MARQUEE_TMDB_TOKEN": "a.b.c", "MARQUEE_AMC_URL": upstream.url,
      "MARQUEE_AMC_KEY": "k",
    ]
    return try TestClient(moved.merging(environment) { $1 })
  }

  private static let tmdb = "https://image.tmdb.org/t/p/"
  private static let amc = "https://cdn.amctheatres.com/"

  @Test(
    arguments: [
      (#"{"id":"tmdb:movie:268","kind":"movie"}"#, tmdb + "w342/p.jpg", "w342", 342),
      (#"{"id":"tmdb:movie:268","kind":"movie","width":343}"#, tmdb + "w500/p.jpg", "w500", 500),
      (#"{"id":"tmdb:movie:268","kind":"movie","width":5000}"#, tmdb + "original/p.jpg", "original", nil),
      (#"{"id":"tmdb:movie:268","kind":"movie","type":"backdrop","size":"w300"}"#, tmdb + "w300/b.jpg", "w300", 300),
      (#"{"id":"tmdb:movie:268","kind":"movie","type":"logo","size":"w45"}"#, tmdb + "w45/l.png", "w45", 45),
      (#"{"id":"tmdb:person:2232","kind":"person","size":"h632"}"#, tmdb + "h632/k.jpg", "h632", nil),
      (#"{"id":"imdb:tt0096895","kind":"movie"}"#, tmdb + "w342/p.jpg", "w342", 342),
      (#"{"path":"/x.jpg"}"#, tmdb + "w342/x.jpg", "w342", 342),
      (#"{"path":"/x.jpg","size":"h632"}"#, tmdb + "h632/x.jpg", "h632", nil),
      (#"{"path":"/x.jpg","type":"profile","width":46}"#, tmdb + "w185/x.jpg", "w185", 185),
      (#"{"path":"https://image.tmdb.org/t/p/w92/x.jpg","width":150}"#, tmdb + "w154/x.jpg", "w154", 154),
    ] as [(String, String, String, Int?)])
  func tmdbsImagesComeInTheSizeThatIsAskedFor(
    params: String, url: String, size: String, width: Int?
  ) async throws {
    let client = try client()
    let location = try await client.result("images/url", params)
    #expect(location["url"]?.string == url)
    #expect(location["provider"]?.string == "tmdb")
    #expect(location["size"]?.string == size)
    #expect(location["width"]?.integer == width)
    await client.finish()
  }

  /// Logos in English and without a language are asked for with those of the call's language.
  @Test func aLogoInTheOriginalLanguageIsBetterThanNone() async throws {
    upstream.on("/movie/7") { request in
      let isOriginal = request.queryItem("language") == "ja"
      let logos = isOriginal ? #"[{"file_path":"/j.png","iso_639_1":"ja"}]"# : "[]"
      return .json(#"{"id":7,"title":"Seven","original_language":"ja","images":{"logos":\#(logos)}}"#)
    }
    let client = try client()
    let location = try await client.result("images/url", #"{"id":"tmdb:movie:7","type":"logo","language":"de"}"#)
    #expect(location["path"]?.string == "/j.png")
    #expect(upstream.requests(to: "/movie/7").count == 2)
    await client.finish()
  }

  @Test(arguments: [
    (#"{"id":"amc:movie:61234","kind":"movie"}"#, amc + "d.jpg", "dynamic"),
    (#"{"id":"amc:movie:61234","kind":"movie","width":300}"#, amc + "d.jpg", "dynamic"),
    (#"{"id":"amc:movie:61234","kind":"movie","size":"thumbnail"}"#, amc + "t.jpg", "thumbnail"),
    (#"{"id":"amc:movie:61234","kind":"movie","type":"backdrop"}"#, amc + "h.jpg", "dynamic"),
    (#"{"id":"amc:theatre:610","kind":"theatre"}"#, amc + "tl.jpg", "large"),
    (#"{"id":"amc:theatre:610","kind":"theatre","type":"logo"}"#, amc + "ti.jpg", "icon"),
  ])
  func amcsImagesComeFromWhatItSaysOfTheEntity(params: String, url: String, size: String) async throws {
    let client = try client()
    let location = try await client.result("images/url", params)
    #expect(location["url"]?.string == url)
    #expect(location["provider"]?.string == "amc")
    #expect(location["size"]?.string == size)
    await client.finish()
  }

  @Test(arguments: [
    ("http://media.amc.edgesuite.net/a b.jpg", "amc"), ("https://amc-theatres-res.cloudinary.com/v1/x.jpg", "amc"),
    ("https://cdn.pixabay.com/photo/1.jpg", "pixabay"), ("https://pixabay.com/get/1.jpg", "pixabay"),
    ("https://image.tmdb.org/t/p/w92/x.jpg", "tmdb"),
  ])
  func anAddressOnAProvidersHostStaysAsItIs(address: String, provider: String) async throws {
    let client = try client()
    let location = try await client.result("images/url", #"{"path":"\#(address)"}"#)
    #expect(location["url"]?.string == address)
    #expect(location["provider"]?.string == provider)
    await client.finish()
  }

  @Test(arguments: [
    (#"{"path":"https://example.com/x.jpg"}"#, "/path"), (#"{"path":"https://pixabay.com/photos/x"}"#, "/path"),
    (#"{"path":"https://image.tmdb.org:8080/t/p/w92/x.jpg"}"#, "/path"), (#"{"path":"x.jpg"}"#, "/path"),
    (#"{"path":"https://u:p@image.tmdb.org/x.jpg"}"#, "/path"), (#"{"path":"file:///etc/passwd"}"#, "/path"),
    (#"{"path":"/../../3/account"}"#, "/path"), (#"{"path":"/x.jpg","size":"w343"}"#, "/size"),
    (#"{"path":"/x.jpg","type":"poster","size":"w1280"}"#, "/size"),
    (#"{"id":"amc:movie:61234","kind":"movie","size":"standard"}"#, "/size"),
    (#"{"path":"https://cdn.pixabay.com/1.jpg","size":"w92"}"#, "/size"),
    (#"{"id":"tmdb:movie:268","kind":"theatre"}"#, "/id"), (#"{"id":"pixabay:image:1","kind":"movie"}"#, "/id"),
  ])
  func whatCannotBeAnImageIsRefused(params: String, path: String) async throws {
    let client = try client()
    let error = try await client.error("images/url", params)
    #expect(error["code"]?.integer == -32602)
    #expect(error["data"]?["path"]?.string == path)
    #expect(error["data"]?["expected"]?.string?.isEmpty == false)
    #expect(error["data"]?["got"]?.string?.isEmpty == false)
    await client.finish()
  }

  @Test(arguments: [
    (#"{"id":"tmdb:movie:9","kind":"movie"}"#, "tmdb"),
    (#"{"id":"tmdb:movie:9","kind":"movie","type":"profile"}"#, "tmdb"),
    (#"{"id":"amc:movie:61234","kind":"movie","type":"logo"}"#, "amc"),
    (#"{"id":"amc:person:7","kind":"person"}"#, "amc"),
  ])
  func anImageThatIsNotThereIsNotFound(params: String, provider: String) async throws {
    let client = try client()
    let data = try await client.error("images/url", params)["data"]
    #expect(data?["kind"]?.string == "notFound")
    #expect(data?["provider"]?.string == provider)
    await client.finish()
  }

  @Test func tmdbsConfigurationSaysTheSizes() async throws {
    upstream.on(
      "/configuration",
      .json(#"{"images":{"secure_base_url":"https://image.tmdb.org/t/q/","poster_sizes":["w111","original"]}}"#))
    let client = try client()
    let location = try await client.result("images/url", #"{"path":"/x.jpg","width":100}"#)
    #expect(location["url"]?.string == "https://image.tmdb.org/t/q/w111/x.jpg")
    await client.finish()
  }

  @Test func aConfigurationThatLeadsElsewhereIsNotFollowed() async throws {
    upstream.on("/configuration", .json(#"{"images":{"secure_base_url":"http://169.254.169.254/"}}"#))
    let client = try client()
    let location = try await client.result("images/url", #"{"path":"/x.jpg"}"#)
    #expect(location["url"]?.string == Self.tmdb + "w342/x.jpg")
    await client.finish()
  }

  @Test func theVariableWinsOverTheConfiguration() async throws {
    let client = try client(["MARQUEE_TMDB_IMAGE_URL": "http://127.0.0.1:1/images"])
    let location = try await client.result("images/url", #"{"path":"/x.jpg"}"#)
    #expect(location["url"]?.string == "http://127.0.0.1:1/images/w342/x.jpg")
    #expect(upstream.requests.isEmpty)
    await client.finish()
  }

  @Test func withoutAKeyTheUsualSizesDo() async throws {
    let client = try TestClient()
    let location = try await client.result("images/url", #"{"path":"/x.jpg","width":600}"#)
    #expect(location["url"]?.string == Self.tmdb + "w780/x.jpg")
    await client.finish()
  }
}
