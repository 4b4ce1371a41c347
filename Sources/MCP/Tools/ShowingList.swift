// SPDX-License-Identifier: MIT
import Contract

/// Formats films with their showings.
struct ShowingList {
  private let found: ShowingsFound
  private let films: [Film]
  /// Of each film; the others are counted.
  private var mostShowings = Int.max
  /// Of the longer half; films beyond it are counted.
  private var byteLimit = Int.max

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
  ///   - bytes: of the longer half.
  ///   - most: showings of a film; more would bury the other films.
  func fitting(bytes: Int, most: Int = .max) -> ShowingList {
    var list = self
    for count in [Int.max, 100, 50, 30, 16, 12, 8, 6, 4, 3, 2, 1] where count <= most {
      list.mostShowings = count
      if list.answer().bytes <= bytes { break }
    }
    list.byteLimit = bytes
    return list
  }

  /// The theatres first, so that the films can name them, then a few lines for each film, as far as there is room.
  /// - Parameter start: the number of the first film.
  func answer(numberedFrom start: Int = 1) -> Answer {
    var answer = Answer()
    guard !films.isEmpty else { return answer }
    let prices = PriceHeading(films.flatMap { $0.showings.prefix(mostShowings) })
    answer.say("legend", "Times by the theatre's clock; \(prices.text); the showtimeId last.")
    if found.place.theatreId == nil {
      answer.say("theatres", theatreTable)
      answer += ""
    }
    answer.say(films: films.map { self.answer($0, prices) }, numberedFrom: start, bytes: byteLimit)
    return answer
  }

  /// A showing of each theatre that is named here, the nearest first.
  var theatres: [Showing] {
    var seen: Set<EntityID> = []
    return films.flatMap { $0.showings.prefix(mostShowings) }.filter { seen.insert($0.theatreId).inserted }
      .sorted { $0.distanceKilometres ?? 0 < $1.distanceKilometres ?? 0 }
  }

  private var theatreTable: Table {
    Table(
      headings: ["theatre", "km", "city", "id"],
      rows: theatres.map { theatre in
        [
          theatre.theatreName.map(Cell.text), theatre.distanceKilometres.map { Cell.number(TextValue.decimal($0)) },
          theatre.theatreCity.map(Cell.text), Cell.text(theatre.theatreId.description),
        ]
      })
  }

  private func answer(_ film: Film, _ prices: PriceHeading) -> Answer {
    let movie = film.movie
    let shown = film.showings.prefix(mostShowings)
    let rest = film.showings.count - shown.count
    var answer = Answer()
    answer.say(
      Fact.film(
        movie.titleWithYear, rating: movie.rating, votes: movie.ratingCount, certification: movie.certification,
        minutes: movie.runtimeMinutes, genres: movie.genres) + [Fact("id", movie.id.description)])
    answer.say("overview", movie.overview.map { TextValue.quotation($0, to: 160) })
    let theatres = shown.grouped(by: \.theatreId).map { showings in
      ShowingText.line(
        showings[0].theatreName ?? showings[0].theatreId.description, showings, day: found.day.description,
        marksLacks: prices.marksLacks)
    }
    answer.say("showings", theatres)
    if rest > 0 { answer.say("more", "(\(rest) more; showtimes_and_seats with film \(movie.id) lists them all)") }
    return answer
  }
}
