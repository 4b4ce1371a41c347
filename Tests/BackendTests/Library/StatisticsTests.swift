// SPDX-License-Identifier: MIT
import Basics
import Contract
import Foundation
import JSON
import TestSupport
import Testing

@testable import Backend

/// What `library/statistics` counts, without a file.
@Suite("Statistics", .timeLimit(.minutes(5)))
struct StatisticsTests {
  private let today = Day("2026-11-21") ?? .first

  private func film(
    _ number: Int, _ days: [String] = [], minutes: Int? = 90, rating: Int? = nil, tags: [String] = [],
    seenAt: [String: StoredVisit] = [:], collection: Int = 0, title: String? = nil, isKnown: Bool = true,
    status: StoredEntry.Status = .seen,
    added: String = "2026-01-01"
  ) -> KnownEntry {
    var facts = StoredFacts()
    facts.minutes = minutes
    facts.genreNames = ["Drama", number % 2 == 0 ? "Crime" : "War"]
    facts.directors = ["Ann"]
    facts.countries = ["FR"]
    facts.collection = collection
    let visits = seenAt.map { (Day($0)?.daysSince1970 ?? 0, $1) }
    return KnownEntry(
      number: number, name: "tmdb:movie:\(number)", isShow: false, title: title ?? "Film \(number)", year: 1994,
      status: status, rating: rating, seenOn: days.compactMap { Day($0)?.daysSince1970 },
      seenAt: Dictionary(uniqueKeysWithValues: visits), tags: tags, addedAt: (Day(added)?.daysSince1970 ?? 0) * 86_400,
      tmdb: [number], facts: isKnown ? facts : nil)
  }

  private func statistics(_ library: KnownLibrary, _ years: [ClosedRange<Int>] = []) -> FilmStatistics {
    SeenTally(library, in: years, today: today).statistics(of: library)
  }

  private func row(_ rows: [StatisticsRow], _ name: String) -> [Double]? {
    rows.first { $0.name == name }.map { [Double($0.films), $0.hours] }
  }

  @Test func `A film counts once in each row, and each time that it was seen in its hours`() {
    let library = KnownLibrary(entries: [
      film(1, ["2025-12-31", "2026-03-02", "2026-03-09"], rating: 17), film(2, ["2026-03-03"]),
      film(3),
      film(4, ["2026-01-01"], isKnown: false), film(5, status: .wanted),
    ])
    let all = statistics(library)
    #expect(all.films == 4 && all.hours == 7.5 && all.unknownCount == 1)
    #expect(row(all.years, "2026") == [3, 4.5] && row(all.months, "2026-03") == [2, 4.5])
    #expect(row(all.weekdays, "Monday") == [1, 3] && all.weekdays.first?.name == "Monday")
    #expect(row(all.genres, "War") == [2, 6] && row(all.directors, "Ann") == [3, 7.5])
    #expect(row(all.countries, "France") == [3, 7.5] && row(all.decades, "1990s") == [4, 7.5])
    #expect(row(all.ratings, "8.5") == [1, 4.5])
    #expect(all.mostSeen.map(\.times) == [3])
    let year = statistics(library, [2026...2026])
    #expect(year.films == 3 && year.period == "2026" && year.years.map(\.name) == ["2026"])
    #expect(year.mostSeen.map(\.times) == [2])
  }

  @Test func `What was seen at a cinema is said by a showing or by a tag, and of the rest nothing is said`() {
    let studio = StoredVisit(theatre: "AMC Studio 28", theatreID: "amc:theatre:610")
    let library = KnownLibrary(entries: [
      film(1, ["2026-03-02", "2026-03-09"], seenAt: ["2026-03-09": studio]),
      // A tag of an imported diary is of its day; one of the film itself only where there is a single day.
      film(2, ["2025-12-31", "2026-01-01"], tags: ["cinema"], seenAt: ["2025-12-31": StoredVisit()]),
      film(3, ["2026-05-05"], tags: ["In-Theaters"]), film(4, ["2026-05-05", "2026-05-06"], tags: ["cinema"]),
      film(5, ["2026-05-07"], tags: ["home theater", "irish cinema"]), film(6),
    ])
    let all = statistics(library)
    #expect(row(all.cinema, "2026") == [2, 3] && row(all.cinema, "2025") == [1, 1.5])
    #expect(all.cinemaDays == CinemaDays(byShowing: 1, byTag: 2, unknown: 5))
    #expect(all.theatres.map(\.name) == ["AMC Studio 28"] && row(all.theatres, "AMC Studio 28") == [1, 1.5])
    let page = String(decoding: StatisticsPage(all, on: today).bytes, as: UTF8.self)
    #expect(page.contains("1 day by the showing, 2 days by a tag; of 5 days nothing says where."))
    let none = statistics(KnownLibrary(entries: [film(5, ["2026-05-07"])]))
    #expect(none.cinema.isEmpty && none.cinemaDays == nil)
  }

  @Test func `What came is what was wanted, and what went was seen since or removed`() {
    let day = (Day("2026-05-05")?.daysSince1970 ?? 0) * 86_400
    let library = KnownLibrary(
      entries: [
        film(1, ["2026-04-02"], added: "2026-03-01"), film(2, status: .wanted, added: "2026-03-31"),
        film(3, ["2020-01-01"], added: "2026-03-01"),
      ], removals: [day])
    let changes = statistics(library).changes
    #expect(changes.map(\.name) == ["2026-05", "2026-04", "2026-03"])
    #expect(changes.map(\.came) == [0, 0, 2] && changes.map(\.went) == [1, 1, 0])
    #expect(changes[1].wentTitles == ["Film 1"] && changes[2].titles == ["Film 2", "Film 1"])
  }

