// SPDX-License-Identifier: MIT
import Basics
import Contract

/// Formats films with their showings.
struct ShowingList {
  private let found: ShowingsFound
  private let films: [Film]
  /// Of each film; the others are counted.
  private var mostShowings = Int.max
  /// Of the longer half; films beyond it are counted.
  private var byteLimit = Int.max

  /// A film, with its showings by theatre.
  private struct Film {
    let movie: MovieShowings
    /// As it is presented.
    let line: String
    let showings: [ShowingText.Presented<Showing>]
  }

  init(_ found: ShowingsFound) {
    self.found = found
    var row = 0
    films = found.films.enumerated().map { position, movie in
      defer { row += movie.showings.count }
      let showings = movie.showings.enumerated().map { ShowingText.Presented(row: row + $0, showing: $1) }
      return Film(movie: movie, line: found.text.group(position), showings: showings)
    }
  }

  /// The same with as few showings of each film as it takes for all films to fit.
  /// - Parameters:
  ///   - bytes: of the longer half.
  ///   - most: showings of a film; more would bury the other films.
  func fitting(bytes: Int, most: Int = .max) -> ShowingList {
    var list = self
    for count in [Int.max, 100, 50, 30, 16, 12, 8, 6, 4, 3, 2, 1] where count <= most {
      list.mostShowings = count
      if list.content().bytes <= bytes { break }
    }
    list.byteLimit = bytes
    return list
  }

  /// The theatres first, so that the films can name them, then a few lines for each film, as far as there is room.
  /// - Parameter start: the number of the first film.
  func content(numberedFrom start: Int = 1) -> ResultContent {
    var content = ResultContent()
    guard !films.isEmpty else { return content }
    let prices = PriceHeading(
      films.flatMap { $0.showings.prefix(mostShowings).map(\.showing) }, partySize: found.partySize)
    content.add("legend", "Times by the theatre's clock; \(prices.text); the showtimeId last.")
    if found.place.theatreId == nil {
      let columns: [Column<Showing>] = [
        Column("theatre") { $0.theatreName },
        Column(heading: Wording.current.unit) { $0.distanceKilometres.map { Cell.number(TextValue.distance($0)) } },
        Column("city") { $0.theatreCity }, Column("id") { $0.theatreId.description },
      ]
      let theatres = listedTheatres
      content.add(ResultContent.Member("theatres", Table(columns, theatres.map(\.showing))))
      for (row, theatre) in theatres {
        let facts = found.text.cells(["theatre", "distance", "city"], of: row)
        content += (facts + [theatre.theatreId.description]).joined(separator: " | ")
      }
      content += ""
    }
    content.add(films: films.map { self.content($0, prices) }, numberedFrom: start, bytes: byteLimit)
    return content
  }

  /// The bookable showing with the lowest price, in a sentence; nil if no price is known.
  var cheapest: String? {
    let priced = films.flatMap { film in
      film.showings.map(\.showing).filter { $0.availability == .available || $0.availability == .almostSoldOut }
        .compactMap { showing in showing.cost(for: found.partySize).map { (film.movie, showing, $0) } }
    }
    return priced.min { $0.2.amount < $1.2.amount }.map { movie, showing, cost in
      "Cheapest: \(cost.dollars) for \(movie.title), \(showing.starts)"
        + " at \(showing.theatreName ?? showing.theatreId.description) (\(showing.id))."
    }
  }

  /// A showing of each theatre that is named here, the nearest first.
  var theatres: [Showing] { listedTheatres.map(\.showing) }

  private var listedTheatres: [ShowingText.Presented<Showing>] {
    films.flatMap { $0.showings.prefix(mostShowings) }.unique(by: \.showing.theatreId)
      .ordered { $0.showing.distanceKilometres ?? 0 }
  }

  private func content(_ film: Film, _ prices: PriceHeading) -> ResultContent {
    let movie = film.movie
    let shown = film.showings.prefix(mostShowings)
    let rest = film.showings.count - shown.count
    var content = ResultContent()
    content.add(
      "\(film.line) · \(movie.id)",
      ResultContent.Member.film(
        movie.titleWithYear, rating: movie.rating, votes: movie.ratingCount, certification: movie.certification,
        minutes: movie.runtimeMinutes, genres: movie.genres) + [ResultContent.Member("id", movie.id.description)])
    content.add("mine", movie.library?.mark, after: "On the user's list: ")
    content.add("onServices", movie.ownServices, after: "On the user's services: ")
    content.add("overview", movie.overview.map { TextValue.quotation($0, to: 160) })
    let theatres = shown.grouped(by: \.showing.theatreId).map { showings in
      ShowingText.line(
        showings[0].showing.theatreName ?? showings[0].showing.theatreId.description, showings,
        day: found.untilDay == nil ? found.day.description : nil, prices, found.text)
    }
    content.add("showings", theatres)
    if rest > 0 { content.add("more", "(\(rest) more; showtimes_and_seats with film \(movie.id) lists them all)") }
    return content
  }
}

extension MovieShowings {
  /// The user's services that offer the film: `HBO Max, Apple TV (rent)`; nil for none.
  var ownServices: String? {
    guard let offers else { return nil }
    let included = [offers.subscription, offers.free, offers.ads].flatMap { $0 ?? [] }.map(\.name)
    let names =
      included + (offers.rent ?? []).map { "\($0.name) (rent)" } + (offers.buy ?? []).map { "\($0.name) (buy)" }
    return TextValue.names(names.unique)
  }
}
