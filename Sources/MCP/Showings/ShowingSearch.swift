// SPDX-License-Identifier: MIT
import Basics
import Contract
import JSON
import JSONRPC
import Synchronization

/// What is on at a place on a day.
struct ShowingsFound: Sendable {
  let place: FoundPlace
  let day: Day
  /// Every theatre of the place, the nearest first.
  let theatres: [NearTheatre]
  /// What can still be seen of what was asked for, by theatre and time.
  let showings: [Showing]
  /// Auditoriums to rent among what was asked for: no films, so they are only counted.
  let privateRentals: Int
  /// What to know about them; nil if nothing.
  let note: String?

  /// `Saturday 2026-11-21 near Olathe, KS`.
  var heading: String { "\(day.weekdayName) \(day) \(place.phrase)" }

  /// Says that private rentals are left out; nil if there are none.
  var rentalNote: String? {
    guard privateRentals > 0 else { return nil }
    return "\(TextValue.count(privateRentals, "private rental")) of an auditorium "
      + "\(privateRentals == 1 ? "is" : "are") left out: no film for everyone."
  }

  func theatre(_ id: String?) -> NearTheatre? { theatres.first { $0.id == id } }
}

/// Finds showings: the place first, then its theatres and its clock, then what they show.
struct ShowingSearch: Sendable {
  /// No day of one place has as many showings.
  private static let mostPages = 30

  let contract: any ContractCaller
  let progress: ProgressReporter

  /// - Parameter place: where to look; the question's own may be missing.
  func find(_ question: ShowingQuestion, at place: PlaceQuestion) async throws(RPCError) -> ShowingsFound {
    let finder = PlaceFinder(contract: contract)
    await progress.report(0, of: 100, "Looking for the place")
    let place = try await finder.find(place)
    let theatres = try await finder.theatres(at: place, radiusKilometres: question.radiusKilometres)
    guard let nearest = theatres.first else { throw await noTheatre(near: place, question, finder) }
    let clock = try await LocalClock(at: nearest, finder)
    let day = try clock.day(question.date)
    await progress.report(10, of: 100, TextValue.count(theatres.count, "theatre"))
    let all = try await showings(question, at: place, on: day)
    let toCome = all.showings.filter { !$0.isCanceled && !$0.hasBegun(at: clock.now) }
    let open = toCome.filter { !$0.isPrivateRental }
    let rentals = toCome.count { $0.isPrivateRental && question.matches($0, on: day) }
    let order = Dictionary(theatres.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    let matching = open.filter { question.matches($0, on: day) }.sorted { one, other in
      (order[one.theatreID ?? ""] ?? .max, one.startsAt ?? "") < (
        order[other.theatreID ?? ""] ?? .max, other.startsAt ?? ""
      )
    }
    let note =
      matching.isEmpty
      ? EmptyShowings(
        question: question, place: place, day: day, all: all.showings.filter { !$0.isPrivateRental }, open: open
      ).note
      : all.isCut ? "There are more showings than can be looked through; narrow the radius or name a film." : nil
    return ShowingsFound(
      place: place, day: day, theatres: theatres, showings: matching, privateRentals: rentals, note: note)
  }

  /// All that one theatre shows on a day, what has begun included.
  func day(_ word: DayWord, at theatre: EntityID) async throws(RPCError) -> ShowingsFound {
    let finder = PlaceFinder(contract: contract)
    let place = FoundPlace(try await finder.theatre(theatre.description))
    guard let theatre = place.theatre else { throw .notFound("There is no theatre \(theatre)") }
    let day = try await LocalClock(at: theatre, finder).day(word)
    let all = try await stream(nil, film: nil, at: place, on: day)
    let showings = all.showings.filter { !$0.isPrivateRental }
    return ShowingsFound(
      place: place, day: day, theatres: [theatre], showings: showings,
      privateRentals: all.showings.count - showings.count, note: nil)
  }

  /// Of the day, of the film if one is named. A title that AMC's search doesn't find is looked for among all, because
  /// people write Spiderman for Spider-Man.
  private func showings(
    _ question: ShowingQuestion, at place: FoundPlace, on day: Day
  ) async throws(RPCError) -> (showings: [Showing], isCut: Bool) {
    let found = try await stream(question.radiusKilometres, film: question.film, at: place, on: day)
    guard found.showings.isEmpty, case .title? = question.film else { return found }
    return try await stream(question.radiusKilometres, film: nil, at: place, on: day)
  }

  private func stream(
    _ radiusKilometres: Double?, film: FilmQuestion?, at place: FoundPlace, on day: Day
  ) async throws(RPCError) -> (showings: [Showing], isCut: Bool) {
    let params = RawJSON {
      $0.object { writer in
        writer.member("date", day)
        if let theatre = place.theatre {
          writer.member("theatreId", theatre.id)
        } else {
          writer.member("latitude", place.latitude)
          writer.member("longitude", place.longitude)
          writer.member("radiusKilometres", radiusKilometres)
        }
        switch film {
        case .id(let id): writer.member("movieId", id.description)
        case .title(let title): writer.member("movie", title)
        case nil: break
        }
        writer.member("pageSize", 100)
        writer.member("maxPages", Self.mostPages)
      }
    }
    let rows = Mutex<[Showing]>([])
    let summary = try await contract.call(
      place.theatre == nil ? "showtimes/near" : "showtimes/atTheatre", params
    ) { page in
      let showings = page.list("items").compactMap(Showing.init)
      rows.withLock { $0 += showings }
      if let number = page["page"]?.integer, let total = page["totalPages"]?.integer, total > 0 {
        await progress.report(
          10 + 60 * Double(number) / Double(total), of: 100, "Showtimes, page \(number) of \(total)")
      }
      return .more
    }
    return (rows.withLock { $0 }, summary.value["complete"]?.boolean == false)
  }

  private func noTheatre(near place: FoundPlace, _ question: ShowingQuestion, _ finder: PlaceFinder) async -> RPCError {
    let radius = TextValue.decimal(question.radiusKilometres)
    let message = "There is no AMC theatre within \(radius) km of \(place.title)"
    guard let nearest = try? await finder.theatres(at: place, radiusKilometres: 20_000).first,
      let distance = nearest.distanceKilometres
    else { return .notFound(message) }
    return .notFound(
      message,
      hint:
        "the nearest is \(nearest.name) (\(nearest.id)), \(TextValue.decimal(distance)) km away; give it as the place")
  }
}

extension ShowingQuestion {
  /// Whether a showing of the day is one of those asked for.
  func matches(_ showing: Showing, on day: Day) -> Bool {
    if case .title(let title)? = film, !showing.title.bare.contains(title.bare) { return false }
    if let format, !showing.has(format) { return false }
    return isInTime(showing, on: day)
  }

  /// What begins after midnight belongs to the evening before.
  private func isInTime(_ showing: Showing, on day: Day) -> Bool {
    guard let time = showing.time.flatMap({ ClockTime($0.prefix(5)) }) else { return after == nil && before == nil }
    if showing.day > day.description { return before == nil }
    return time >= after ?? time && time <= before ?? time
  }
}
