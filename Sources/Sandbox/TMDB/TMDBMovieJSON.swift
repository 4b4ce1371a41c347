// SPDX-License-Identifier: MIT
import JSON

/// Writes films as TMDB's movies: as rows of a list, or in full.
struct TMDBMovieJSON {
  let context: TMDBContext

  /// - Parameter isMixed: whether the list has rows of other kinds too, so that each row states its kind.
  func writeRow(_ film: Film, isMixed: Bool = false, to writer: inout JSONWriter) {
    guard let id = film.ids.tmdb else { return }
    writer.member("adult", false)
    writer.nullable("backdrop_path", film.tmdbBackdrop)
    writer.member("genre_ids", film.genres.map(\.id))
    writer.member("id", id)
    if isMixed { writer.member("media_type", "movie") }
    writer.member("original_language", film.language)
    writer.member("original_title", film.originalTitle)
    writer.member("overview", context.overview(of: film))
    writer.member("popularity", film.popularity(on: context.today))
    writer.nullable("poster_path", film.tmdbPoster)
    writer.member("release_date", film.tmdbReleaseDate(today: context.today))
    writer.member("title", context.title(of: film))
    writer.member("video", false)
    writer.member("vote_average", film.voteAverage)
    writer.member("vote_count", film.voteCount)
  }

  func writeDetails(_ film: Film, to writer: inout JSONWriter) {
    guard let id = film.ids.tmdb else { return }
    writer.member("adult", false)
    writer.nullable("backdrop_path", film.tmdbBackdrop)
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
    writer.nullable("poster_path", film.tmdbPoster)
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

  private func writeGenres(of film: Film, to writer: inout JSONWriter) {
    writer.objects("genres", film.genres) { genre, writer in
      writer.member("id", genre.id)
      writer.member("name", genre.name(in: context.language))
    }
  }

  private func writeProduction(of film: Film, to writer: inout JSONWriter) {
    writer.objects("production_companies", film.studio.map { [$0.company] } ?? []) { company, writer in
      writer.member("id", company.id)
      writer.nullable("logo_path", String?.none)
      writer.member("name", company.name)
      writer.member("origin_country", "US")
    }
    writer.objects("production_countries", [film.country]) { country, writer in
      writer.member("iso_3166_1", country)
      writer.member("name", Country.name(country))
    }
  }

  private func writeLanguages(of film: Film, to writer: inout JSONWriter) {
    writer.objects("spoken_languages", [film.language]) { language, writer in
      writer.member("english_name", Language.englishName(language))
      writer.member("iso_639_1", language)
      writer.member("name", Language.ownName(language))
    }
  }
}

extension JSONWriter {
  /// Writes a member that is always there: null if there is no value.
  mutating func nullable(_ name: String, _ value: (some JSONWritable)?) {
    key(name)
    self.value(value)
  }
}
