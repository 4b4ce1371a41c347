// SPDX-License-Identifier: MIT
import JSON

/// Films with their showings, as a tool gives them: as text and as JSON.
struct ShowingList {
  let found: ShowingsFound
  let films: [FilmShowings]
  /// By the films' ids.
  let details: [String: FilmDetails]
  /// Of each film; the others are counted.
  private(set) var mostShowings = Int.max

  /// The same with as few showings of each film as it takes for all films to fit.
  /// - Parameters:
  ///   - most: showings of a film; more would bury the other films.
  ///   - start: the number of the first film.
  func fitting(bytes: Int, most: Int = .max, numberedFrom start: Int) -> ShowingList {
    var list = self
    for count in [Int.max, 100, 50, 30, 16, 12, 8, 6, 4, 3, 2, 1] where count <= most {
      list.mostShowings = count
      let size = list.lines(numberedFrom: start).reduce(0) { $0 + $1.utf8.count + 1 }
      if size <= bytes { break }
    }
    return list
  }

  /// All that a model gets to read of it.
  /// - Parameters:
  ///   - opening: lines before the list.
  ///   - start: the number of the first film.
  ///   - closing: lines that say how to go on; they are never cut.
  func text(_ opening: [String?], numberedFrom start: Int = 1, closing: [String?]) -> String {
    var lines = opening.compactMap { $0 }
    if !films.isEmpty {
      lines.append("Times by the theatre's clock; \(prices.text); the showtimeId last.")
      lines += self.lines(numberedFrom: start)
    }
    let body = TextLimit(bytes: CompactText.byteLimit).cut(lines, unit: "lines")
    return ([body] + closing.compactMap { $0 }).joined(separator: "\n")
  }

  /// The theatres first, so that the films can name them, then a few lines for each film.
  /// - Parameter start: the number of the first film.
  func lines(numberedFrom start: Int) -> [String] {
    theatres + films.enumerated().flatMap { position, film in lines(film, number: start + position) }
  }

  /// Those that the showings here name, the nearest first.
  var theatresNamed: [NearTheatre] {
    let ids = Set(films.flatMap { $0.showings.prefix(mostShowings).compactMap(\.theatreID) })
    return found.theatres.filter { ids.contains($0.id) }
  }

  private var prices: PriceHeading { PriceHeading(films.flatMap { $0.showings.prefix(mostShowings) }) }

  private var theatres: [String] {
    let here = theatresNamed
    guard found.place.theatre == nil, !here.isEmpty else { return [] }
    return ["theatre | km | city | id"]
      + here.map { theatre in
        [
          theatre.name, theatre.distanceKilometres.map { TextValue.decimal($0) } ?? "-", theatre.city ?? "-",
          theatre.id,
        ].map(TextValue.cell).joined(separator: " | ")
      } + [""]
  }

  private func lines(_ film: FilmShowings, number: Int) -> [String] {
    let details = film.movieID.flatMap { self.details[$0] }
    let facts: [String?] = [
      details?.titleWithYear ?? film.title, details?.ratingText,
      film.first.certification, film.first.runtimeMinutes.map { "\($0) min" },
      details.flatMap { $0.genres.isEmpty ? nil : $0.genres.joined(separator: ", ") }, film.movieID,
    ]
    var lines = ["\(number). \(facts.compactMap { $0 }.joined(separator: " · "))"]
    if let overview = details?.overview {
      lines.append("   \(TextValue.shortened(overview, to: 160))")
    }
    let shown = FilmShowings.grouping(Array(film.showings.prefix(mostShowings))).flatMap(\.byTheatre)
    for (theatre, showings) in shown {
      let name = found.theatre(theatre)?.name ?? theatre ?? "?"
      lines.append(
        "   " + ShowingText.line(name, showings, day: found.day.description, marksLacks: prices.marksLacks))
    }
    if film.showings.count > mostShowings {
      let rest = film.showings.count - mostShowings
      lines.append("   (\(rest) more; showtimes_and_seats with film \(film.movieID ?? film.title) lists them all)")
    }
    return lines
  }

  func writeMembers(to writer: inout JSONWriter) {
    writer.member("theatres", theatresNamed)
    writer.key("films")
    writer.array { writer in
      for film in films { write(film, to: &writer) }
    }
  }

  private func write(_ film: FilmShowings, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("title", film.title)
      writer.member("movieId", film.movieID)
      film.movieID.flatMap { details[$0] }?.writeMembers(to: &writer)
      writer.member("certification", film.first.certification)
      writer.member("runtimeMinutes", film.first.runtimeMinutes)
      writer.member("showingCount", film.showings.count)
      writer.member("showings", Array(film.showings.prefix(mostShowings)))
    }
  }
}

extension Showing: JSONWritable {
  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("showtimeId", id)
      writer.member("theatreId", theatreID)
      writer.member("startsAtLocal", startsAtLocal ?? startsAt)
      writer.member("features", features.isEmpty ? nil : features)
      writer.member("adultPrice", price?.price)
      writer.member("adultCost", cost)
      writer.member("soldOut", isSoldOut)
      writer.member("almostSoldOut", isAlmostSoldOut ? true : nil)
      writer.member("soldAtTheatreOnly", isSoldAtTheatreOnly ? true : nil)
      writer.member("embargoed", isEmbargoed ? true : nil)
      writer.member("visibleAt", isEmbargoed ? visibleAt : nil)
      writer.member("comingSoon", isComingSoon ? true : nil)
      writer.member("privateRental", isPrivateRental ? true : nil)
    }
  }
}
