// SPDX-License-Identifier: MIT
import Basics
import Contract
import Testing

@testable import Backend

@Suite("What changed between two observations", .timeLimit(.minutes(5)))
struct WatchChangeTests {
  let now = Instant("2026-11-21T12:00:00Z")!

  func showing(
    _ number: Int, at start: String = "2026-11-22T02:10:00Z", local: String = "2026-11-21T20:10:00-06:00",
    _ availability: ShowingAvailability = .available, theatre: Int = 610, auditorium: Int? = 1, format: String? = nil
  ) -> StoredItem {
    StoredItem(
      showing: StoredShowing(
        id: EntityID(.amc, .showtime, number)!, movieTitle: "M", theatreId: EntityID(.amc, .theatre, theatre),
        theatreName: "T\(theatre)", startsAt: Instant(start), startsAtLocal: LocalTime(local), auditorium: auditorium,
        format: format,
        availability: availability, purchaseUrl: "https://buy/\(number)"))
  }

  func kinds(_ kind: WatchKind, _ before: [StoredItem], _ after: [StoredItem]) -> [WatchEventKind] {
    changes(kind, before, after).map(\.kind)
  }

  func changes(_ kind: WatchKind, _ before: [StoredItem], _ after: [StoredItem]) -> [WatchChange] {
    ConditionState(message: "", items: before).changes(
      to: ConditionState(message: "", items: after), of: WatchCondition(kind: kind), now: now)
  }

  @Test func `Showings are added, changed, cancelled and removed`() throws {
    let before = [showing(1), showing(2), showing(3), showing(4, auditorium: 4)]
    let later = showing(5, at: "2026-11-22T03:30:00Z", local: "2026-11-21T21:30:00-06:00")
    let after = [showing(1), showing(2, format: "IMAX"), showing(3, .cancelled), later]
    #expect(kinds(.showings, before, after) == [.showingAdded, .showingChanged, .showingCancelled, .showingRemoved])
    let added = try #require(changes(.showings, before, after).first)
    #expect(added.message == "A showing was added: M at T610 on Sat 21 Nov 2026 at 21:30.")
    #expect(added.url == "https://buy/5")
    #expect(added.before == nil && added.after?.showing?.id.native == "5")
  }

