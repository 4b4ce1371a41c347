// SPDX-License-Identifier: MIT
import JSON
import Testing

@testable import marquee

@Suite("Pages at a terminal", .timeLimit(.minutes(5)))
struct PageTests {
  private let terminal = Terminal(columns: 100)

  @Test("A plan is drawn as a map with the best seats marked, and its prices")
  func plan() throws {
    let result = try JSONValue(
      parsing: #"""
        {"showtime":{"movieTitle":"Jaws","certification":"PG","runtimeMinutes":124,
          "startsAtLocal":"2026-11-21T19:20:00-06:00","auditorium":1,"format":"IMAX"},
         "theatreName":"AMC Town Center 20","partySize":2,
         "groups":[{"seats":["B2","B3"],"reason":"In the middle.","blocks":[{"rowNumber":2,"offset":1,"seats":["B2","B3"]}],
           "price":{"amount":38.5,"unknown":["fees","surchargeTax"]}}],
         "freeSeats":5,"seatCount":7,"map":[{"row":"A","rowNumber":1,"seats":".oxo"},{"row":"B","rowNumber":2,"seats":"ooow"}],
         "zones":[{"description":"Value","discountAmount":2,"surchargeAmount":0}],"purchaseUrl":"https://example.com/buy"}
        """#)
    let page = try #require(HallPage(result)).text(for: terminal)
    #expect(page.hasPrefix("Jaws · PG · 124 min\n2026-11-21 19:20 · AMC Town Center 20 · auditorium 1 · IMAX\n"))
    #expect(page.contains("B2, B3  $38.50 for 2 + fees + surcharge tax  In the middle.\n"))
    #expect(page.contains("\nA   oxo\nB  o◆◆w\n"))
    #expect(page.contains("◆ best, o free, x taken, w wheelchair; 5 of 7 seats free\n"))
    #expect(page.contains("Value -$2.00\n") && page.hasSuffix("Buy at https://example.com/buy\n"))
  }

  @Test("Commands on a page stay in the sandbox, and leave a usual place to the settings")
  func next() throws {
    let movie = try JSONValue(parsing: #"{"id":"amc:movie:1","title":"Jaws","hasScheduledShowtimes":true}"#)
    let page = try #require(MoviePage(movie, of: "movies/get"))
    var terminal = Terminal(columns: 100)
    #expect(page.text(for: terminal).contains("marquee call showtimes/whatsOn movieId=amc:movie:1 place='Olathe, KS'"))
    terminal.next = NextCommand(isSandbox: true, hasPlace: true)
    let text = page.text(for: terminal)
    #expect(text.contains("marquee --sandbox call showtimes/whatsOn movieId=amc:movie:1  #"))
    #expect(!text.contains("place=") && !text.contains("marquee call"))
  }

  @Test("The seats of a showing are drawn with the names of their rows")
  func seats() throws {
    let result = try JSONValue(
      parsing: #"""
        {"id":"amc:showtime:1","columnCount":3,"rows":[
          {"row":1,"seats":[{"type":"NotASeat","available":false},{"type":"CanReserve","available":true,"name":"A1"},
            {"type":"CanReserve","available":false,"name":"A2"}]},
          {"row":2,"seats":[{"type":"Wheelchair","available":true,"name":"B1"},
            {"type":"Companion","available":true,"name":"B2"},{"type":"NotASeat","available":false}]},
          {"row":3,"seats":[{"type":"LoveSeatLeft","available":true,"name":"C1"},
            {"type":"LoveSeatRight","available":true,"name":"C2"},{"type":"Staff","available":true,"name":"C3"}]}]}
        """#)
    let page = try #require(HallPage(result)).text(for: terminal)
    #expect(page.contains("\nA   ox\nB  wc \nC  ()x\n"))
    let legend = page.replacing("\n", with: " ")
    #expect(legend.contains("o free, ( left of a love seat, ) right of a love seat, x taken,"))
    #expect(legend.contains("; 3 of 7 seats free"))
    #expect(page.contains("showtimes/plan id=amc:showtime:1"))
  }

  @Test("A film is a page that offers what to do next")
  func film() throws {
    let result = try JSONValue(
      parsing: #"""
        {"id":"amc:movie:1","title":"Jaws\u001b[2J","releaseDate":"1975-06-20","runtimeMinutes":124,"rating":8.1,
         "overview":"A shark.","genres":[{"name":"Horror"}],"directors":["Steven Spielberg"],"hasScheduledShowtimes":true}
        """#)
    let page = try #require(MoviePage(result, of: "movies/get")).text(for: terminal)
    #expect(page.contains("(1975)\n124 min · Horror · rated 8.1 · amc:movie:1\n") && !page.contains("\u{1B}"))
    #expect(page.contains("Directed by  Steven Spielberg\n"))
    #expect(page.contains("Next:\n  marquee call showtimes/whatsOn movieId=amc:movie:1 "))
    #expect(MoviePage(result, of: "people/get") == nil)
  }

  @Test("Other results are no hall", arguments: [#"{"items":[]}"#, #"{"groups":[]}"#, #"{"rows":[]}"#, "null", "[1]"])
  func others(text: String) throws { #expect(HallPage(try JSONValue(parsing: text)) == nil) }
}
