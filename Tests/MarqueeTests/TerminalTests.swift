// SPDX-License-Identifier: MIT
import JSON
import Testing

@testable import marquee

@Suite(.timeLimit(.minutes(5))) struct TerminalTests {
  private func table(_ rows: String, columns: Int) throws -> [String] {
    let rows = Array(try JSONValue(parsing: rows).elements)
    let table = TerminalTable(of: rows, for: Terminal(columns: columns))
    return (table.heading + table.lines(rows)).split(separator: "\n").map(String.init)
  }

  private let movies = """
    [{"title":"A very long title that has to be cut somewhere if it is shown","id":"tmdb:movie:1","slug":"a",
      "releaseDate":"1999-01-01","rating":7.5,"genres":[{"id":1,"name":"Drama"},{"id":2,"name":"War"}]},
     {"title":"千と千尋の神隠し","id":"tmdb:movie:129","releaseDate":"2001-07-20","posterUrl":"https://x"}]
    """

  @Test(arguments: [20, 46, 80, 200])
  func noLineIsWiderThanTheTerminal(columns: Int) throws {
    for line in try table(movies, columns: columns) {
      // A terminal that can't hold an id and a bit of the title shows these nevertheless.
      #expect(line.columns <= max(columns, "tmdb:movie:129".count + 2 + 16))
    }
  }

  @Test func idsComeFirstAndColumnsAsFarAsThereIsRoom() throws {
    func blanks(_ count: Int) -> String { String(repeating: " ", count: count) }
    #expect(
      try table(movies, columns: 80) == [
        "id              title\(blanks(45))released",
        "tmdb:movie:1    A very long title that has to be cut somewhere …  1999-01-01",
        "tmdb:movie:129  千と千尋の神隠し\(blanks(34))2001-07-20",
      ])
    #expect(try table(movies, columns: 46)[1] == "tmdb:movie:1    A very long title that has to…")
    #expect(try table(movies, columns: 200)[0].hasSuffix("rating  genres"))
  }

  @Test func rowsOfRowsStandBelowTheirTitle() throws {
    let rows = """
      [{"id":"amc:movie:1","title":"Batman","showings":[{"id":"amc:showtime:2","startsAt":"2026-11-22T01:00:00Z",
        "startsAtLocal":"2026-11-21T19:00:00-06:00","total":40.5}]}]
      """
    #expect(
      try table(rows, columns: 80) == [
        "  id              starts            total", "Batman · amc:movie:1",
        "  amc:showtime:2  2026-11-21 19:00  40.5",
      ])
  }

  @Test func linesAreWrappedAtBlanksWithTheirIndent() {
    #expect("  one two three four five".wrapped(to: 20) == "  one two three four\n  five")
    #expect("short\n\nlines".wrapped(to: 20) == "short\n\nlines")
  }
}
