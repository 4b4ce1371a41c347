// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import EndpointCore

@Suite("Building URLs and following links", .timeLimit(.minutes(5)))
struct URLTests {
  private func base(_ text: String) throws -> HTTPURL { try #require(HTTPURL(text)) }

  @Test(arguments: [
    ("https://api.example", ["v2", "a b", "ü"], "https://api.example/v2/a%20b/%C3%BC"),
    ("https://api.example/", ["x"], "https://api.example/x"),
    ("https://api.example/3", ["movie", "%2F"], "https://api.example/3/movie/%252F"),
    ("http://127.0.0.1:9/prefix/", ["a?b#c&d=e"], "http://127.0.0.1:9/prefix/a%3Fb%23c%26d%3De"),
    ("https://pixabay.example/api/", [], "https://pixabay.example/api/"),
  ])
  func everySegmentIsEncodedOnItsOwn(base text: String, path: [String], expected: String) throws {
    #expect(try URLBuilder.url(base: base(text), path: path, query: [:]).text == expected)
  }

  @Test(arguments: [".", "..", "a/b", "../x", "%2e%2E", "..%2fx", "%2e%2e%5Cx", "a\\b", "a\nb", "\u{0}"])
  func noSegmentLeavesItsPlace(segment: String) throws {
    let base = try base("https://api.example/3")
    #expect(throws: UpstreamError.self) { try URLBuilder.url(base: base, path: ["movie", segment, "x"], query: [:]) }
  }

  @Test func onlyTheLastSegmentMayBeEmpty() throws {
    let base = try base("https://api.example/3")
    #expect(throws: UpstreamError.self) { try URLBuilder.url(base: base, path: ["movie", "", "credits"], query: [:]) }
    #expect(
      try URLBuilder.url(base: base, path: ["s", ""], query: ["q": "a"]).text
        == "https://api.example/3/s/?q=a")
  }

  @Test func theQueryKeepsItsOrderAndLeavesOutWhatHasNoValue() throws {
    let query: QueryItems = ["q": "a&b=c+d é", "none": nil, "empty": "", "page": "2"]
    let url = try URLBuilder.url(base: base("https://api.example"), path: ["s"], query: query)
    #expect(url.text == "https://api.example/s?q=a%26b%3Dc%2Bd%20%C3%A9&empty=&page=2")
  }

  @Test(arguments: [
    // Another host or scheme never matches.
    (
      "https://api.amctheatres.com", "http://graph.amctheatres.com/v2/movies?page-number=2",
      "https://api.amctheatres.com/v2/movies?page-number=2"
    ),
    ("http://127.0.0.1:9/prefix", "https://api.amctheatres.com/v2/movies", "http://127.0.0.1:9/prefix/v2/movies"),
    (
      "https://api.themoviedb.org/3", "https://api.themoviedb.org/3/movie/popular?page=2",
      "https://api.themoviedb.org/3/movie/popular?page=2"
    ),
    ("https://api.themoviedb.org/3", "/movie/popular", "https://api.themoviedb.org/3/movie/popular"),
    ("https://api.example", "https://api.example/a b?c=d e&f=\"é%", "https://api.example/a%20b?c=d%20e&f=%22%C3%A9%25"),
    ("https://api.example", "//evil.example/x", "https://api.example/x"),
    ("https://api.example", "https://api.example", "https://api.example/"),
    ("https://api.example", "https://u:p@evil.example:8080/x#y", "https://api.example/x"),
    ("https://api.example", "HTTPS://EVIL.example?x=1", "https://api.example/?x=1"),
    // A combining character makes a delimiter another `Character`, but no other byte.
    ("https://api.example", "//evil.example/\u{319}x?\u{319}#\u{319}", "https://api.example/%CC%99x?%CC%99"),
  ])
  func linksStayWithTheConfiguredHost(base text: String, href: String, expected: String) throws {
    #expect(try Link(href: href).resolved(against: base(text)).text == expected)
  }

  @Test(arguments: [
    "", "x", "ftp://h/x", "javascript:alert(1)", "https://h/a/../b", "/a/%2e%2e/b", "/..%2fb", "https:h",
    "https:/x", "/a/../\u{319}", "/a/..%2F%CC%99", "/a/..%2F%FF", "/a/..\\\u{319}",
  ])
  func linksThatLeadNowhereAreRefused(href: String) throws {
    let base = try base("https://api.example")
    #expect(throws: UpstreamError.self) { try Link(href: href).resolved(against: base) }
  }

  @Test func templatesAreFollowedWithoutWhatTheyOffer() throws {
    let base = try base("https://api.example")
    for href in ["/a?page=2{&size,odd}", "/a?page=2"] {
      #expect(
        try Link(href: href, isTemplated: true).resolved(against: base).text == "https://api.example/a?page=2"
      )
    }
    #expect(
      try Link(href: "/a{?q}", isTemplated: true).resolved(against: base).text == "https://api.example/a")
    for href in ["/a/{id}", "/a{", "/a{?q", "/a{}"] {
      #expect(throws: UpstreamError.self) { try Link(href: href, isTemplated: true).resolved(against: base) }
    }
  }

  @Test func secretsAreTakenOutOfWhatIsShown() throws {
    let url = try base("https://u:p@api.example/a?x=1&k%65y=secret&y=2")
    #expect(url.redacted(queryItems: ["key"]) == "https://api.example/a?x=1&k%65y=REDACTED&y=2")
    #expect(url.removing(queryItems: ["key"]).query == "x=1&y=2")
  }

  @Test(arguments: [
    ("https://a.example/x", "https://A.example:443/y", true), ("https://a.example", "http://a.example", false),
    ("http://a.example:80", "http://a.example", true), ("http://a.example:81", "http://a.example", false),
    ("https://a.example", "https://b.example", false), ("https://a.example", "https://a.example.b", false),
  ])
  func originsAreSchemeHostAndPort(left: String, right: String, same: Bool) throws {
    #expect(try base(left).hasSameOrigin(as: base(right)) == same)
  }

  @Test(arguments: [
    ("http://127.0.0.1:1", true), ("http://localhost", true), ("http://[::1]:8", true),
    ("http://127.9.9.9", true), ("http://LOCALHOST.", true), ("http://app.localhost", true),
    ("http://[::ffff:127.0.0.1]", true), ("http://127.evil.example", false), ("http://10.0.0.1", false),
    ("http://localhost.example", false), ("http://[::2]", false), ("http://[::ffff:10.0.0.1]", false),
  ])
  func loopback(url: String, expected: Bool) throws {
    #expect(try base(url).isLoopback == expected)
  }
}
