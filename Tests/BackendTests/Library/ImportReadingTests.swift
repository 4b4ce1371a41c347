// SPDX-License-Identifier: MIT
import Foundation
import JSONRPC
import TestSupport
import Testing

@testable import Backend

@Suite("Reading exports", .timeLimit(.minutes(5)))
struct ImportReadingTests {
  let folder = TemporaryFolder()

  private func read(
    _ name: String, _ text: String, status: StoredEntry.Status? = nil
  ) throws -> ImportReading {
    try read(name, Array(text.utf8), status: status)
  }

  private func read(_ name: String, _ bytes: [UInt8], status: StoredEntry.Status? = nil) throws -> ImportReading {
    try Data(bytes).write(to: URL(fileURLWithPath: folder.file(name)))
    return try ImportReading(at: folder.file(name), status: status)
  }

  /// The films as `title year status rating days`, for comparison.
  private func films(_ reading: ImportReading) -> [String] {
    reading.records.map { record in
      let entry = record.entry
      return [
        entry.isShow ? "show" : "film", entry.title, entry.year.map(String.init) ?? "-", "\(entry.status)",
        entry.rating.map(String.init) ?? "-", entry.seenOn.map(String.init).joined(separator: "+"),
        entry.ids.sorted().joined(separator: "+"),
      ].joined(separator: "|")
    }
  }

  static let heading = "Date,Name,Year,Letterboxd URI"

