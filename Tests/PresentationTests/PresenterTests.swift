// SPDX-License-Identifier: MIT
import Basics
import Contract
import JSON
import TestSupport
import Testing

@testable import Presentation

/// The presentation of an answer.
private func presentation(
  _ method: String, _ answer: String, params: String = "{}", settings: UserSettings = UserSettings(),
  names: [String] = ["partySize", "date", "untilDate", "days", "after", "place", "theatreId", "id", "kind"]
) throws -> JSONValue {
  let params = try JSONValue(parsing: params)
  let context = PresentationContext(
    settings: settings, language: nil, region: nil, now: Instant(secondsSince1970: 1_795_284_000),
    hosts: ["amctheatres.com"], clock: { _ in (.utc, "UTC") })
  let presenter = try #require(Presenter(method: method, params: params, names: names, context: context))
  let whole = presenter.presented(try RawJSON(parsing: answer)).value
  return try #require(whole["presentation"])
}

private let whatsOn = """
  {"kind":"page","page":1,"pageSize":1,"totalPages":2,"totalResults":2,"nextPage":2,"items":[{"id":"amc:movie:1",
  "title":"Dune","year":2024,"certification":"PG-13","runtimeMinutes":167,"rating":8.13,"library":{"status":"wanted"},
  "showings":[{"id":"amc:showtime:9","theatreName":"AMC Town Center 20","startsAtLocal":"2026-11-21T17:55:00-06:00",
  "format":"IMAX","total":58.14,"totalExcludes":["fees"],"availability":"almostSoldOut","distanceKilometres":10.386,
  "purchaseUrl":"https://www.amctheatres.com/x"}]}],"place":{"name":"Olathe, KS"},"date":"2026-11-21","partySize":3}
  """

extension JSONValue {
  fileprivate func next(_ title: String) throws -> JSONValue {
    try #require(self["next"]?.elements.first { $0["title"]?.string == title })
  }
  fileprivate var texts: [String] { elements.compactMap { $0.string ?? $0["text"]?.string } }
}

