// SPDX-License-Identifier: MIT
import Basics
import Contract
import JSON
import Testing

@testable import marquee

@Suite(.timeLimit(.minutes(5))) struct TerminalTests {
  private func table(
    _ rows: String, of method: String = "movies/popular", on day: Day? = nil, columns: Int
  ) throws -> [String] {
    let rows = Array(try JSONValue(parsing: rows).elements)
    let table = TerminalTable(of: rows, RowColumns(of: method), on: day, for: Terminal(columns: columns))
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
      try table(rows, of: "showtimes/whatsOn", columns: 80) == [
        "  id              starts            total", "Batman · amc:movie:1",
        "  amc:showtime:2  2026-11-21 19:00  $40.50",
      ])
  }

  /// At 80 columns what a showing costs and whether there are tickets must not be what is left out.
  @Test func whatOneDecidesByComesFirstAndTimesOnTheListsDayAreShort() throws {
    func showing(_ number: Int, _ local: String) -> String {
      """
      {"id":"amc:showtime:6102077848250\(number)","theatreName":"AMC DINE-IN Studio 28","theatreCity":"OLATHE, KS",
       "distanceKilometres":10.386,"startsAt":"2026-11-22T01:00:00Z","startsAtLocal":"\(local)","auditorium":1,
       "format":"IMAX","total":57.87}
      """
    }
    let rows = """
      [{"id":"amc:movie:1","title":"Moana","rating":6.5,"runtimeMinutes":115,"ratingCount":210,
        "showings":[\(showing(1, "2026-11-21T19:00:00-06:00")),\(showing(2, "2026-11-22T00:15:00-06:00")),
        \(showing(3, "2026-11-23T00:15:00-06:00"))]}]
      """
    let lines = try table(rows, of: "showtimes/whatsOn", on: Day(year: 2026, month: 11, day: 21), columns: 100)
    #expect(lines[1] == "Moana · amc:movie:1 · rated 6.5 · 115 min")
    #expect(lines[0].split(separator: " ") == ["id", "starts", "theatre", "format", "total", "km"])
    #expect(lines[2].hasPrefix("  amc:showtime:61020778482501  19:00 "))
    #expect(lines[3].hasPrefix("  amc:showtime:61020778482502  00:15 +1 "))
    #expect(lines[4].hasPrefix("  amc:showtime:61020778482503  2026-11-23 00:15  "))
    #expect(lines[4].hasSuffix("  IMAX    $57.87  10.4"))
  }

  @Test func rowsOfSeveralKindsShareTheirColumns() throws {
    let rows = """
      [{"kind":"movie","item":{"id":"tmdb:movie:268","title":"Batman","releaseDate":"1989-06-23","adult":false}},
       {"kind":"tv","item":{"id":"tmdb:show:2287","name":"Batman","firstAirDate":"1966-01-12"}},
       {"kind":"person","item":{"id":"tmdb:person:1","name":"Bob Kane","knownFor":[{"title":"x","name":"Batman"}]}}]
      """
    #expect(
      try table(rows, of: "search/all", columns: 60) == [
        "id              title     kind    released    known for",
        "tmdb:movie:268  Batman    movie   1989-06-23",
        "tmdb:show:2287  Batman    tv      1966-01-12",
        "tmdb:person:1   Bob Kane  person              Batman",
      ])
  }

  @Test func aTheatresCityAndDistanceAreShort() throws {
    let rows = """
      [{"id":"amc:theatre:6","name":"AMC Esquire 7","address":{"city":"SAINT LOUIS","state":"MO"},
        "distanceKilometres":0.04}]
      """
    #expect(
      try table(rows, of: "theatres/near", columns: 100) == [
        "id             name           km   city", "amc:theatre:6  AMC Esquire 7  0.0  SAINT LOUIS, MO",
      ])
  }

  @Test func pricesAreByTypeAndTheSameTheatreIsLeftOut() throws {
    let rows = """
      [{"id":"amc:showtime:1","movieTitle":"M","theatreName":"AMC Esquire 7",
        "ticketPrices":[{"type":"ADULT","price":9.19,"total":9.71},{"type":"CHILD","price":6.94}]},
       {"id":"amc:showtime:2","movieTitle":"M","theatreName":"AMC Esquire 7"}]
      """
    #expect(
      try table(rows, of: "showtimes/atTheatre", columns: 100) == [
        "id              title  prices", "amc:showtime:1  M      ADULT $9.19, CHILD $6.94", "amc:showtime:2  M",
      ])
  }

  @Test func allRowsOfTheContractHaveColumns() {
    let methods = ContractMethod.all().filter { $0.rows != nil }.map(\.name)
    for method in methods + ["suggestions/list", "suggestions/complete"] {
      #expect(RowColumns(of: method).columns.count > 1, "\(method)")
    }
    #expect(RowColumns(of: "showtimes/whatsOn").nested?.columns.isEmpty == false)
  }

  @Test func rowsWithoutDeclaredColumnsHaveOneForEachMember() throws {
    let rows = #"[{"name":"a","number":1},{"name":"b","is":true,"list":["x","y"],"none":{}}]"#
    #expect(
      try table(rows, of: "no/such", columns: 60) == ["name  number  is   list", "a     1", "b             yes  x, y"])
  }

  private func listing(_ text: String) throws -> String? {
    try WatchListing(JSONValue(parsing: text)).map {
      String(decoding: $0.text(for: Terminal(columns: 80)), as: UTF8.self)
    }
  }

  @Test func watchesAreAParagraphEachWithWhatIsTrueAndWhen() throws {
    let watches = """
      {"items":[{"id":"watch:9","name":"Tickets for M","status":"active","failures":0,"now":{"message":"None yet."},
      "lastCheckedAt":"2026-11-21T12:00:00Z","nextCheckAt":"2026-11-21T12:05:00Z"},
      {"id":"watch:10","name":"N","status":"paused","failures":2,"failure":{"message":"AMC\\u001b is down"},
      "now":{"message":"Two are."},"lastCheckedAt":"2026-11-21T12:00:00Z"}],"cursor":17}
      """
    #expect(
      try listing(watches) == """
        watch:9   Tickets for M
                  None yet.
                  checked 2026-11-21T12:00:00Z, again 2026-11-21T12:05:00Z
        watch:10  N (paused)
                  Two are.
                  The last 2 checks have failed: AMC\("\u{1B}".forTerminal) is down
                  checked 2026-11-21T12:00:00Z

        """)
    #expect(try listing(#"{"items":[],"cursor":0}"#) == "Nothing is watched.\n")
  }

  @Test func eventsOfWatchesAreALineEach() throws {
    let events = #"{"items":[{"cursor":7,"watchId":"watch:1","at":"2026-11-21T12:00:00Z","message":"M."}],"cursor":7,"#
    #expect(try listing(events + #""complete":true}"#) == "2026-11-21T12:00:00Z  M.\nafter=7 goes on\n")
    #expect(try listing(#"{"items":[],"cursor":7,"complete":true}"#) == "No events.\n")
    let gap = try listing(#"{"items":[],"cursor":7,"complete":true,"gap":true}"#)
    #expect(gap == "Events are missing: the log no longer goes back to that cursor.\nNo events.\n")
    #expect(try listing(#"{"kind":"page","items":[],"cursor":"x"}"#) == nil)
  }

  @Test func linesAreWrappedAtBlanksWithTheirIndent() {
    #expect("  one two three four five".wrapped(to: 20) == "  one two three four\n  five")
    #expect("short\n\nlines".wrapped(to: 20) == "short\n\nlines")
    #expect("  marquee call movies/get id=x  # all".wrapped(to: 20) == "  marquee call movies/get id=x  # all")
  }
}