  @Test func `A series that was begun names what is out and not seen`() {
    let parts = [(1, 100), (2, 200), (3, 99_999)].map {
      StoredSeries.Part(number: $0, releasedOn: $1, title: "Part \($0)")
    }
    let library = KnownLibrary(
      entries: [film(1, collection: 5), film(9, collection: 6)],
      series: [5: StoredSeries(number: 5, name: "Parts", parts: parts)])
    let found = statistics(library)
    #expect(found.series.map(\.name) == ["Parts"] && found.series[0].seen == 1 && found.series[0].of == 2)
    #expect(found.series[0].missing.map(\.title) == ["Part 2"] && found.series[0].missingCount == 1)
    #expect(found.message?.contains("1 series the parts aren't known") == true)
  }

  @Test func `A series of which none was seen isn't begun, and what was seen before its day counts`() {
    let parts = [(1, 99_999), (2, 200), (3, 99_999)].map {
      StoredSeries.Part(number: $0, releasedOn: $1, title: "Part \($0)")
    }
    // TMDB says of a film that it is of a series whose parts don't have it.
    let library = KnownLibrary(
      entries: [film(1, collection: 5), film(9, collection: 6)],
      series: [
        5: StoredSeries(number: 5, name: "A", parts: parts), 6: StoredSeries(number: 6, name: "B", parts: parts),
      ])
    let series = statistics(library).series.map { "\($0.name) \($0.seen) of \($0.of ?? 0)" }
    #expect(series == ["A 1 of 2", "B 1 of 2"])
    let other = KnownLibrary(entries: [film(9, collection: 6)], series: library.series)
    #expect(statistics(other).series.isEmpty)
  }

  @Test func `A show that was begun names the episodes that are out and not seen`() {
    let episodes = (2...60).map { number in
      KnownEpisode(number: EpisodeNumber(season: 1, episode: number), airsOn: 200, title: "An episode")
    }
    let progress = ShowProgress(seenCount: 1, outCount: 60, next: episodes.first, isOver: false)
    let seenOn = ["2025-02-02", "2023-01-01"].compactMap { Day($0)?.daysSince1970 }
    let entry = KnownEntry(
      number: 9, name: "tmdb:show:9", isShow: true, title: "Nine", year: nil, status: .none, rating: nil, seenOn: [],
      tags: [], addedAt: 0, facts: nil)
    let library = KnownLibrary(
      entries: [entry], shows: [9: KnownShow(progress: progress, seenOn: seenOn, missing: episodes)])
    let begun = statistics(library).series
    #expect(begun.map(\.name) == ["Nine"] && begun[0].seen == 1 && begun[0].of == 60)
    #expect(begun[0].missing.first?.title == "S1 E2 An episode")
    #expect(begun[0].missing.count == 50 && begun[0].missingCount == 59)
    // With years, what was seen in them.
    #expect(statistics(library, [2025...2025]).series.count == 1)
    #expect(statistics(library, [2024...2024]).series.isEmpty)
  }

  @Test func `The page is one file without a script, and texts are escaped`() throws {
    let hostile = "<script>alert(1)</script>\"'&<\u{301}b \u{202E}gnp.exe"
    let library = KnownLibrary(entries: [film(1, ["2026-03-02", "2026-03-03"], title: hostile)])
    let page = String(decoding: StatisticsPage(statistics(library), on: today).bytes, as: UTF8.self)
    #expect(page.contains("&lt;script&gt;alert(1)&lt;/script&gt;&quot;&#39;&amp;&lt;\u{301}b"))
    #expect(!page.contains("<script") && !page.contains("\u{202E}") && !page.contains("<\u{301}"))
    #expect(page.contains("<svg") && page.contains("prefers-color-scheme: dark"))
    for loaded in ["http://", "https://", "src=", "href=", "url(", "@import"] {
      #expect(!page.contains(loaded), "\(loaded)")
    }
  }

  @Test func `The page's times begin where something was seen, and have those between`() throws {
    // Somebody gives a film of their childhood its day.
    let library = KnownLibrary(entries: [
      film(1, ["1980-05-01"]), film(2, ["2022-03-02"]), film(3, ["2024-03-02", "2026-03-02"]),
    ])
    let page = String(decoding: StatisticsPage(statistics(library), on: today).bytes, as: UTF8.self)
    let years = try #require(page.components(separatedBy: "<h2>").first { $0.hasPrefix("Years") })
    let names = years.matches(of: /<bdi>(\d+)</).map { String($0.1) }
    #expect(names == ["2022", "2023", "2024", "2025", "2026"])
  }

  @Test func `A page is a new file, and only one for a browser`() async throws {
    let folder = TemporaryFolder()
    let client = try TestClient(isSandbox: true, folder: folder)
    _ = try await client.result(
      "library/set", #"{"id":"tmdb:movie:62","seenOn":["2026-11-20"],"note":"A secret with Ann"}"#)
    let path = folder.file("films.html")
    let answer = try await client.result("library/statistics", #"{"years":2026,"to":"\#(path)"}"#)
    #expect(answer["path"]?.string == path && answer["films"]?.integer == 1)
    let page = try String(contentsOfFile: path, encoding: .utf8)
    #expect(page.contains("My films in 2026") && !page.contains("A secret"))
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    for other in [path, folder.file("films.csv")] {
      let error = try await client.error("library/statistics", #"{"to":"\#(other)"}"#)
      #expect(error["code"]?.integer == -32602 && error["data"]?["path"]?.string == "/to")
    }
    #expect(try String(contentsOfFile: path, encoding: .utf8) == page)
    await client.finish()
  }
}