  @Test func `Letterboxd's export is merged, a film from all of its tables`() throws {
    let zip = madeZip([
      ("me/watched.csv", Array("\(Self.heading)\n2020-01-02,Heat,1995,u1\n2020-01-03,Ran,1985,u2\n".utf8)),
      ("me/ratings.csv", Array("\(Self.heading),Rating\n2020-01-02,Heat,1995,u1,4.5\n".utf8)),
      (
        "me/diary.csv",
        Array(
          "\(Self.heading),Rating,Rewatch,Tags,Watched Date\n2020-02-02,Heat,1995,d1,5,,\"tv, dvd\",1970-01-11\n2020-02-03,Heat,1995,d2,5,Yes,tv,1970-01-21\n"
            .utf8)
      ),
      (
        "me/reviews.csv",
        Array(
          "\(Self.heading),Rating,Rewatch,Review,Tags,Watched Date\n2020-02-02,Heat,1995,d1,5,,\"Good,\r\nvery \"\"good\"\"\",tv,1970-01-11\n"
            .utf8)
      ),
      ("me/watchlist.csv", Array("\(Self.heading)\n2019-05-05,Alien,1979,u3\n".utf8)),
      ("me/profile.csv", []), ("me/likes/films.csv", []), ("me/deleted/diary.csv", []), ("me/lists/a.csv", []),
      ("me/orphaned/diary.csv", []),
    ])
    let reading = try read("export.zip", zip)
    #expect(
      films(reading) == [
        "film|Heat|1995|seen|18|10+20|", "film|Ran|1985|seen|-||", "film|Alien|1979|wanted|-||",
      ])
    let heat = reading.records[0]
    #expect(heat.entry.note == "Good,\nvery \"good\"" && heat.entry.tags == ["tv", "dvd"])
    #expect(
      heat.places.map(\.description) == [
        "ratings.csv:2", "watched.csv:2", "diary.csv:2", "diary.csv:3", "reviews.csv:2",
      ])
    // The day on which it was marked, the first one.
    #expect(heat.entry.addedAt == 18_263 * 86_400 && heat.entry.source == "letterboxd")
    #expect(reading.skipped.map(\.place) == ["profile.csv", "likes", "deleted", "lists", "orphaned"])
  }

  @Test func `A table alone says by its columns or its name what its films are, or needs a status`() throws {
    let table = "\(Self.heading)\n2020-01-02,Heat,1995,u1\n"
    #expect(try films(read("my watchlist (1).csv", table)) == ["film|Heat|1995|wanted|-||"])
    #expect(try films(read("Watched.csv", table)) == ["film|Heat|1995|seen|-||"])
    #expect(throws: RPCError.self) { try read("x.csv", table) }
    for name in ["unwatched.csv", "Not watched yet.csv", "to-be-watched.csv"] {
      #expect(throws: RPCError.self) { try read(name, table) }
    }
    #expect(try films(read("x.csv", table, status: .wanted)) == ["film|Heat|1995|wanted|-||"])
    let list =
      "Letterboxd list export v7\nDate,Name,Tags,URL,Description\n2020-01-01,Mine,,u,\n\nPosition,Name,Year,URL,Description\n1,Heat,1995,u,why\n"
    #expect(throws: RPCError.self) { try read("list.csv", list) }
    let reading = try read("list.csv", list, status: .seen)
    #expect(films(reading) == ["film|Heat|1995|seen|-||"] && reading.records[0].entry.note == "why")
    #expect(reading.records[0].places.map(\.description) == ["list.csv:6"])
  }

  @Test func `Two films of one title and year in a table stay two`() throws {
    let text =
      "\(Self.heading)\n2022-01-01,Pinocchio,2022,a\n2022-01-01,Pinocchio,2022,b\n2022-01-01,Pinocchio,2022,a\n"
    let reading = try read("watched.csv", text)
    #expect(reading.records.map(\.entry.title) == ["Pinocchio", "Pinocchio"])
    #expect(Set(reading.records.map(\.key)).count == 2)
  }

  @Test func `A film that was reviewed twice keeps both reviews, and what is too long is cut`() throws {
    let heading = "\(Self.heading),Rating,Rewatch,Review,Tags,Watched Date\n"
    func note(_ reviews: String...) throws -> String {
      let lines = reviews.map { "2020-02-02,Heat,1995,d1,5,,\"\($0)\",,1970-01-11\n" }
      return try read("reviews.csv", heading + lines.joined()).records[0].entry.note
    }
    // One review is a part of the other's words; the third is the first again.
    #expect(
      try note("A great film. Loved it.", "Loved it.", "A great film. Loved it.")
        == "A great film. Loved it.\n\nLoved it.")
    let long = String(repeating: "क्षि", count: 5_000)
    #expect(try note(long) == long)
    let both = try note("First.", long, "Third.")
    #expect(both.hasPrefix("First.\n\nक्षि") && both.hasSuffix("क्षि…") && 59_980...60_000 ~= both.utf8.count)
    #expect(try note(long, "Second.") == long + "\n\n…")
    #expect(try note(String(repeating: "a", count: 20_001)) == String(repeating: "a", count: 19_999) + "…")
  }

  @Test func `A diary alone has the rating of the last day, whatever the order of its lines`() throws {
    let heading = "\(Self.heading),Rating,Rewatch,Tags,Watched Date\n"
    let lines = ["3,,,2015-01-01", "5,Yes,,2024-01-01", ",Yes,,2025-01-01"].map { "2020-02-02,Heat,1995,d,\($0)\n" }
    for ordered in [lines, lines.reversed()] {
      #expect(try read("diary.csv", heading + ordered.joined()).records[0].entry.rating == 20)
    }
  }

  @Test func `IMDb's ratings and lists are read, without episodes, games and persons`() throws {
    let text = """
      Position,Const,Created,Modified,Description,Title,Original Title,URL,Title Type,IMDb Rating,Runtime (mins),Year,Genres,Num Votes,Release Date,Directors,Your Rating,Date Rated
      1,tt0113277,2020-01-01,2020-01-01,,Heat,Heat,u,Movie,8.3,170,1995,"Action, Crime",1,1995-12-15,Michael Mann,9,2020-02-02
      2,tt0903747,2020-01-01,2020-01-01,later,Breaking Bad,,u,TV Series,9.5,45,2008,Drama,1,2008-01-20,,,
      3,tt0959621,2020-01-01,2020-01-01,,Pilot,,u,TV Episode,9,58,2008,Drama,1,2008-01-20,,,
      4,nm0000134,2020-01-01,2020-01-01,,Robert De Niro,,u,,,,,,,,,,
      5,tt0123456,2020-01-01,2020-01-01,,A Game,,u,Video Game,9,58,2008,,1,2008-01-20,,,
      """
    let reading = try read("imdb.csv", text)
    #expect(
      films(reading) == [
        "film|Heat|1995|seen|18||imdb:tt0113277", "show|Breaking Bad|2008|wanted|-||imdb:tt0903747",
      ])
    #expect(reading.skipped.map(\.place) == ["imdb.csv:4", "imdb.csv:5", "imdb.csv:6"])
    // As IMDb exported them until 2017.
    let old = """
      "position","const","created","modified","description","Title","Title type","Directors","You rated","IMDb Rating","Year"
      "1","tt0113277","Mon Feb  3 00:00:00 2014","","","Heat","Feature Film","Michael Mann","9","8.2","1995"
      """
    #expect(try films(read("old.csv", old)) == ["film|Heat|1995|seen|18||imdb:tt0113277"])
  }

  @Test func `What Trakt's user owns or has hidden is not seen by that`() throws {
    let film = #""movie":{"title":"Heat","year":1995,"ids":{"tmdb":949}}"#
    let trakt = #"[{"collected_at":"2020-01-02T00:00:00Z",\#(film)},{"hidden_at":"2020-01-02T00:00:00Z",\#(film)}]"#
    let reading = try read("collection.json", trakt)
    #expect(reading.records.isEmpty && reading.skipped.map(\.place) == ["collection.json:1", "collection.json:2"])
    #expect(
      try films(read("collection.json", trakt, status: .wanted)) == ["film|Heat|1995|wanted|-||tmdb:movie:949"])
  }

  @Test func `Trakt's lists, TMDB's tables, Letterboxd's import form and Marquee's own are read`() throws {
    let trakt = """
      [{"rated_at":"2020-01-02T00:00:00.000Z","rating":8,"type":"movie","movie":{"title":"Heat","year":1995,"ids":{"trakt":1,"imdb":"tt0113277","tmdb":949}}},
       {"plays":2,"last_watched_at":"1970-01-11T00:00:00.000Z","show":{"title":"Dark","year":2017,"ids":{"tmdb":70523}}},
       {"watched_at":"1970-01-11T00:00:00.000Z","episode":{"ids":{}},"show":{"title":"Dark","ids":{"tmdb":70523}}},
       {"listed_at":"2020-01-02T00:00:00.000Z","type":"movie","movie":{"title":"Ran","year":1985,"ids":{"trakt":2}}}]
      """
    #expect(
      try films(read("t.json", trakt)) == [
        "film|Heat|1995|seen|16||imdb:tt0113277+tmdb:movie:949", "show|Dark|2017|seen|-||tmdb:show:70523",
        "film|Ran|1985|wanted|-||",
      ])
    let tmdb = """
      TMDb ID,IMDb ID,Type,Name,Release Date,Season Number,Episode Number,Rating,Your Rating,Date Rated
      949,tt0113277,movie,Heat,1995-12-15T00:00:00Z,,,7.9,9.0,2020-01-01T00:00:00Z
      70523,,tv,Dark,2017-12-01T00:00:00Z,1,2,8,9.0,2020-01-01T00:00:00Z
      """
    #expect(try films(read("tmdb.csv", tmdb)) == ["film|Heat|1995|seen|18||imdb:tt0113277+tmdb:movie:949"])
    let form = "tmdbID,imdbID,Title,Year,Rating10,WatchedDate,Rewatch,Tags,Review\n949,,Heat,1995,9,1970-01-11,,a,b\n"
    #expect(try films(read("form.csv", form)) == ["film|Heat|1995|seen|18|10|tmdb:movie:949"])
    let own = """
      {"marqueeLibrary":1,"entries":[{"id":"imdb:tt0113277","kind":"movie","title":"Heat","ids":{"tmdb":949,"imdb":"tt0113277"},"library":{"status":"seen","rating":7.5,"seenOn":["1970-01-11"],"addedAt":"2020-01-01T00:00:00Z"}}]}
      """
    #expect(try films(read("own.json", own)) == ["film|Heat|-|seen|15|10|imdb:tt0113277+tmdb:movie:949"])
  }

  @Test func `Texts are read in the encodings and with the line ends of any system`() throws {
    let text = "\(Self.heading),Rating\r2020-01-02,Amélie – “x”,2001,u,4\r2020-01-02,\"Ran\",1985,v,4\r"
    let wanted = ["film|Amélie – “x”|2001|seen|16||", "film|Ran|1985|seen|16||"]
    var latin: [UInt8] = []
    for scalar in text.unicodeScalars {
      let special: [Unicode.Scalar: UInt8] = ["–": 0x96, "“": 0x93, "”": 0x94]
      latin.append(special[scalar] ?? UInt8(scalar.value))
    }
    let units = Array(text.utf16)
    let little: [UInt8] = [0xFF, 0xFE] + units.flatMap { unit -> [UInt8] in [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
    let big: [UInt8] = [0xFE, 0xFF] + units.flatMap { unit -> [UInt8] in [UInt8(unit >> 8), UInt8(unit & 0xFF)] }
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    for bytes in [
      Array(text.utf8), mark + Array(text.utf8), mark + mark + Array(text.utf8), latin, little, big, little + [7],
    ] {
      #expect(try films(read("ratings.csv", bytes)).prefix(2) == wanted[...])
    }
    #expect(try films(read("ratings.csv", text.replacing("\r", with: "\r\n"))) == wanted)
  }

  @Test func `A quote that is never closed costs its line, and a bad value only itself`() throws {
    let text = "\(Self.heading),Rating\n2020-01-02,\"Heat,1995,u,4\nnever,Ran,soon,v,99\n2020-01-02,,,,\n"
    let reading = try read("ratings.csv", text)
    #expect(films(reading) == ["film|Ran|-|seen|-||"])
    // The day that can't be read is told once for its column.
    #expect(reading.skipped.map(\.place) == ["ratings.csv:2", "ratings.csv:3", "ratings.csv", "ratings.csv:4"])
    #expect(reading.skipped[1].reason == "its rating “99” is left out: it is no number up to 5")
    let quotes = "\(Self.heading)\n" + String(repeating: "\"\n" + String(repeating: "a\n", count: 600_000), count: 20)
    #expect(throws: RPCError.self) { try read("watched.csv", quotes) }
  }

  // Regression: both were left out without a word.
  @Test(
    arguments: [
      ("1970-01-11T20:00:00Z", 10), ("1970-1-11", 10), ("1970/01/11", 10), ("25/12/1970", 358), ("12/25/1970", 358),
      ("25.12.1970 20:00", 358), ("05.05.1970", 124), ("11.01.1970", 10), ("30/02/1970", nil), ("03/11/1970", nil),
      ("11.03.70", 69),
      ("25/12/70", 358), ("03/11/70", nil), ("70/3/11", 69), ("1/2", nil), ("//", nil), ("-1/-2/1970", nil),
      ("99999999999999999999/1/1970", nil),
      ("yesterday", nil), ("", nil),
    ] as [(String, Int?)])
  func `A day that can only be one is read, and another one is reported`(text: String, day: Int?) throws {
    let reading = try read("form.csv", "Title,Year,WatchedDate\nHeat,1995,\(text)\n", status: .seen)
    let record = try #require(reading.records.first)
    #expect(record.entry.seenOn == [day].compactMap(\.self) && record.entry.status == .seen)
    #expect(reading.skipped.map(\.place) == (day == nil && !text.isEmpty ? ["form.csv:2"] : []))
    let trakt = #"[{"watched_at":"\#(text)","movie":{"title":"Heat","ids":{"tmdb":949}}}]"#
    #expect(try read("t.json", trakt).records.first?.entry.seenOn == [day].compactMap(\.self))
  }

  @Test(
    arguments: [
      ("4.5", 18), ("\"4,5\"", 18), ("5.5", nil), ("\"4,5,0\"", nil), ("\"1.0,5\"", nil), ("nan", nil), ("★★★★", 16),
      ("★★½", 10), ("½", 2), ("★☆☆☆☆", 4), ("★x", nil), ("★★★★★★", nil),
      ("0", nil), ("\"0,00\"", nil), ("", nil),
    ] as [(String, Int?)])
  func `A rating has a decimal point or comma, and another one is reported`(text: String, rating: Int?) throws {
    let reading = try read("ratings.csv", "\(Self.heading),Rating\n2020-01-02,Heat,1995,u,\(text)\n")
    #expect(reading.records.first?.entry.rating == rating)
    let isNone = ["", "0", "\"0,00\""].contains(text)
    #expect(reading.skipped.map(\.place) == (rating == nil && !isNone ? ["ratings.csv:2"] : []))
  }

  @Test func `What can't be read of Marquee's own entry is reported, a few for each`() throws {
    let days = Array(repeating: #""soon""#, count: 999).joined(separator: ",")
    let own = #"{"marqueeLibrary":1,"entries":[{"id":"tmdb:movie:949","title":"Heat","library":{"rating":11,"#
    let reading = try read("own.json", own + #""seenOn":[\#(days),"1970-01-11"]}}]}"#)
    #expect(films(reading) == ["film|Heat|-|none|-|10|tmdb:movie:949"])
    #expect(reading.skipped.map(\.place) == ["own.json:1", "own.json:1", "own.json:1"])
  }

  // Regression: titles of a table that a spreadsheet had opened in the wrong encoding were those of no film.
  @Test func `What was encoded twice is read once, and other signs stay`() throws {
    let twice = try #require(String(data: Data("Amélie – x€".utf8), encoding: .windowsCP1252))
    for (text, title) in [(twice, "Amélie – x€"), ("Amélie – x€", "Amélie – x€"), ("Ã la carte", "Ã la carte")] {
      let reading = try read("watched.csv", "\(Self.heading)\n2020-01-02,\(text),1995,u\n")
      #expect(reading.records.map(\.entry.title) == [title])
    }
  }

  @Test func `A document has a limit on its values`() throws {
    let text = "[" + String(repeating: "0,", count: 6_000_001) + "0]"
    let error = #expect(throws: RPCError.self) { try read("x.json", text) }
    #expect(error?.message.contains("values") == true)
  }

  @Test func `Anything else is refused, and a million lines too, without a crash`() throws {
    for text in [
      "", "root:x:0:0\n", "{}", "[]", "[1,2]", "{\"marqueeLibrary\":2,\"entries\":[]}", "{\"a\":", "\"", ",,,\n",
    ] {
      #expect(throws: RPCError.self, "\(text)") { try read("x.csv", text) }
    }
    let lines = "\(Self.heading)\n" + String(repeating: "2020-01-02,Heat,1995,u\n", count: 1_000_000)
    #expect(throws: RPCError.self) { try read("watched.csv", lines) }
    let whole = Array("\(Self.heading),Rating\n2020-01-02,\"A \"\"b\"\"\",1995,u,4\n".utf8)
    for end in 0...whole.count { _ = try? read("ratings.csv", Array(whole[..<end])) }
    let json = Array("[{\"rating\":8,\"movie\":{\"title\":\"Heat\",\"ids\":{\"tmdb\":1}}}]".utf8)
    for end in 0..<json.count { _ = try? read("t.json", Array(json[..<end])) }
  }
}
