// SPDX-License-Identifier: MIT
import Contract
import JSON

/// Films with their showings, as a tool gives them: as text and as JSON.
struct ShowingList {
  private let found: ShowingsFound
  private let films: [Film]
  /// Of each film; the others are counted.
  private var mostShowings = Int.max

  /// A film, with its showings by theatre, the nearest first, and by time.
  private struct Film {
    let movie: MovieShowings
    let showings: [Showing]

    init(_ movie: MovieShowings) {
      self.movie = movie
      let ordered = movie.showings.enumerated().sorted {
        ($0.element.distanceKilometres ?? 0, $0.element.theatreId.native, $0.offset)
          < ($1.element.distanceKilometres ?? 0, $1.element.theatreId.native, $1.offset)
      }
      showings = ordered.map(\.element)
    }
  }

  init(_ found: ShowingsFound) {
    self.found = found
    films = found.films.map(Film.init)
  }

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

  /// A showing of each theatre that is named here, the nearest first.
  var theatres: [Showing] {
    var seen: Set<EntityID> = []
    return films.flatMap { $0.showings.prefix(mostShowings) }.filter { seen.insert($0.theatreId).inserted }
      .sorted { $0.distanceKilometres ?? 0 < $1.distanceKilometres ?? 0 }
  }

  /// The theatres first, so that the films can name them, then a few lines for each film.
  private func lines(numberedFrom start: Int) -> [String] {
    let prices = prices
    return theatreTable + films.enumerated().flatMap { lines($1, number: start + $0, prices) }
  }

  private var prices: PriceHeading { PriceHeading(films.flatMap { $0.showings.prefix(mostShowings) }) }

  private var theatreTable: [String] {
    guard found.place.theatreId == nil, !films.isEmpty else { return [] }
    return ["theatre | km | city | id"]
      + theatres.map { theatre in
        [
          theatre.theatreName ?? "-", theatre.distanceKilometres.map { TextValue.decimal($0) } ?? "-",
          theatre.theatreCity ?? "-", theatre.theatreId.description,
        ].map(TextValue.cell).joined(separator: " | ")
      } + [""]
  }

  private func lines(_ film: Film, number: Int, _ prices: PriceHeading) -> [String] {
    let movie = film.movie
    let facts: [String?] = [
      movie.titleWithYear, TextValue.rating(movie.rating, votes: movie.ratingCount), movie.certification,
      movie.runtimeMinutes.map { "\($0) min" }, TextValue.names(movie.genres), movie.id.description,
    ]
    let shown = film.showings.prefix(mostShowings)
    let rest = film.showings.count - shown.count
    return ["\(number). \(facts.compactMap { $0 }.joined(separator: " · "))"]
      + (movie.overview.map { ["   \(TextValue.quotation($0, to: 160))"] } ?? [])
      + shown.grouped(by: \.theatreId).map { showings in
        let theatre = showings[0].theatreName ?? showings[0].theatreId.description
        return "   " + ShowingText.line(theatre, showings, day: found.day.description, marksLacks: prices.marksLacks)
      }
      + (rest > 0 ? ["   (\(rest) more; showtimes_and_seats with film \(movie.id) lists them all)"] : [])
  }

  func writeMembers(to writer: inout JSONWriter) {
    writer.key("theatres")
    writer.array { writer in
      for theatre in theatres {
        writer.object { writer in
          writer.member("theatreId", theatre.theatreId)
          writer.member("name", theatre.theatreName)
          writer.member("distanceKilometres", theatre.distanceKilometres)
          writer.member("city", theatre.theatreCity)
        }
      }
    }
    writer.key("films")
    writer.array { writer in
      for film in films {
        writer.object { writer in
          let movie = film.movie
          writer.member("title", movie.title)
          writer.member("movieId", movie.id)
          movie.ids.map { writer.member("ids", $0.list(first: movie.id)) }
          writer.member("year", movie.year.map(String.init))
          writer.member("rating", movie.rating)
          writer.member("ratingCount", movie.ratingCount)
          writer.member("certification", movie.certification)
          writer.member("runtimeMinutes", movie.runtimeMinutes)
          writer.member("genres", movie.genres)
          writer.member("overview", movie.overview)
          writer.member("showingCount", film.showings.count)
          writer.key("showings")
          writer.array { writer in for showing in film.showings.prefix(mostShowings) { showing.writeLean(to: &writer) }
          }
        }
      }
    }
  }
}
