// SPDX-License-Identifier: MIT
import Contract
import EndpointCore
import Foundation
import TestSupport
import Testing

@testable import AMC

@Suite("What AMC is asked", .timeLimit(.minutes(5)))
struct RequestTests {
  private func url(_ endpoint: some Endpoint, base: String = "https://api.amctheatres.com") throws -> String {
    try endpoint.request(base: #require(HTTPURL(base))).url.text
  }

  @Test(
    "each view of the movies has its path",
    arguments: [
      (AMCView<Movie>.nowPlaying, "/v2/movies/views/now-playing"), (.advanceTickets, "/v2/movies/views/advance"),
      (.comingSoon, "/v2/movies/views/coming-soon"), (.active, "/v2/movies/views/active"),
      (.allActive, "/v2/movies/views/all/active"), (.onDemand, "/v2/movies/views/on-demand"),
      (.similar(movieID: "7"), "/v2/movies/7/on-demand/similar"),
    ])
  func views(_ view: AMCView<Movie>, path: String) throws {
    expect(
      try url(AMCList(view, pageSize: 20)) == "https://api.amctheatres.com\(path)?page-number=1&page-size=20")
    expect(
      try url(AMCList(view, pageSize: 5).page(3), base: "http://127.0.0.1:9/proxy/")
        == "http://127.0.0.1:9/proxy\(path)?page-number=3&page-size=5")
  }

  @Test("filters are sent by the names AMC gives them")
  func filters() throws {
    let view = AMCView<Movie>.all(
      name: "toy & co", ids: ["1", "22"], slug: "toy-1", releaseNumber: 28729, after: Day("2026-01-02"),
      until: Day("2026-11-21"),
      attributes: AttributeFilter([.init("IMAX"), .init("3D")], excluding: [.init("OPENCAPTION")], combination: .or))
    expect(
      try url(AMCList(view, pageSize: 100)) == """
        https://api.amctheatres.com/v2/movies?name=toy%20%26%20co&slug=toy-1&wwm-release-number=28729\
        &start-date=2026-01-02&end-date=2026-11-21&ids=1%2C22&include-attributes=IMAX%2C3D\
        &exclude-attributes=OPENCAPTION&attribute-operator=or&page-number=1&page-size=100
        """)
  }

  @Test("a date without the other sends both, for AMC would take today's")
  func oneDate() throws {
    func dates(_ start: String?, _ end: String?) throws -> String {
      let view = AMCView<Movie>.all(after: start.flatMap(Day.init), until: end.flatMap(Day.init))
      let url = try url(AMCList(view, pageSize: 10))
      return String(url.dropFirst("https://api.amctheatres.com/v2/movies?".count).prefix { $0 != "p" })
    }
    expect(try dates("2026-12-18", nil) == "start-date=2026-12-18&end-date=2100-12-31&")
    expect(try dates(nil, "1999-12-31") == "start-date=1900-01-01&end-date=1999-12-31&")
    expect(try dates(nil, nil) == "")
  }

  @Test("no page is larger than AMC allows or smaller than one row")
  func pageSizes() throws {
    expect(AMCList<Movie>(.active, pageSize: 500).pageSize == 100)
    expect(AMCList<Movie>(.active, pageSize: 0).pageSize == 1)
  }

  @Test("a movie is found by id, slug or release")
  func movies() throws {
    expect(try url(AMCObject.movie("13534")) == "https://api.amctheatres.com/v2/movies/13534")
    expect(
      try url(AMCObject.movie("toy-story-3-13534")) == "https://api.amctheatres.com/v2/movies/toy-story-3-13534")
    expect(
      try url(AMCObject.movie(internalRelease: 57459)) == "https://api.amctheatres.com/v2/movies/internal-release/57459"
    )
    expect(try url(AMCObject.credits(movieID: "48196")) == "https://api.amctheatres.com/v1/movie/48196/cast-crew")
    #expect(throws: UpstreamError.self) { try url(AMCObject.movie("../theatres")) }
  }

  @Test("a link is followed at the configured address")
  func links() throws {
    let link = Link(href: "https://elsewhere.example/v2/movies/views/active?page-number=2&page-size=10")
    let next = AMCList<Movie>(.active, pageSize: 10).following(link)
    expect(next.number == 2)
    expect(
      try url(next, base: "http://127.0.0.1:9")
        == "http://127.0.0.1:9/v2/movies/views/active?page-number=2&page-size=10")
  }
}
