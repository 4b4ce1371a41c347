// SPDX-License-Identifier: MIT
import Testing

@testable import MCP

@Suite(.timeLimit(.minutes(5))) struct URITemplateTests {
  private let template = URITemplate("marquee://showtimes/{theatre}/{date}")

  @Test func blanksAreFilledAndDecoded() {
    #expect(template.names == ["theatre", "date"])
    #expect(
      template.values(in: "marquee://showtimes/amc%3Atheatre%3A610/2026-11-21") == [
        "theatre": "amc:theatre:610", "date": "2026-11-21",
      ])
    #expect(URITemplate("marquee://movie/{id}").values(in: "marquee://movie/amc:movie:1") == ["id": "amc:movie:1"])
    #expect(URITemplate("marquee://movie/{id}").values(in: "marquee://movie/%C3%A9") == ["id": "é"])
  }

  @Test(arguments: [
    "", "marquee://showtimes/amc:theatre:610", "marquee://showtimes/amc:theatre:610/",
    "marquee://showtimes//2026-11-21",
    "marquee://showtimes/a/b/c", "marquee://showtimes/a/b/", "other://showtimes/a/b", "marquee://showtimes/%FF/b",
  ])
  func whatDoesNotFitIsRefused(uri: String) { #expect(template.values(in: uri) == nil) }
}
