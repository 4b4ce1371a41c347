// SPDX-License-Identifier: MIT
import JSON

/// Writes films as TMDB's movies: as rows of a list, or in full.
struct TMDBMovieJSON {
  let context: TMDBContext

  /// - Parameter isMixed: whether the list has rows of other kinds too, so that each row states its kind.
  func writeRow(_ film: Film, isMixed: Bool = false, to writer: inout JSONWriter) {
    guard let id = film.ids.tmdb else { return }
    writer.member("adult", false)
    nullable("backdrop_path", film.tmdbBackdrop, to: &writer)
    writer.member("genre_ids", film.genres.map(\.id))
    writer.member("id", id)
    if isMixed { writer.member("media_type", "movie") }
    writer.member("original_language", film.language)
    writer.member("original_title", film.originalTitle)
    writer.member("overview", context.overview(of: film))
    writer.member("popularity", film.popularity(on: context.today))
    nullable("poster_path", film.tmdbPoster, to: &writer)
    writer.member("release_date", film.tmdbReleaseDate(today: context.today))
    writer.member("title", context.title(of: film))
    writer.member("video", false)
    writer.member("vote_average", film.voteAverage)
    writer.member("vote_count", film.voteCount)
  }

  func writeDetails(_ film: Film, to writer: inout JSONWriter) {
    guard let id = film.ids.tmdb else { return }
    writer.member("adult", false)
    nullable("backdrop_path", film.tmdbBackdrop, to: &writer)
    writer.key("belongs_to_collection")
    if let collection = FilmCollection.of(film) {
      writer.object { writeCollection(collection, to: &$0) }
    } else {
      writer.null()
    }
    // TMDB writes 0 for an unknown budget.
    writer.member("budget", 0)
    writeGenres(of: film, to: &writer)
    writer.member("homepage", "")
    writer.member("id", id)
    writer.member("imdb_id", film.ids.imdb)
    writer.member("origin_country", [film.country])
    writer.member("original_language", film.language)
    writer.member("original_title", film.originalTitle)
    writer.member("overview", context.overview(of: film))
    writer.member("popularity", film.popularity(on: context.today))
    nullable("poster_path", film.tmdbPoster, to: &writer)
    writeProduction(of: film, to: &writer)
    writer.member("release_date", film.tmdbReleaseDate(today: context.today))
    writer.member("revenue", 0)
    writer.member("runtime", film.minutes ?? 0)
    writeLanguages(of: film, to: &writer)
    writer.member("status", film.released <= context.today ? "Released" : "Post Production")
    writer.member("tagline", context.tagline(of: film))
    writer.member("title", context.title(of: film))
    writer.member("video", false)
    writer.member("vote_average", film.voteAverage)
    writer.member("vote_count", film.voteCount)
  }

  func writeCollection(_ collection: FilmCollection, to writer: inout JSONWriter) {
    writer.member("id", collection.id)
    writer.member("name", collection.name)
    writer.member("poster_path", TMDBImage.poster.path(of: collection.id))
    writer.member("backdrop_path", TMDBImage.backdrop.path(of: collection.id))
  }

  /// Writes a member whose value TMDB gives as null if there is none.
  func nullable(_ name: String, _ value: String?, to writer: inout JSONWriter) {
    writer.key(name)
    if let value { writer.string(value) } else { writer.null() }
  }

  private func writeGenres(of film: Film, to writer: inout JSONWriter) {
    writer.key("genres")
    writer.array { writer in
      for genre in film.genres {
        writer.object { writer in
          writer.member("id", genre.id)
          writer.member("name", genre.name(in: context.language))
        }
      }
    }
  }

  private func writeProduction(of film: Film, to writer: inout JSONWriter) {
    writer.key("production_companies")
    writer.array { writer in
      guard let company = film.studio?.company else { return }
      writer.object { writer in
        writer.member("id", company.id)
        nullable("logo_path", nil, to: &writer)
        writer.member("name", company.name)
        writer.member("origin_country", "US")
      }
    }
    writer.key("production_countries")
    writer.array { writer in
      writer.object { writer in
        writer.member("iso_3166_1", film.country)
        writer.member("name", Country.name(film.country))
      }
    }
  }

  private func writeLanguages(of film: Film, to writer: inout JSONWriter) {
    writer.key("spoken_languages")
    writer.array { writer in
      writer.object { writer in
        writer.member("english_name", Language.englishName(film.language))
        writer.member("iso_639_1", film.language)
        writer.member("name", Language.ownName(film.language))
      }
    }
  }
}
