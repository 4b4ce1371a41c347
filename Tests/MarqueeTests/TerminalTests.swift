// SPDX-License-Identifier: MIT
import JSON
import Testing

@testable import marquee

@Suite("A presentation at a terminal", .timeLimit(.minutes(5)))
struct TerminalTests {
  private func page(_ presentation: String, columns: Int = 80, ids: Bool = false) throws -> [String] {
    let presentation = try JSONValue(parsing: presentation)
    let page = PresentationPage(
      presentation: presentation, terminal: Terminal(columns: columns), showsIDs: ids)
    return page.text().split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  private let evening = """
    {"form":"list","title":"What's on","notes":["Prices for 3."],"columns":[{"heading":"starts","kind":"time"},
     {"heading":"theatre"},{"heading":"format"},{"heading":"total"},{"heading":"availability"},
     {"heading":"distance","align":"end"},{"heading":"prices"},{"heading":"ends"}],
     "groups":[{"id":"m","heading":"Moana (2026)","facts":[{"text":"PG"},{"label":"rated","text":"6.5"}],"marks":["wanted"]}],
     "rows":[{"id":"amc:showtime:61020778482501","group":"m",
      "cells":["19:00","AMC DINE-IN Studio 28","IMAX","$57.87 + fees","available","10.4 km","Adult $19.29, Child $16.29","21:05"]},
      {"id":"amc:showtime:61020778482502","group":"m",
      "cells":["00:15 +1","AMC Town Center 20","RealD 3D","$57.87 + fees","almost sold out","0.0 km","Adult $19.29","02:20"]}],
     "next":[{"title":"Next page","method":"showtimes/whatsOn","params":{"place":"Olathe, KS","page":2,"presentation":true}},
      {"title":"Another day","method":"showtimes/whatsOn","params":{},"ask":{"member":"/date","kind":"day"}}]}
    """

  @Test("At 80 columns an evening has time, theatre, format, total and availability, and the party once above them")
  func evening80() throws {
    let lines = try page(evening)
    #expect(lines[0] == "What's on" && lines[1] == "Prices for 3.")
    #expect(
      lines[2].split(separator: " ").map(String.init) == ["starts", "theatre", "format", "total", "availability"])
    #expect(lines[3] == "Moana (2026) · PG · rated 6.5 · wanted")
    #expect(lines[5].contains("00:15 +1  AMC Town Center 20") && lines[5].hasSuffix("almost sold out"))
    #expect(lines.allSatisfy { $0.columns <= 80 || $0.contains("marquee") })
    #expect(lines[6...] == ["Next:", "  marquee call showtimes/whatsOn place='Olathe, KS' page=2  # Next page", ""])
  }

  @Test("Ids stand where there is room for them, or where they are asked for")
  func ids() throws {
    #expect(try page(evening, columns: 120)[4].hasSuffix("amc:showtime:61020778482501"))
    let narrow = try page(evening, ids: true)
    #expect(narrow[4].hasSuffix("amc:showtime:61020778482501") && narrow[4].columns <= 80)
    #expect(try page(evening, columns: 200)[4].contains("10.4 km"))
  }

  @Test("The heading of a film goes on below rather than lose where it can be watched")
  func headings() throws {
    let lines = try page(
      """
      {"form":"list","title":"Tonight","columns":[{"heading":"starts"}],"groups":[{"id":"m","heading":"Batman (1989)","facts":[
       {"text":"PG-13"},{"text":"126 min"},{"text":"Fantasy, Action, Crime"},{"label":"rated","text":"7.2"},
       {"label":"to watch","text":"HBO Max (mine); rent: Apple TV, Amazon Video"}],"marks":["wanted"]}]}
      """)
    #expect(lines[1] == "Batman (1989) · PG-13 · 126 min · Fantasy, Action, Crime · rated 7.2 · to")
    #expect(lines[2] == "  … watch HBO Max (mine); rent: Apple TV, Amazon Video · wanted")
  }

  @Test("No line is wider than the terminal, whatever the texts are", arguments: [46, 80, 200])
  func widths(columns: Int) throws {
    let list = """
      {"form":"list","title":"T","columns":[{"heading":"title"},{"heading":"year","align":"end"},{"heading":"with"}],
       "rows":[{"id":"tmdb:movie:129","cells":["千と千尋の神隠し","2001","A, B, C"]},
        {"id":"tmdb:movie:1","cells":["A very long title that has to be cut somewhere if it is shown at all","1999",""]}]}
      """
    let lines = try page(list, columns: columns)
    #expect(lines.allSatisfy { $0.columns <= columns })
    #expect(lines[2].hasPrefix("千と千尋の神隠し"))
  }

