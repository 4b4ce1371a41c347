// SPDX-License-Identifier: MIT
import Basics
import Contract
import JSON

/// A page of `showtimes/whatsOn` or `library/tonight` as a view draws it at first: of each film the next showings at
/// the nearest theatres, and how many there are.
struct ShownProgramme {
  private let page: Page<MovieShowings>
  private let films: [Film]
  /// The page as it is presented.
  private let text: PresentedText

  /// A film, with its showings by theatre, the nearest first.
  private struct Film {
    let movie: MovieShowings
    let showings: [Showing]
  }

  init(_ page: Page<MovieShowings>, _ text: PresentedText) {
    self.page = page
    self.text = text
    films = page.items.values.map { Film(movie: $0, showings: $0.showingsByTheatre) }
  }

  /// As many showings of each film as there is room for; of a page that is too long all the same, as many films.
  func json(bytes: Int) -> RawJSON {
    for most in [Int.max, 100, 50, 30, 20, 12, 8, 6, 4, 2, 1, 0] {
      let json = json(films[...], most: most)
      if json.bytes.count <= bytes { return json }
    }
    var shown = films[...]
    while shown.count > 1, json(shown, most: 0).bytes.count > bytes { shown = shown.dropLast((shown.count + 3) / 4) }
    return json(shown, most: 0)
  }

  private func json(_ shown: ArraySlice<Film>, most: Int) -> RawJSON {
    RawJSON { writer in
      writer.object { writer in
        writer.member("place", page.facts.place.map { RawJSON(members: ["name": $0.name]) })
        writer.member("date", page.facts.date)
        writer.member("untilDate", page.facts.untilDate)
        writer.member("message", page.facts.message)
        writer.member("totalResults", page.totalResults)
        writer.member("totalShowings", page.facts.totalShowings)
        // A page that lacks films is asked for again; the view knows those that it has.
        writer.member("nextPage", shown.count < films.count ? page.page : page.nextPage)
        writer.member("formats", formats)
        writer.array("theatres") { writer in for theatre in theatres { write(theatre: theatre, to: &writer) } }
        writer.array("items") { writer in for film in shown { write(film, most: most, to: &writer) } }
        let ids = Set(shown.flatMap { $0.showings.prefix(most) }.map(\.id.description))
        writer.member("presentation", text.words(of: ids))
      }
    }
  }

  /// The premium formats of all showings of the page.
  private var formats: [String] { Set(films.flatMap(\.showings).compactMap(\.format)).sorted() }

  /// A showing of each theatre of the page, the nearest first.
  private var theatres: [Showing] {
    films.flatMap(\.showings).unique(by: \.theatreId).ordered { $0.distanceKilometres ?? 0 }
  }

  private func write(theatre showing: Showing, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("id", showing.theatreId)
      writer.member("name", showing.theatreName)
      writer.member("distanceKilometres", showing.distanceKilometres)
    }
  }

  private func write(_ film: Film, most: Int, to writer: inout JSONWriter) {
    let movie = film.movie
    writer.object { writer in
      writer.member("id", movie.id)
      writer.member("title", movie.title)
      writer.member("poster", "marquee://poster/\(movie.id)")
      writer.member("date", movie.date)
      writer.member("library", movie.library.map { RawJSON(members: ["status": $0.status]) })
      writer.member("showingCount", film.showings.count)
      writer.member("theatreCount", Set(film.showings.map(\.theatreId)).count)
      writer.array("showings") { writer in for showing in film.showings.prefix(most) { write(showing, to: &writer) } }
    }
  }

  private func write(_ showing: Showing, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("id", showing.id)
      writer.member("theatreId", showing.theatreId)
      writer.member("startsAtLocal", showing.startsAtLocal)
      writer.member("format", showing.format)
      writer.member("availability", showing.availability)
    }
  }
}

extension MovieShowings {
  /// The showings by theatre, the nearest theatre first, and in each by time.
  var showingsByTheatre: [Showing] {
    showings.sorted {
      ($0.distanceKilometres ?? 0, $0.theatreId.native) < ($1.distanceKilometres ?? 0, $1.theatreId.native)
    }
  }
}