  @Test func `A showing that moves to another day is reported with the day`() {
    let after = showing(1, at: "2026-11-23T02:10:00Z", local: "2026-11-22T20:10:00-06:00")
    #expect(
      changes(.showings, [showing(1)], [after]).map(\.message)
        == ["A showing has changed: M at T610 on Sat 21 Nov 2026 at 20:10: it starts on Sun 22 Nov 2026 at 20:10."])
  }

  @Test func `Nothing is told of what is the same, in whatever order it comes`() {
    #expect(kinds(.showings, [showing(1), showing(2)], [showing(2), showing(1)]) == [])
  }

  /// For: they were added at midnight, when AMC's list of the next day is read too.
  @Test func `Showings after midnight are no news once midnight has passed`() {
    let late = showing(1, at: "2026-11-22T06:30:00Z", local: "2026-11-22T00:30:00-06:00")
    func kinds(at time: String) -> [WatchEventKind] {
      ConditionState(message: "", items: []).changes(
        to: ConditionState(message: "", items: [late]), of: WatchCondition(kind: .showings, date: Day("2026-11-21")),
        now: Instant(time)!
      ).map(\.kind)
    }
    #expect(kinds(at: "2026-11-22T05:59:00Z") == [.showingAdded])
    #expect(kinds(at: "2026-11-22T06:01:00Z") == [])
  }

  @Test func `The end of daylight saving time changes no showing`() {
    let before = showing(1, at: "2026-11-01T07:30:00Z", local: "2026-11-01T02:30:00-05:00")
    let after = showing(1, at: "2026-11-01T07:30:00.000Z", local: "2026-11-01T01:30:00-06:00")
    #expect(kinds(.showings, [before], [after]) == [])
  }

  @Test func `Almost sold out is no news, sold out and tickets again are`() {
    #expect(kinds(.showings, [showing(1)], [showing(1, .almostSoldOut)]) == [])
    #expect(kinds(.showings, [showing(1, .almostSoldOut)], [showing(1, .soldOut)]) == [.showingChanged])
    #expect(
      changes(.showings, [showing(1, .soldOut)], [showing(1)]).map(\.message)
        == ["A showing has changed: M at T610 on Sat 21 Nov 2026 at 20:10: it has tickets."])
  }

  @Test func `A showing is cancelled once, however long it stays listed, and it is news if it takes place after all`() {
    #expect(kinds(.showings, [showing(1)], [showing(1, .cancelled)]) == [.showingCancelled])
    #expect(kinds(.showings, [showing(1, .cancelled)], [showing(1, .cancelled)]) == [])
    #expect(
      changes(.showings, [showing(1, .cancelled)], [showing(1)]).map(\.message)
        == ["A showing has changed: M at T610 on Sat 21 Nov 2026 at 20:10: it takes place after all."])
  }

  @Test func `A theatre's whole day that is gone is one change, and so is its return`() {
    let day = (1...120).map { showing($0) }
    let other = showing(500, theatre: 38)
    let gone = changes(.showings, day + [other], [other])
    #expect(gone.map(\.message) == ["None of the 120 showings at T610 on Sat 21 Nov 2026 is listed any more."])
    #expect(gone.map(\.kind) == [.showingRemoved])
    var empty = ConditionState(message: "", items: [other])
    empty.reported = day
    let back = empty.changes(
      to: ConditionState(message: "", items: day + [other]), of: WatchCondition(kind: .showings), now: now)
    #expect(back.map(\.message) == ["The 120 showings at T610 on Sat 21 Nov 2026 are listed again."])
  }

  @Test func `A release that has passed doesn't move: the film comes again`() {
    func release(_ day: String, note: String? = nil) -> [StoredItem] {
      [StoredItem(release: StoredRelease(region: "US", type: "theatrical", date: Day(day)!, note: note))]
    }
    let again = changes(.release, release("1977-05-25"), release("2027-02-19", note: "50th Anniversary"))
    #expect(again.map(\.kind) == [.releaseDateSet])
    #expect(
      again.first?.message == "The theatrical release of the movie in US is on Fri 19 Feb 2027 (50th Anniversary).")
    #expect(kinds(.release, release("2027-02-19"), release("2027-03-05")) == [.releaseDateMoved])
    #expect(kinds(.release, release("2001-09-01"), release("2001-09-02")) == [])
  }

  @Test func `A showing that has begun was not removed`() {
    #expect(kinds(.showings, [showing(1, at: "2026-11-21T11:59:00Z"), showing(2)], [showing(2)]) == [])
  }

  @Test func `Tickets are told once for each theatre and day`() {
    let next = { (number: Int) in self.showing(number, local: "2026-11-22T20:10:00-06:00") }
    let after = [showing(1), showing(2), next(3), showing(4, theatre: 38)]
    let told = changes(.tickets, [], after)
    #expect(told.map(\.kind) == [.ticketsOpened, .ticketsOpened, .ticketsOpened])
    #expect(told.first?.message == "Tickets are on sale for M at T610 on Sat 21 Nov 2026 at 20:10, 2 showings.")
    #expect(kinds(.tickets, after, after + [showing(5)]) == [.ticketsOpened])
    #expect(kinds(.tickets, after, [showing(1)]) == [])
  }

  @Test func `Tickets have the address to buy them at, with and without a theatre`() {
    let page = "https://www.amctheatres.com/movies/m-1/showtimes"
    let film = StoredItem(movie: StoredMovie(id: EntityID(.amc, .movie, 1)!, title: "M", url: page))
    #expect(changes(.tickets, [], [film]).map(\.url) == [page])
    #expect(changes(.tickets, [], [showing(1)]).map(\.url) == ["https://buy/1"])
  }

  @Test func `A film that was waited for is found, is ambiguous, and gets another id`() {
    let movie = { (number: Int) in StoredMovie(id: EntityID(.amc, .movie, number)!, title: "M") }
    let pending = ConditionState(message: "", resolution: .pending, items: [])
    let ambiguous = ConditionState(message: "", resolution: .ambiguous, candidates: [movie(1), movie(2)], items: [])
    let resolved = { ConditionState(message: "", resolution: .resolved, movie: movie($0), items: []) }
    func kinds(_ before: ConditionState, _ after: ConditionState) -> [WatchEventKind] {
      before.changes(to: after, of: WatchCondition(kind: .tickets), now: now).map(\.kind)
    }
    #expect(kinds(pending, resolved(1)) == [.movieFound])
    #expect(kinds(pending, ambiguous) == [.movieAmbiguous])
    #expect(kinds(ambiguous, ambiguous) == [])
    #expect(kinds(ambiguous, resolved(2)) == [.movieFound])
    #expect(kinds(resolved(1), resolved(1)) == [])
    #expect(kinds(resolved(1), resolved(7)) == [.movieChanged])
  }

  @Test func `Seats are told when they come free and when they go, not when others are better`() {
    let seats = { (groups: [[String]]) in
      StoredItem(seats: StoredSeats(showing: self.showing(1).showing!, groups: groups, freeSeats: 9))
    }
    #expect(kinds(.seats, [], [seats([["E6", "E7"]])]) == [.seatsFound])
    #expect(kinds(.seats, [seats([["E6", "E7"]])], [seats([["A1", "A2"]])]) == [])
    #expect(kinds(.seats, [seats([["E6", "E7"]])], []) == [.seatsGone])
  }

  @Test func `Release dates are set, move and go; offers come and go`() {
    let release = { (type: String, day: String) in
      StoredItem(release: StoredRelease(region: "US", type: type, date: Day(day)!))
    }
    let offer = { (kind: WatchOfferKind, number: Int) in
      StoredItem(
        offer: StoredOffer(
          region: "US", kind: kind,
          provider: StoredService(id: EntityID(.tmdb, .watchProvider, number)!, name: "S\(number)")))
    }
    let before = [release("theatrical", "2026-12-18"), release("digital", "2027-01-05"), offer(.rent, 2)]
    let after = [release("theatrical", "2026-12-25"), release("physical", "2027-03-01"), offer(.buy, 2)]
    #expect(
      kinds(.release, before, after)
        == [.releaseDateMoved, .releaseDateSet, .offerAdded, .releaseDateRemoved, .offerRemoved])
    #expect(kinds(.release, before, before.reversed()) == [])
  }
}
