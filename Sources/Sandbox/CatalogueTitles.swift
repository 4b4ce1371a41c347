// SPDX-License-Identifier: MIT
import Basics

/// The titles and names of the catalogue with TMDB's ids and popularity, as TMDB's daily lists have them.
public enum CatalogueTitles {
  /// A title or name, and the year of the release.
  public typealias Row = (id: Int, title: String, popularity: Double, year: Int?)

  /// The films that TMDB has, by the titles they have in English and in their own language.
  public static func movies(on day: Day) -> [Row] {
    Catalogue.shared.films.flatMap { film -> [Row] in
      guard let id = film.ids.tmdb else { return [] }
      let titles = film.title == film.originalTitle ? [film.title] : [film.title, film.originalTitle]
      return titles.map { (id, $0, film.popularity(on: day), film.released.year) }
    }
  }

  /// The people who act in or direct a film.
  public static func people(on day: Day) -> [Row] {
    Catalogue.shared.people.all.map { ($0.id, $0.name, $0.popularity(on: day), nil) }
  }

  /// The television shows.
  public static func shows(on day: Day) -> [Row] {
    Catalogue.shared.shows.map { ($0.id, $0.name, $0.popularity(on: day), $0.firstAired.year) }
  }

  /// The collections of films.
  public static var collections: [Row] { FilmCollection.known.map { ($0.id, $0.name, Double($0.films.count), nil) } }

  /// AMC's theatres that are open, by their names without and with the city.
  public static var theatres: [Row] {
    Catalogue.shared.theatres.filter { !$0.isClosed }.flatMap { theatre in
      [theatre.name, "\(theatre.name), \(theatre.city)"].map { (theatre.id, $0, Double(theatre.auditoriums), nil) }
    }
  }
}