@Suite("A presentation says what an answer says, for people", .timeLimit(.minutes(1)))
struct PresenterTests {
  @Test("Showings stand in groups of films, with the party's price and what may be done next")
  func list() throws {
    let shown = try presentation(
      "showtimes/whatsOn", whatsOn, params: #"{"place":"Olathe,KS","date":"tonight","partySize":3}"#)
    expect(shown["form"]?.string == "list" && shown["sentences"]?.string == "en")
    expect(shown["title"]?.string == "What's on · Olathe, KS · Sat 21 Nov, tonight")
    expect(shown["notes"]?.texts == ["Prices for 3.", "Films 1 to 1 of 2."])
    let row = try #require(shown["rows"]?[0])
    expect(
      row["cells"]?.texts.prefix(6) == [
        "17:55", "AMC Town Center 20", "IMAX", "$58.14 + fees", "almost sold out", "10.4 km",
      ])
    expect(row["group"]?.string == "amc:movie:1" && row["marks"]?.texts == ["fewLeft"])
    expect(row["cells"]?.count == shown["columns"]?.count)
    let group = try #require(shown["groups"]?[0])
    expect(group["heading"]?.string == "Dune (2024)" && group["marks"]?.texts == ["wanted"])
    expect(group["facts"]?.texts == ["PG-13", "167 min", "8.1"])
    expect(try row.next("Choose seats")["params"]?["partySize"]?.integer == 3)
  }

  @Test("A day that was named by its weekday is named once")
  func weekday() throws {
    let friday = whatsOn.replacing(#""date":"2026-11-21""#, with: #""date":"2026-11-27""#)
    let title = try presentation("showtimes/whatsOn", friday, params: #"{"date":"Friday"}"#)["title"]
    expect(title?.string == "What's on · Olathe, KS · Fri 27 Nov")
  }

  @Test("A showing that has begun says so and can't be watched, and a discount says whose it is")
  func begun() throws {
    func showtime(_ start: String) throws -> JSONValue {
      try presentation(
        "showtimes/get",
        #"{"id":"amc:showtime:1","movieTitle":"A","startsAt":"\#(start)","isSoldOut":false,"isAlmostSoldOut":true}"#)
    }
    let begun = try showtime("2026-11-21T17:59:00Z")
    expect(begun["facts"]?.texts.contains("has begun") == true && begun["marks"]?.texts.contains("begun") == true)
    expect(begun["next"]?.elements.contains { $0["title"]?.string == "Watch the seats" } == false)
    let group = try presentation(
      "showtimes/whatsOn",
      whatsOn.replacing("almostSoldOut", with: "started").replacing(
        #""theatreName""#, with: #""theatreId":"amc:theatre:2","theatreName""#))
    let visit = #"{"day":"2026-11-21","theatre":"AMC Town Center 20","theatreId":"amc:theatre:2"}"#
    expect(
      try #require(group["rows"]?[0]).next("Seen here")["params"]?.raw.description
        == #"{"id":"amc:movie:1","seenAt":\#(visit),"presentation":true}"#)
    let later = try showtime("2026-11-21T18:01:00Z")
    expect(later["facts"]?.texts.contains("almost sold out") == true && later["marks"]?.texts == ["fewLeft"])
    expect(try later.next("Watch the seats")["method"]?.string == "watch/add")
    let plan = try presentation(
      "showtimes/plan",
      #"{"showtime":{"id":"amc:showtime:1","movieTitle":"A"},"partySize":1,"groups":[],"#
        + #""price":{"amount":17.25,"parts":[],"unknown":["fees","memberDiscount"]}}"#)
    expect(plan["facts"]?.texts.contains("$17.25 + fees (as a member)") == true)
  }

  @Test("Genres of shows lead to shows")
  func genres() throws {
    let genre = #"{"kind":"page","page":1,"items":[{"id":"tmdb:genre:10759","name":"Action & Adventure"}]}"#
    func methods(_ params: String) throws -> [String] {
      let row = try presentation("reference/genres", genre, params: params)["rows"]?[0]
      return row?["next"]?.elements.compactMap { $0["method"]?.string } ?? []
    }
    expect(try methods(#"{"kind":"show"}"#) == ["shows/discover"])
    expect(try methods("{}") == ["movies/discover"])
  }

  @Test("The next page has everything that shaped this one, and dates for words of days")
  func nextPage() throws {
    let shown = try presentation(
      "showtimes/whatsOn", whatsOn.replacing(#""date""#, with: #""settingsUsed":["place"],"date""#),
      params: #"{"date":"tonight","partialResultToken":1}"#, settings: UserSettings(place: "Olathe"))
    expect(
      try shown.next("Next page")["params"]?.raw.description
        == #"{"place":"Olathe","partySize":3,"after":"17:00","date":"2026-11-21","page":2,"presentation":true}"#)
    expect(try shown.next("Next day")["params"]?["date"]?.string == "2026-11-22")
    let tomorrow = try presentation(
      "showtimes/whatsOn", whatsOn.replacing(#""date":"2026-11-21""#, with: #""date":"2026-11-22""#), params: "{}")
    expect(try tomorrow.next("Previous day")["params"]?["date"]?.string == "2026-11-21")
    expect(shown["next"]?.elements.contains { $0["title"]?.string == "Previous day" } == false)
    expect(try shown.next("Another day")["ask"]?["member"]?.string == "/date")
    let party = try shown.next("Another party")
    expect(party["params"]?["partySize"] == nil && party["ask"]?["maximum"]?.integer == 20)
  }

  @Test("What an answer names that its method doesn't take isn't sent")
  func namesOfMethod() throws {
    let shown = try presentation(
      "library/recommendations", whatsOn.replacing(#""kind":"page""#, with: #""kind":"page","partySize":1"#),
      params: #"{"place":"Olathe","date":"tonight"}"#, names: ["place", "date", "untilDate"])
    expect(
      try shown.next("Next page")["params"]?.raw.description
        == #"{"place":"Olathe","date":"2026-11-21","page":2,"presentation":true}"#)
    expect(shown["next"]?.elements.contains { $0["title"]?.string == "Another party" } == false)
  }

  @Test("A time that is no theatre's names the clock; days of this year have none")
  func clocks() throws {
    let watch =
      #"{"id":"watch:1","name":"A","status":"active","now":{"message":"On."},"#
      + #""lastCheckedAt":"2026-11-21T18:00:00Z","until":"2027-01-02T00:00:00Z"}"#
    let texts = try presentation("watch/get", watch)["facts"]?.texts
    expect(texts?.contains("Sat 21 Nov 18:00 UTC") == true && texts?.contains("Sat 2 Jan 2027 00:00 UTC") == true)
    let ofTheatre = watch.replacing(
      #""id":"#, with: #""question":{"theatres":[{"utcOffset":"-06:00"}]},"id":"#)
    expect(try presentation("watch/get", ofTheatre)["facts"]?.texts.contains("Sat 21 Nov 12:00") == true)
  }

  @Test("A person of AMC's is asked for with the film whose credits have them")
  func creditsOfAMC() throws {
    let credits = #"{"id":"amc:movie:1","cast":[{"name":"A","id":"amc:person:5"},{"name":"B","id":"tmdb:person:6"}]}"#
    let rows = try #require(try presentation("movies/credits", credits)["sections"]?[0]?["rows"])
    expect(rows[0]?["next"]?[0]?["params"]?["movieId"]?.string == "amc:movie:1" && rows[0]?["next"]?.count == 1)
    expect(rows[1]?["next"]?[0]?["params"]?["movieId"] == nil && rows[1]?["next"]?.count == 1)
  }

  @Test("Another place offers what else the text may mean")
  func places() throws {
    let place = #""place":{"name":"Olathe, KS""#
    let others = #","alternatives":[{"name":"Overland Park, KS","kind":"city"}]"#
    let shown = try presentation("showtimes/whatsOn", whatsOn.replacing(place, with: place + others))
    expect(try shown.next("Another place")["ask"]?["choices"]?.texts == ["Overland Park, KS"])
  }

  @Test(
    "A watch leads to where its seats, its tickets or its film are sold, one of many showings nowhere",
    arguments: [
      ("seats", #"{"seats":{"showing":{"purchaseUrl":"https://www.amctheatres.com/x"}}}"#, "Buy at AMC"),
      ("tickets", #"{"showing":{"purchaseUrl":"https://www.amctheatres.com/x"}}"#, "Buy at AMC"),
      ("release", #"{"offer":{"url":"https://www.amctheatres.com/x"}}"#, "Open"),
      ("showings", #"{"showing":{"purchaseUrl":"https://www.amctheatres.com/x"}}"#, nil),
    ])
  func sold(kind: String, item: String, title: String?) throws {
    let watch = """
      {"id":"watch:1","name":"A watch","question":{"kind":"\(kind)"},"status":"active",
      "now":{"message":"So it is.","items":[{"release":{}},\(item)]}}
      """
    let shown = try presentation("watch/list", #"{"complete":true,"items":[\#(watch)],"cursor":1}"#)
    let addresses = shown["rows"]?[0]?["next"]?.elements.filter { $0["url"] != nil }.compactMap { $0["title"]?.string }
    expect(addresses == [title].compactMap(\.self))
  }

  @Test(
    "The next page of several days has their dates, unless the first one begins in the evening",
    arguments: [
      (#""date":"this week""#, "21", "26", #""date":"2026-11-21","untilDate":"2026-11-26""#),
      (#""date":"friday","days":3"#, "27", "29", #""date":"2026-11-27","untilDate":"2026-11-29""#),
      (#""date":"weekend""#, "21", "22", #""date":"2026-11-21","untilDate":"2026-11-22""#),
      (#""date":"weekend""#, "27", "29", #""date":"weekend""#),
      (#""date":"tonight","days":2"#, "21", "22", #""date":"tonight","days":2"#),
      (#""date":"Tonight""#, "21", nil, #""after":"17:00","date":"2026-11-21""#),
    ])
  func nextDays(given: String, first: String, last: String?, expected: String) throws {
    let answer = whatsOn.replacing(
      #""date":"2026-11-21""#,
      with: #""date":"2026-11-\#(first)""# + (last.map { #","untilDate":"2026-11-\#($0)""# } ?? ""))
    let shown = try presentation("showtimes/whatsOn", answer, params: "{\(given)}")
    let params = try shown.next("Next page")["params"]?.raw.description ?? ""
    // Where the word stays, it stands before what is added.
    let rest = params.replacing(#""partySize":3,"#, with: "").replacing(#","partySize":3"#, with: "")
    expect(rest == "{" + expected + #","page":2,"presentation":true}"#, "\(params)")
  }

  @Test("A title in its own language is shown where it is another one, and no credit for offers in no country")
  func original() throws {
    let films =
      #"{"items":[{"id":"tmdb:movie:1","title":"Amélie","originalTitle":"Le Fabuleux Destin"},"#
      + #"{"id":"tmdb:movie:2","title":"Dune","originalTitle":"Dune","watchProviders":{}}],"page":1}"#
    let shown = try presentation("movies/popular", films)
    let names = try #require(shown["columns"]).elements.compactMap { $0["name"]?.string }
    let column = try #require(names.firstIndex(of: "originalTitle"))
    expect(shown["rows"]?.elements.map { $0["cells"]?[column]?.string } == ["Le Fabuleux Destin", ""])
    expect(shown["columns"]?[column]?["kind"]?.string == "text")
    expect(shown["notes"] == nil)
  }

  @Test("Columns depend on the request alone")
  func columns() throws {
    let empty = #"{"kind":"page","page":1,"pageSize":20,"items":[],"message":"Nothing found."}"#
    let shown = try presentation("showtimes/whatsOn", empty, params: #"{"theatreId":"amc:theatre:610"}"#)
    let names = shown["columns"]?.elements.compactMap { $0["name"]?.string } ?? []
    expect(names.prefix(5) == ["starts", "theatre", "format", "total", "availability"])
    expect(!names.contains("distance") && shown["notes"]?.texts == ["Nothing found."])
    expect(shown["rows"] == nil)
  }

  @Test("Units and the clock are the user's")
  func settings() throws {
    let shown = try presentation(
      "showtimes/whatsOn", whatsOn, settings: UserSettings(units: .us, clock: 12))
    expect(shown["rows"]?[0]?["cells"]?.texts.first == "5:55 pm")
    expect(shown["rows"]?[0]?["cells"]?[5]?.string == "6.5 mi")
  }

  @Test("A film asks for a rating, and isn't wanted twice")
  func thing() throws {
    let film = #"""
      {"id":"tmdb:movie:62","title":"2001","releaseDate":"1968-04-03","runtimeMinutes":149,"overview":"A\nslab.",
       "library":{"status":"wanted"},"credits":{"cast":[{"name":"Keir Dullea","character":"Dave"}]}}
      """#
    let shown = try presentation("movies/get", film)
    expect(shown["form"]?.string == "thing" && shown["title"]?.string == "2001 (1968)")
    expect(shown["text"]?.string == "A slab.")
    expect(shown["facts"]?.texts.contains("149 min") == true)
    expect(shown["sections"]?[0]?["rows"]?[0]?["cells"]?.texts.prefix(2) == ["Keir Dullea", "Dave"])
    let rate = try shown.next("Rate")
    expect(rate["ask"]?.raw.description.contains(#""member":"/rating","kind":"number""#) == true)
    expect(rate["changes"]?.boolean == true)
    expect(shown["next"]?.elements.contains { $0["title"]?.string == "Want to see" } == false)
  }

  @Test("What a change was given is no part of what goes on from it")
  func afterAChange() throws {
    let entry = #"{"id":"tmdb:movie:62","kind":"movie","title":"2001","library":{"status":"seen","rating":9}}"#
    let shown = try presentation(
      "library/set", entry, params: #"{"id":"tmdb:movie:62","status":"seen","note":"again"}"#)
    let rate = try shown.next("Rate")["params"]?.members.map(\.name)
    expect(rate == ["id", "presentation"])
  }

  @Test("An auditorium has its seats, and groups with prices")
  func auditorium() throws {
    let plan = """
      {"showtime":{"id":"amc:showtime:9","movieTitle":"Dune","movieId":"amc:movie:1"},"partySize":2,"freeSeats":2,
       "seatCount":4,"groups":[{"seats":["A2","A3"],"reason":"In the middle.","blocks":[{"rowNumber":1,"offset":2,
       "seats":["A2","A3"]}],"price":{"amount":24.5,"parts":[{"kind":"ticket","quantity":2}],"unknown":["fees"]}}],
       "map":[{"row":"A","rowNumber":1,"seats":"x.oow","freeSeatNames":["A2","A3","A4"]}]}
      """
    let shown = try presentation("showtimes/plan", plan, params: #"{"id":"amc:showtime:9","partySize":2}"#)
    expect(shown["form"]?.string == "auditorium")
    let seats = """
      [{"column":1,"free":false},{"name":"A2","column":3,"marks":["best"],"free":true},\
      {"name":"A3","column":4,"marks":["best"],"free":true},\
      {"name":"A4","column":5,"marks":["wheelchair"],"free":true}]
      """
    expect(shown["hall"]?[0]?["seats"]?.raw.description == seats)
    expect(shown["groups"]?[0]?["heading"]?.string == "A2, A3")
    expect(shown["groups"]?[0]?["facts"]?.texts == ["$24.50 for 2 + fees", "In the middle."])
    let group = try #require(shown["groups"]?[0])
    let calendar = try group.next("Calendar")
    expect(calendar["params"]?["plans"]?[0]?["seats"]?.texts == ["A2", "A3"])
  }

  @Test("Halves of love seats are marked in a plan and in a layout")
  func loveSeats() throws {
    let plan = #"""
      {"showtime":{"id":"amc:showtime:9","movieTitle":"Dune"},"groups":[],
       "map":[{"row":"A","rowNumber":1,"seats":"()x","freeSeatNames":["A1","A2"]}]}
      """#
    let layout = #"""
      {"id":"amc:showtime:9","rowCount":1,"columnCount":2,"rows":[{"row":1,"seats":[
       {"column":1,"name":"A1","type":"LoveSeatLeft","available":true},
       {"column":2,"name":"A2","type":"LoveSeatRight","available":true}]}]}
      """#
    for (method, answer) in [("showtimes/plan", plan), ("showtimes/seats", layout)] {
      let shown = try presentation(method, answer)
      let seats = try #require(shown["hall"]?[0]?["seats"]).elements.prefix(2)
      expect(seats.map { $0["marks"]?.texts ?? [] } == [["loveSeatLeft"], ["loveSeatRight"]])
      expect(shown["legend"]?.texts == ["Left half of a love seat", "Right half of a love seat"])
    }
  }

  @Test("Where a film can be watched, JustWatch is named, and nowhere else")
  func credit() throws {
    let offers = #"{"regions":{"US":{"subscription":[{"name":"Netflix"}]}},"id":"tmdb:movie:1"}"#
    let credit = "Where to watch: from JustWatch, by TMDB."
    expect(try presentation("movies/watchProviders", offers)["notes"]?.texts == [credit])
    let mine = whatsOn.replacing(#""library":"#, with: #""offers":{"free":[{"name":"Tubi"}]},"library":"#)
    expect(try presentation("library/tonight", mine)["notes"]?.texts.last == credit)
    expect(try presentation("showtimes/whatsOn", whatsOn)["notes"]?.texts.contains(credit) == false)
  }

  @Test("A private rental has its guests, an embargo its end, and a theatre its closures")
  func states() throws {
    let showtime = #"{"id":"amc:showtime:9","movieTitle":"X","startsAtLocal":"2026-11-22T19:00:00-06:00","#
    let rental = showtime + #""isPrivateRental":true,"maximumIntendedAttendance":20}"#
    let embargoed = showtime + #""isEmbargoed":true,"visibleAt":"2026-11-22T12:00:00Z"}"#
    expect(
      try presentation("showtimes/get", rental)["facts"]?.texts.contains("private rental for up to 20 guests") == true)
    expect(
      try presentation("showtimes/get", embargoed)["facts"]?.texts.contains("embargoed until Sun 22 Nov 06:00") == true)
    let theatre = #"""
      {"id":"amc:theatre:1","name":"X","utcOffset":"-06:00","closures":[
       {"startsAt":"2026-12-24T06:00:00Z","endsAt":"2026-12-25T06:00:00Z"}]}
      """#
    let closed = "Thu 24 Dec 00:00 – Fri 25 Dec 00:00"
    expect(try presentation("theatres/get", theatre)["facts"]?.texts.contains(closed) == true)
  }

  @Test("A page that fails, a summary and an event have a presentation, too")
  func parts() throws {
    let fault = try presentation(
      "movies/popular", #"{"kind":"error","page":3,"error":{"code":-32017,"message":"TMDB is slow"},"willRetry":false}"#
    )
    expect(fault["notes"]?.texts == ["Page 3 is missing: TMDB is slow."])
    let summary = try presentation(
      "movies/popular", #"{"kind":"summary","pageCount":1,"itemCount":20,"complete":false,"nextPage":2}"#)
    expect(try summary.next("Next page")["params"]?["page"]?.integer == 2)
    let event = try presentation(
      "watch/follow",
      #"{"kind":"event","event":{"cursor":17,"watchId":"watch:1","at":"2026-11-21T18:05:00Z","message":"On sale."}}"#)
    expect(event["rows"]?[0]?["cells"]?.texts.prefix(2) == ["Sat 21 Nov 18:05 UTC", "On sale."])
    expect(event["rows"]?[0]?["id"]?.string == "17")
  }
}

@Suite("No text of an upstream breaks out of a presentation", .timeLimit(.minutes(1)))
struct HostileTextTests {
  private static let hostile =
    "a\\u001b]0;x\\u0007\\nb\\u202ec\\u200f <script>\\u0085" + String(repeating: "z", count: 400)

  /// All texts of a value.
  private func texts(_ value: JSONValue) -> [String] {
    switch value.kind {
    case .string: [value.string ?? ""]
    case .array: value.elements.flatMap(texts)
    case .object: value.members.flatMap { texts($0.value) }
    default: []
    }
  }

  @Test("Every member that reaches a cell, a mark or a heading is one short line")
  func lines() throws {
    let answer = whatsOn.replacing("Dune", with: Self.hostile).replacing("IMAX", with: Self.hostile)
      .replacing("AMC Town", with: Self.hostile).replacing("almostSoldOut", with: Self.hostile)
      .replacing("2026-11-21T17:55:00-06:00", with: Self.hostile).replacing("Olathe, KS", with: Self.hostile)
      .replacing("PG-13", with: Self.hostile).replacing("\"fees\"", with: "\"\(Self.hostile)\"")
    let shown = try presentation("showtimes/whatsOn", answer)
    let all = texts(shown["rows"]?[0]?["cells"] ?? .null) + texts(shown["groups"] ?? .null)
    expect(all.count > 10)
    for text in all + [shown["title"]?.string ?? ""] {
      expect(text.unicodeScalars.count <= 200)
      expect(text.unicodeScalars.allSatisfy { $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) })
      expect(text.unicodeScalars.allSatisfy { ![0x202E, 0x200F, 0x2028].contains($0.value) })
    }
  }

  /// A value whose texts all end in the attack.
  private func attacked(_ value: JSONValue) -> RawJSON {
    switch value.kind {
    case .string:
      RawJSON(writing: (value.string ?? "") + "a\u{1B}]0;x\u{7}\nb\u{202E}c\u{200F} <script>\u{85}\u{2028}\u{7F}")
    case .array: RawJSON(writing: value.elements.map(attacked))
    case .object:
      RawJSON { writer in
        writer.object { writer in for (name, member) in value.members { writer.member(name, attacked(member)) } }
      }
    default: RawJSON(value)
    }
  }

  /// All texts of a presentation but the values of requests, which are data.
  private func shownTexts(_ value: JSONValue) -> [String] {
    switch value.kind {
    case .object: value.members.flatMap { $0.name == "params" ? [] : shownTexts($0.value) }
    case .array: value.elements.flatMap(shownTexts)
    default: texts(value)
    }
  }

  @Test("Whatever an answer of any method has in any member, what is shown is one line, and what is called is a method")
  func everyAnswer() throws {
    let contract = ContractDescription()
    let methods = contract.methods.filter { Views.all.methods[$0.name] != nil }
    expect(methods.count > 80)
    for method in methods {
      let model = method.rows ?? method.result.referenceTarget ?? ""
      let properties = contract.schema(model)?["properties"]?.members.map { $0 } ?? []
      let thing = RawJSON { writer in
        writer.object { writer in
          for (name, schema) in properties { writer.member(name, schema["examples"]?[0].map(attacked)) }
        }
      }
      let page = #"{"kind":"page","page":1,"items":[\#(thing)]}"#
      let shown = try presentation(method.name, method.rows == nil ? thing.description : page)
      for text in shownTexts(shown) {
        let isSafe = text.unicodeScalars.allSatisfy {
          $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) && ![0x202E, 0x200F, 0x2028].contains($0.value)
        }
        expect(isSafe, "\(method.name): \(text)")
      }
      let owners = [shown] + ["rows", "groups"].flatMap { shown[$0]?.elements.map { $0 } ?? [] }
      for next in owners.flatMap({ $0["next"]?.elements.map { $0 } ?? [] }) {
        expect(next["url"] == nil && next["method"]?.string.flatMap { Views.all.methods[$0] } != nil, "\(method.name)")
      }
    }
  }

  @Test(
    "An address is only opened at the provider's own hosts",
    arguments: [
      "http://www.amctheatres.com/x", "https://evil.example/www.amctheatres.com",
      "https://amctheatres.com.evil.example/",
      "https://www.amctheatres.com@evil.example/", "javascript:alert(1)", "https://evilamctheatres.com/",
      "https://www.amctheatres.com\\\\@evil.example/", "https://www.amctheatres.com:8080/",
      "https://www.amctheatres.com/ x",
      "https://evil.example#www.amctheatres.com", "//www.amctheatres.com/",
    ])
  func addresses(url: String) throws {
    let shown = try presentation("showtimes/whatsOn", whatsOn.replacing("https://www.amctheatres.com/x", with: url))
    expect(shown["rows"]?[0]?["next"]?.elements.contains { $0["url"] != nil } == false)
    let good = try presentation("showtimes/whatsOn", whatsOn)
    let row = try #require(good["rows"]?[0])
    expect(try row.next("Buy at AMC")["url"] != nil)
  }

  @Test("Methods and members of a request are the contract's, whatever an answer has")
  func methods() throws {
    let shown = try presentation(
      "showtimes/whatsOn",
      whatsOn.replacing(#""id":"amc:showtime:9""#, with: #""id":"x","method":"settings/set","ask":1"#))
    let rows = Array(try #require(shown["rows"]).elements) + Array(try #require(shown["groups"]).elements)
    var methods: [String] = []
    for row in rows {
      for next in row["next"]?.elements.map({ $0 }) ?? [] { methods += [next["method"]?.string].compactMap(\.self) }
    }
    expect(methods.count > 3)
    expect(methods.allSatisfy { Views.all.methods[$0] != nil && $0 != "settings/set" })
  }

  @Test("What no presentation may offer is in no declaration")
  func declared() {
    let offered = Set(Views.all.models.values.flatMap(\.next).compactMap(\.method))
    for name in ["settings/set", "library/import", "library/export", "library/recover"] {
      expect(!offered.contains(name))
    }
    expect(!offered.contains { $0.hasPrefix("credentials/") || $0.hasPrefix("server/") })
    expect(offered.count > 15)
  }
}