  @Test("A thing is a page of facts, lists and commands, and what is asked stands in capitals")
  func thing() throws {
    let lines = try page(
      """
      {"form":"thing","title":"Jaws (1975)","text":"A shark.","facts":[{"text":"PG"},{"label":"length","text":"124 min"}],
       "sections":[{"heading":"Cast","columns":[{"heading":"name"},{"heading":"as"}],"rows":[{"cells":["Roy Scheider","Brody"]}]}],
       "next":[{"title":"Rate","method":"library/set","changes":true,"params":{"id":"tmdb:movie:578","presentation":true},
         "ask":{"member":"/rating","kind":"number"}},{"title":"At AMC","url":"https://www.amctheatres.com/x"}]}
      """)
    #expect(lines[..<5] == ["Jaws (1975)", "PG", "length  124 min", "", "A shark."])
    #expect(lines.contains("Roy Scheider  Brody"))
    #expect(lines.contains("  marquee call library/set id=tmdb:movie:578 rating=RATING  # Rate"))
    #expect(lines.contains("  At AMC: https://www.amctheatres.com/x"))
  }

  @Test("An auditorium is drawn, with the best places marked")
  func auditorium() throws {
    let lines = try page(
      """
      {"form":"auditorium","title":"Jaws","legend":[{"mark":"best","text":"Best places"},{"mark":"wheelchair","text":"W"}],
       "hall":[{"row":"A","seats":[{"column":2,"free":true},{"column":3,"free":false},{"column":4,"free":true}]},
        {"row":"B","seats":[{"column":1,"free":true,"marks":["wheelchair"]},{"column":2,"free":true,"marks":["best"]}]}],
       "groups":[{"id":"1","heading":"B2","facts":[{"text":"$19.25 + fees"},{"text":"In the middle."}]}]}
      """)
    #expect(lines.contains("A   oxo") && lines.contains("B  w◆"))
    #expect(lines.contains("B2 · $19.25 + fees · In the middle."))
    #expect(lines.contains("o free, x taken, ◆ Best places, w W"))
  }

  @Test("Where there is no room, the last columns go before a sentence is squeezed, which is wrapped")
  func sentences() throws {
    let sentence = String(repeating: "word ", count: 15) + "end."
    let lines = try page(
      #"{"form":"list","title":"Watches","columns":[{"heading":"watch","kind":"text"},{"heading":"now","#
        + #""kind":"sentence"},{"heading":"status","kind":"text"},{"heading":"checked","kind":"moment"}],"#
        + #""rows":[{"cells":["Tickets for Dune: Part Three","\#(sentence)","active","Sat 21 Nov 18:00"]}]}"#)
    #expect(lines.contains { $0.hasPrefix("Tickets for Dune: Part Three  word word") && $0.hasSuffix("active") })
    #expect(lines.contains { $0.hasPrefix("      ") && $0.hasSuffix("end.") })
    #expect(lines.allSatisfy { $0.columns <= 80 && !$0.contains("checked") })
  }

  @Test("An event's sentence is wrapped and not cut")
  func events() throws {
    let sentence = String(repeating: "word ", count: 30) + "end."
    let lines = try page(
      #"{"form":"list","title":"Events","columns":[{"heading":"at","kind":"moment"},{"heading":"event","kind":"sentence"}],"#
        + #""rows":[{"cells":["Sat 21 Nov 12:05","\#(sentence)"]}]}"#)
    #expect(lines.dropFirst().joined(separator: " ").split(separator: " ").suffix(2) == ["word", "end."])
    #expect(lines.allSatisfy { $0.columns <= 80 })
  }

  @Test("What a request carries is quoted as a shell reads it")
  func quoted() throws {
    let lines = try page(
      #"{"form":"list","title":"T","columns":[],"next":[{"title":"N","method":"search/movies","#
        + #""params":{"query":"it's $(x); `y`"}}]}"#)
    #expect(lines.contains(#"  marquee call search/movies query='it'\''s $(x); `y`'  # N"#))
  }

  @Test func linesAreWrappedAtBlanksWithTheirIndent() {
    #expect("  one two three four five".wrapped(to: 20) == "  one two three four\n  five")
    #expect("short\n\nlines".wrapped(to: 20) == "short\n\nlines")
    #expect("  marquee call movies/get id=x  # all".wrapped(to: 20) == "  marquee call movies/get id=x  # all")
  }
}
