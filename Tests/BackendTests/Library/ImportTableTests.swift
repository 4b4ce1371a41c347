// SPDX-License-Identifier: MIT
import Basics
import Contract
import Foundation
import JSONRPC
import TestSupport
import Testing

@testable import Backend

@Suite("What a table says", .timeLimit(.minutes(5)))
struct ImportTableTests {
  let folder = TemporaryFolder()

  private func read(_ name: String, _ text: String, status: StoredEntry.Status? = nil) throws -> ImportReading {
    let path = folder.file(name)
    try FileManager.default.createDirectory(
      atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    return try ImportReading(at: path, status: status)
  }

  /// The films as `title status rating days`.
  private func films(_ reading: ImportReading) -> [String] {
    reading.records.map { record in
      let entry = record.entry
      let days = entry.seenOn.compactMap { Day(daysSince1970: $0)?.description }
      return [
        "\(entry.isShow ? "show " : "")\(entry.title)", "\(entry.status)", entry.rating.map(String.init), days.first,
      ]
      .compactMap(\.self).joined(separator: " ")
    }
  }

  private func assumptions(_ reading: ImportReading) -> [String] {
    reading.assumptions.map { each in
      [each.file, each.status?.rawValue, each.bestRating.map(String.init)].compactMap(\.self).joined(separator: " ")
    }
  }

  // MARK: What the films are

  @Test(arguments: [
    "Title,Year,imdbID,tmdbID\nHeat,1995,tt0113277,949\n",
    "Const,Created,Title,Title Type,Year\ntt0113277,2020-01-01,Heat,Movie,1995\n",
    "TMDb ID,IMDb ID,Type,Name,Release Date,Your Rating\n949,tt0113277,movie,Heat,1995-12-15,\n",
    "Position,Name,Year,URL,Description\n1,Heat,1995,u,\n", "Date,Name,Year,Letterboxd URI\n2020-01-01,Heat,1995,u\n",
    "title,year,tmdbId,imdbId,addedAt\nHeat,1995,949,tt0113277,2020-01-01\n",
  ])
  func `A table that is called watchlist is wanted, of whichever service it is`(text: String) throws {
    for name in ["watchlist.csv", "my WATCHLIST (2).csv"] {
      let reading = try read(name, text)
      #expect(films(reading) == ["Heat wanted"])
    }
  }

  @Test func `What says nothing is asked for, and what is taken for granted is said`() throws {
    let form = "Title,Year,imdbID,tmdbID,Rating10\nHeat,1995,,949,\n"
    #expect(throws: RPCError.self) { try read("seen.csv", form) }
    let given = try read("seen.csv", form, status: .wanted)
    #expect(films(given) == ["Heat wanted"] && given.assumptions.isEmpty)
    let others = try read("mine.csv", form + "Ran,1985,,11645,9\n")
    #expect(films(others) == ["Heat seen", "Ran seen 18"] && assumptions(others) == ["mine.csv seen"])
    let list = try read("list.csv", "Position,Const,Title,Year\n1,tt0113277,Heat,1995\n")
    #expect(films(list) == ["Heat wanted"] && assumptions(list) == ["list.csv wanted"])
  }

  @Test func `Marquee's table says it in a column, whatever its name and its ratings`() throws {
    let text = "tmdbID,Title,Year,Rating10,Status\n949,Heat,1995,8,wanted\n11645,Ran,1985,,seen\n1,Odd,1990,,dropped\n"
    let reading = try read("films.csv", text)
    #expect(films(reading) == ["Heat wanted 16", "Ran seen"] && reading.skipped.map(\.place) == ["films.csv:4"])
    // Regression: without a rating and a day the column didn't count.
    let heading = "tmdbID,Title,Year,Rating10,Status\n"
    #expect(try films(read("films.csv", heading + "949,Heat,1995,,wanted\n")) == ["Heat wanted"])
    let silent = heading + "949,Heat,1995,,wanted\n11645,Ran,1985,,\n"
    #expect(throws: RPCError.self) { try read("films.csv", silent) }
    #expect(try films(read("films.csv", silent, status: .seen)) == ["Heat wanted", "Ran seen"])
  }

  @Test func `Only the watchlist of a service is wanted, and its other lists are left out of a folder`() throws {
    let item = #"[{"listed_at":"2022-05-04T23:43:19.000Z","movie":{"title":"Heat","ids":{"tmdb":949}}}]"#
    for name in ["lists-watchlist.json", "lists/watchlist.json"] {
      #expect(try films(read(name, item)) == ["Heat wanted"])
    }
    for name in ["lists-favorites.json", "lists-list-9-noir.json"] {
      #expect(throws: RPCError.self, "\(name)") { try read(name, item) }
      _ = try read("all/\(name)", item, status: .wanted)
    }
    _ = try read("all/list.csv", "Position,Const,Title,Year\n1,tt0113277,Heat,1995\n")
    _ = try read("all/favorites.csv", "TMDb ID,Type,Name,Your Rating\n949,movie,Heat,\n", status: .wanted)
    let all = try ImportReading(at: folder.file("all"), status: nil)
    #expect(all.records.isEmpty && all.skipped.count == 4)
  }

  @Test(arguments: [
    "Title,Year,imdbID,Rating,Watched\nHeat,1995,tt0113277,4,Yes\nRan,1985,tt0089881,,No\n",
    "Title,Year,imdbID,WatchedDate,Listed\nHeat,1995,tt0113277,2020-01-01,\nRan,1985,tt0089881,,2021-01-01\n",
    "title,year,tmdbId,imdbId,userRating,addedAt\nHeat,1995,949,,7,2020-01-01\nRan,1985,11645,,,2020-01-01\n",
  ])
  func `Films are not seen like the others if a column that isn't read may say otherwise`(text: String) throws {
    #expect(throws: RPCError.self) { try read("mine.csv", text) }
    #expect(try read("mine.csv", text, status: .wanted).records.map(\.entry.status) == [.seen, .wanted])
  }

  @Test(arguments: ["want to watch", "Plan to Watch", "plantowatch", "watchlist"])
  func `What a column says in the words of other programs is read`(word: String) throws {
    let text = "tmdbID,Title,Year,Status\n949,Heat,1995,\(word)\n11645,Ran,1985,Completed\n"
    #expect(try films(read("mine.csv", text)) == ["Heat wanted", "Ran seen"])
  }

  // MARK: Columns

  @Test func `A table that merely has a title and a year is refused`() throws {
    for heading in ["Title,Year,Platform,Studio", "title,year,rating,comment", "Title,Year,WatchedDate,Rating,Memo"] {
      #expect(throws: RPCError.self, "\(heading)") { try read("watchlist.csv", heading + "\nHeat,1995,4,x,y\n") }
    }
  }

  @Test func `Movary's tables are read, and a column with values that isn't is reported`() throws {
    _ = try read("mv/watchlist.csv", "title,year,tmdbId,imdbId,addedAt\nA,2001,11,tt0000011,2023-01-02\n")
    _ = try read("mv/ratings.csv", "title,year,tmdbId,imdbId,userRating\nB,2002,12,tt0000012,7\n")
    _ = try read(
      "mv/history.csv",
      "TITLE,Year,tmdbId,imdbId,watchedAt,comment,location,x\nB,2002,12,tt0000012,2023-02-03,With Ann,Home,\n")
    let reading = try ImportReading(at: folder.file("mv"), status: nil)
    #expect(Set(films(reading)) == ["A wanted", "B seen 14 2023-02-03"])
    #expect(reading.records.contains { $0.entry.note == "With Ann" && $0.entry.source == "movary" })
    #expect(reading.skipped.map(\.place) == ["history.csv"] && reading.skipped[0].reason.contains("“location”"))
  }

  @Test(
    arguments: [
      ("rating", ["4", "9"], [8, 18], "10"), ("Rating", ["4", "4,5"], [8, 9], "10"),
      ("Rating", ["4.5", "5"], [18, 20], "5"),
      ("Rating", ["3", "99"], [12, nil], "5"), ("Rating10", ["4", "5"], [8, 10], nil),
    ] as [(String, [String], [Int?], String?)])
  func `A column with a rating above 5 is of ten`(name: String, texts: [String], ratings: [Int?], scale: String?) throws
  {
    let more = name == "Rating" && texts == ["4", "4,5"] ? "C,2001,3,6\n" : ""
    let lines = texts.enumerated().map { "F\($0),2000,\($0 + 1),\"\($1)\"\n" }
    let reading = try read("mine.csv", "Title,Year,tmdbID,\(name)\n" + lines.joined() + more)
    #expect(reading.records.prefix(2).map(\.entry.rating) == ratings)
    #expect(reading.assumptions.first?.bestRating.map(String.init) == scale)
  }

  @Test func `A column most of whose ratings are above 10 is not read, and its films were seen`() throws {
    let lines = ["80", "95", "7", "0"].enumerated().map { "F\($0),2000,\($0 + 1),\($1)\n" }
    let reading = try read("mine.csv", "Title,Year,tmdbID,Rating\n" + lines.joined(), status: .wanted)
    #expect(films(reading) == ["F0 seen", "F1 seen", "F2 seen", "F3 wanted"] && assumptions(reading).isEmpty)
    #expect(reading.skipped.map(\.place) == ["mine.csv:2", "mine.csv:3", "mine.csv:4"])
  }

  @Test(arguments: ["Type", "mediaType", "media_type", "Media Type", "Kind"])
  func `A column says whether it is a film or a show, however it is called`(name: String) throws {
    let text = "Title,Year,tmdbID,\(name)\nHeat,1995,949,movie\nDark,2017,70523,tv\n"
    #expect(try films(read("watchlist.csv", text)) == ["Heat wanted", "show Dark wanted"])
  }

  @Test func `Simkl's elements are not Trakt's, although they look like them`() throws {
    let film = #""movie":{"title":"Heat","ids":{"simkl":1,"tmdb":"949"}}"#
    let seen = #"{"user_rating":8,"last_watched_at":"2020-01-01",\#(film)}"#
    let text = #"[{"status":"plantowatch","user_rating":null,\#(film)},\#(seen)]"#
    for status in [nil, StoredEntry.Status.seen] {
      #expect(throws: RPCError.self) { try read("simkl.json", text, status: status) }
    }
  }

  @Test(
    arguments: [
      ("Podcast Episode", "-"), ("Podcastfolge", "-"), ("Serie podcast", "-"),
      ("Film", "film"), ("Serie TV", "show"), ("Mini serie TV", "show"), ("TV-Serie", "show"), ("Fernsehserie", "show"),
      ("Série télévisée", "show"), ("Serie de TV", "show"), ("TV Mini Series", "show"), ("Minisérie de TV", "show"),
      ("Episodio TV", "episode"), ("TV-Folge", "episode"), ("Épisode télévisé", "episode"), ("Videogioco", "-"),
      ("Videospiel", "-"),
      ("Jeu vidéo", "-"), ("Videojuego", "-"), ("Kurzfilm", "film"), ("Cortometraje", "film"), ("Video", "film"),
      ("TV Movie", "film"), ("Spielfilm", "film"), ("TV Special", "film"), ("Televisioelokuvasarja?", "show"),
      ("Blurb", "?"),
    ])
  func `The types of IMDb's accounts are known in many languages`(type: String, kind: String) throws {
    let reading = try read("ratings.csv", "Const,Your Rating,Title,Title Type,Year\ntt0000041,8,T,\(type),2013\n")
    let record = reading.records.first
    var found = record.map { $0.isKindKnown ? $0.entry.isShow ? "show" : "film" : "?" } ?? "-"
    if record?.episodeID != nil { found = "episode" }
    #expect(found == kind)
  }

  @Test func `A table of IMDb's from which the ids were cut is still IMDb's`() throws {
    let text =
      "Your Rating,Date Rated,Title,Original Title,Title Type,Year,Genres,Num Votes\n8,2024-01-05,Heat,Heat,Movie,1995,x,1\n"
    let reading = try read("ratings.csv", text)
    #expect(films(reading) == ["Heat seen 16"] && reading.records[0].entry.source == "imdb")
    for (heading, type) in [
      ("Your Rating,Title,URL,Title Type,Year", "Movie,"), (",Your Rating,Date Rated,Title,URL,Year", ""),
    ] {
      let row = heading.hasPrefix(",") ? "0,8,2024-01-05" : "8"
      let address = "\(heading)\n\(row),Heat,https://www.imdb.com/title/tt0113277/,\(type)1995\n"
      #expect(try read("ratings.csv", address).records[0].entry.ids == ["imdb:tt0113277"])
    }
  }

  // MARK: Spreadsheets

  @Test(arguments: [
    (";", ""), ("\t", ""), (";", "sep=;\r\n"), (";", "\"sep=;\"\r\n"), (",", "sep=,\n"), ("\t", "sep=\t\n"),
  ])
  func `A table may have semicolons or tabs, and a line that says so`(separator: String, hint: String) throws {
    let lines = [
      ["Date", "Name", "Year", "Letterboxd URI", "Rating", "Rewatch", "Tags", "Watched Date"],
      ["14/03/2025", "Heat", "1995", "u", "\"4,5\"", "", "", "04/01/2023"], Array(repeating: "", count: 8),
      ["14/03/2025", "Ran", "1985", "v", "3", "", "", "28/01/2023"],
    ]
    let text = hint + lines.map { $0.joined(separator: separator) + "\r\n" }.joined()
    let wanted = ["Heat seen 18 2023-01-04", "Ran seen 12 2023-01-28"]
    let reading = try read("diary.csv", text)
    #expect(films(reading) == wanted && reading.skipped.isEmpty)
    // As Excel saves "Unicode text", with and without a mark.
    let units = Array(text.utf16).flatMap { unit -> [UInt8] in [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
    for bytes in [[0xFF, 0xFE] + units, units] {
      try Data(bytes).write(to: URL(fileURLWithPath: folder.file("diary.csv")))
      #expect(try films(ImportReading(at: folder.file("diary.csv"), status: nil)) == wanted)
    }
  }

  @Test func `The order of day and month is that of the whole column, unless the column has both`() throws {
    func days(_ texts: String...) throws -> [String] {
      let lines = texts.enumerated().map { "F\($0),2000,\($0 + 1),\($1)\n" }
      return try films(read("mine.csv", "Title,Year,tmdbID,WatchedDate\n" + lines.joined())).map {
        String($0.suffix(10))
      }
    }
    #expect(try days("04/01/2023", "28/01/2023") == ["2023-01-04", "2023-01-28"])
    #expect(try days("04/01/2023", "01/28/2023") == ["2023-04-01", "2023-01-28"])
    #expect(try days("04/01/2023", "28/01/2023", "01/28/2023") == ["F0 seen", "2023-01-28", "2023-01-28"])
    // Of a year of two digits as well.
    #expect(try days("5/3/21", "5/19/21") == ["2021-05-03", "2021-05-19"])
    #expect(try days("4/1/21", "28/1/21") == ["2021-01-04", "2021-01-28"])
    #expect(try days("21/3/4", "21/3/30") == ["2021-03-04", "2021-03-30"])
    #expect(try days("10-09-20", "11-09-20") == ["F0 seen", "F1 seen"])
  }

  @Test func `IMDb's old times of adding and Letterboxd's old lists are read`() throws {
    let old =
      "\"position\",\"const\",\"created\",\"Title\",\"Title type\"\n\"1\",\"tt0000061\",\"Fri Nov  7 09:09:15 2014\",\"Heat\",\"Feature Film\"\n"
    #expect(try read("list.csv", old).records[0].entry.addedAt == 1_415_318_400)
    let list =
      "\nDate,Name,Tags,URL,Description\n2019-09-19,Mine,,u,\n\nPosition,Name,Year,URL,Description\n1,Heat,1995,v,\n"
    #expect(try films(read("mine.csv", list, status: .wanted)) == ["Heat wanted"])
  }

  @Test func `A column of times that can't be read is reported once`() throws {
    let lines = (1...3).map { "\($0),tt000006\($0),10-09-20,,Heat,movie,1995\n" }.joined()
    let reading = try read("watchlist.csv", "Position,Const,Created,Modified,Title,Title Type,Year\n" + lines)
    #expect(reading.records.count == 3 && reading.records.allSatisfy { $0.entry.addedAt == 0 })
    #expect(reading.skipped.map(\.place) == ["watchlist.csv"] && reading.skipped[0].reason.contains("“Created”"))
  }

  @Test func `A text that a spreadsheet would run is defused, and comes back as it was`() {
    for text in ["=1+1", "+1", "-30-", "@me", "\tx", "'=x", "''-y"] {
      let defused = SpreadsheetText.defused(text)
      #expect(defused == "'" + text && SpreadsheetText.restored(defused) == text)
    }
    for text in ["Heat", "", "'tis", "a=b", "’"] {
      #expect(SpreadsheetText.defused(text) == text && SpreadsheetText.restored(text) == text)
    }
  }

  // MARK: Films and days

  @Test func `Two addresses of one title and year are two films in a table that has each once`() throws {
    let lines = "2022-01-01,Pinocchio,2022,a\n2022-01-01,Pinocchio,2022,b\n"
    for (name, heading) in [("watched.csv", ""), ("ratings.csv", ",Rating")] {
      let reading = try read(name, "Date,Name,Year,Letterboxd URI\(heading)\n" + lines)
      #expect(reading.records.map { $0.distinction.isEmpty } == [true, false])
    }
    let list = "Position,Name,Year,URL,Description\n1,Pinocchio,2022,a,\n2,Pinocchio,2022,b,\n"
    #expect(try read("list.csv", list, status: .seen).records.count == 2)
    let diary = "Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date\n"
    #expect(try read("diary.csv", diary + lines.replacing(",a\n", with: ",a,,,,2022-01-02\n")).records.count == 1)
  }

  @Test func `A diary's tag says of its day that it was at a cinema`() throws {
    let lines =
      "2022-01-01,Heat,1995,a,,,,2022-01-01\n"
      + "2022-05-05,Heat,1995,b,,Yes,\"with Ann, In Theaters\",2022-05-05\n"
    let record = try read(
      "diary.csv", "Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date\n" + lines
    ).records[0]
    let day = try #require(Day("2022-05-05")).daysSince1970
    #expect(record.entry.seenOn.count == 2 && record.entry.seenAt == [day: StoredVisit()])
    #expect(ImportRecord(content: record.content)?.entry.seenAt == record.entry.seenAt)
    // What an earlier version imported lacks it, and gets it with the next import.
    var earlier = record
    earlier.entry.seenAt = [:]
    var known = KnownFilm()
    known.entry = earlier.entry
    known.last = StoredImport(key: "", content: earlier.content)
    known.last?.outcome = .matched
    #expect(record.merged(into: known, film: earlier.entry, now: .now)?.seenAt == record.entry.seenAt)
  }

  @Test func `Trakt's unknown day is none, and a review is a note`() throws {
    let film = #""movie":{"title":"Heat","ids":{"tmdb":949}}"#
    let seen = #"[{"watched_at":"1970-01-01T00:00:00.000Z",\#(film)}]"#
    let reading = try read("t.json", seen)
    #expect(films(reading) == ["Heat seen"] && reading.skipped.isEmpty)
    let review = #"[{"type":"movie",\#(film),"comment":{"comment":"Good.","review":true}},"#
    let shout =
      #"{"type":"movie","movie":{"title":"Ran","ids":{"tmdb":1}},"comment":{"comment":"Soon!","review":false}}]"#
    let comments = try read("comments.json", review + shout)
    #expect(films(comments) == ["Heat seen"] && comments.records[0].entry.note == "Good.")
    #expect(comments.skipped.map(\.place) == ["comments.json:2"])
  }
}
