// SPDX-License-Identifier: MIT
import Basics
import Contract
import Testing

@testable import Backend

/// Shows of a watch for the library, without an upstream.
@Suite("A season and an episode", .timeLimit(.minutes(5)))
struct ListedShowTests {
  private let day = Day("2026-11-21")!

  private func episode(_ season: Int, _ number: Int, _ day: String) -> KnownEpisode {
    KnownEpisode(
      number: EpisodeNumber(season: season, episode: number), airsOn: Day(day)?.daysSince1970, title: "E\(number)")
  }

  private func show(
    _ list: [KnownEpisode], seasons: [Int], after old: StoredShow? = nil, on day: String = "2026-11-21"
  ) throws -> StoredShow {
    let id = try #require(EntityID(.tmdb, .show, 1))
    var show = old ?? StoredShow(id: id, title: "Show")
    show.take(list, seasons: seasons, on: try #require(Day(day)))
    show.askedAt = Instant(secondsSince1970: 1)
    return show
  }

  private func messages(_ new: StoredShow, since old: StoredShow) -> [String] { new.news(since: old).map(\.message) }

  @Test func `Are news once each, whatever an answer lacks`() throws {
    let list = [episode(0, 1, "2026-11-22"), episode(1, 1, "2026-11-20"), episode(1, 2, "2026-11-23")]
    let first = try show(list, seasons: [0, 1])
    #expect(messages(first, since: StoredShow(id: first.id, title: "Show")) == [])
    let second = try show(list + [episode(2, 1, "2027-01-01")], seasons: [0, 1, 2], after: first, on: "2026-11-23")
    #expect(
      messages(second, since: first) == ["Season 2 of Show is announced.", "S1 E2 of Show, E2, is out."])
    #expect(second.season == 1 && second.episode == 2)
    let third = try show([], seasons: [], after: second, on: "2026-11-24")
    let fourth = try show(list, seasons: [1, 2], after: third, on: "2026-11-25")
    #expect(messages(third, since: second) == [] && messages(fourth, since: third) == [])
  }

  @Test func `Are news when their day comes, though nothing was asked meanwhile`() throws {
    let list = (1...300).map { episode(1, $0, "2026-11-\($0 < 251 ? 10 : 22)") }
    let first = try show(list, seasons: [1])
    var later = first
    later.take(list, seasons: [], on: try #require(Day("2026-11-22")))
    #expect(later.news(since: first).count == 50 && later.episodes?.count == 200)
    #expect(later.news(since: later).isEmpty)
  }
}
