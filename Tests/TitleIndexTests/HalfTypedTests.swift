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

  /// Regression: the words within a more popular title came first.
  @Test func `a title that begins with the words comes before one that has them within`() throws {
    var builder = TitleIndexBuilder()
    #expect(try builder.add(id: 1, title: "Return: Bride of the Sea", popularity: 10))
    #expect(try builder.add(id: 2, title: "Bride of the Wind", popularity: 1))
    #expect(try TitleSearcher(builder.bytes()).search("bride of the", limit: 2).map(\.id) == [2, 1])
  }

  /// Regression: titles that begin with the first word and have the others anywhere took the place of all others before
  /// they were compared with the text.
  @Test func `a title that goes on as typed is found among popular ones with its words in another order`() throws {
    var builder = TitleIndexBuilder()
    for number in 0..<500 {
      #expect(try builder.add(id: UInt64(number), title: "The Ticket to \(number) Yellow Days", popularity: 2))
    }
    #expect(try builder.add(id: 1000, title: "The Yellow Ticket", popularity: 1))
    #expect(try TitleSearcher(builder.bytes()).search("the yellow t", limit: 10).first?.id == 1000)
  }

  /// Marks are kept from one search to the next.
  @Test func `a search doesn't depend on those before it`() throws {
    let titles = (0..<500).map { "The \($0 % 7) Words of \(String($0, radix: 7)) Night" } + ["Wards of Night"]
    let used = try index(titles)
    for query in ["wrods of nihgt", "the 3 words", "wordsof night", "n", "ngiht wards", "wrods of nihgt"] {
      let rows = try used.search(query, limit: 10).map(\.id)
      #expect(try rows == index(titles).search(query, limit: 10).map(\.id))
    }
  }

  /// Regression: an initial matched no name that begins with it.
  @Test func `an initial prefers the name that begins with it`() throws {
    let found = try index(["Holly Menache", "Zoe Menache", "Alberto Menache"]).search("a menache", limit: 3)
    #expect(found.first?.title == "Alberto Menache")
  }
}
