// SPDX-License-Identifier: MIT
import Testing

@testable import TitleIndex

@Suite("Titles and names of which a part was typed", .timeLimit(.minutes(5)))
struct HalfTypedTests {
  /// Regression: only the most popular titles with one of the words were looked at.
  @Test func `a title with both words is found among thousands with one of them`() throws {
    var titles = (0..<3000).flatMap { ["Captain of Ship \($0)", "A Fantasy in \($0) Parts"] }
    titles.append("Captain Fantastic")
    let found = try index(titles).search("captain fant", limit: 3)
    #expect(found.first?.title == "Captain Fantastic")
  }

  /// Regression: an initial matched no name that begins with it.
  @Test func `an initial prefers the name that begins with it`() throws {
    let found = try index(["Holly Menache", "Zoe Menache", "Alberto Menache"]).search("a menache", limit: 3)
    #expect(found.first?.title == "Alberto Menache")
  }
}
