// SPDX-License-Identifier: MIT
import Basics

/// The titles and names of the catalogue with TMDB's ids and popularity, as TMDB's daily lists have them.
public enum CatalogueTitles {
  /// A title or name.
  public typealias Row = (id: Int, title: String, popularity: Double)

  /// The films that TMDB has, by the titles they have in English.
  public static func movies(on day: Day) -> [Row] {
    Catalogue.shared.films.compactMap { film in
      film.ids.tmdb.map { ($0, film.title, film.popularity(on: day)) }
    }
  }

  /// The people who act in or direct a film.
  public static func people(on day: Day) -> [Row] {
    Catalogue.shared.people.all.map { ($0.id, $0.name, $0.popularity(on: day)) }
  }

  /// The television shows.
  public static func shows(on day: Day) -> [Row] {
    Catalogue.shared.shows.map { ($0.id, $0.name, $0.popularity(on: day)) }
  }
}
