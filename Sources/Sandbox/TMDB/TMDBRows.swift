// SPDX-License-Identifier: MIT
import JSON

// TMDB's rows of films, shows, people and collections, and its details of a film. A list with rows of several kinds is
// mixed: each row states its kind.
extension TMDBContext {
  // MARK: Films

  func writeRow(_ film: Film, isMixed: Bool = false, to writer: inout JSONWriter) {
    guard film.ids.tmdb != nil else { return }
    writeCommon(film, to: &writer)
    writer.member("genre_ids", film.genres.map(\.id))
    if isMixed { writer.member("media_type", "movie") }
  }

  func writeDetails(_ film: Film, to writer: inout JSONWriter) {
    writeCommon(film, to: &writer)
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
    writer.member("imdb_id", film.ids.imdb)
    writer.member("origin_country", [film.country])
    writeProduction(of: film, to: &writer)
    writer.member("revenue", 0)
    writer.member("runtime", film.minutes ?? 0)
    writeLanguages(of: film.language, to: &writer)
    writer.member("status", film.released <= today ? "Released" : "Post Production")
    writer.member("tagline", tagline(of: film))
  }

  /// Writes the members that a row and the details have.
  private func writeCommon(_ film: Film, to writer: inout JSONWriter) {
    writer.member("adult", false)
    writer.nullable("backdrop_path", film.tmdbBackdrop)
    writer.member("id", film.ids.tmdb)
    writer.member("original_language", film.language)
    writer.member("original_title", film.originalTitle)
    writer.member("overview", overview(of: film))
    writer.member("popularity", film.popularity(on: today))
    writer.nullable("poster_path", film.tmdbPoster)
    writer.member("release_date", film.tmdbReleaseDate(today: today))
    writer.member("title", title(of: film))
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

  /// Writes what a search for collections and the answer about one have.
  func writeDetails(_ collection: FilmCollection, to writer: inout JSONWriter) {
    writeCollection(collection, to: &writer)
    writer.member("original_language", "en")
    writer.member("original_name", collection.name)
    writer.member("overview", language == "en" ? collection.overview : "")
  }

  // MARK: Companies

  func writeRow(_ studio: Studio, to writer: inout JSONWriter) {
    writeMention(of: studio, to: &writer)
    writer.member("origin_country", "US")
  }

  func writeMention(of studio: Studio, to writer: inout JSONWriter) {
    writer.member("id", studio.company.id)
    writer.member("logo_path", TMDBImage.logo.path(of: studio.company.id, variant: Self.companyVariant))
    writer.member("name", studio.company.name)
  }

  /// Distinguishes the logo of a company from that of a service with the same id.
  private static let companyVariant = 3

  private func writeGenres(of film: Film, to writer: inout JSONWriter) {
    writer.objects("genres", film.genres) { genre, writer in
      writer.member("id", genre.id)
      writer.member("name", genre.name(in: language))
    }
  }

  private func writeProduction(of film: Film, to writer: inout JSONWriter) {
    writer.objects("production_companies", film.studio.map { [$0.company] } ?? []) { company, writer in
      writer.member("id", company.id)
      writer.nullable("logo_path", String?.none)
      writer.member("name", company.name)
      writer.member("origin_country", "US")
    }
    writeCountry(film.country, to: &writer)
  }

  func writeCountry(_ country: String, to writer: inout JSONWriter) {
    writer.objects("production_countries", [country]) { country, writer in
      writer.member("iso_3166_1", country)
      writer.member("name", CountryName.name(country))
    }
  }

  func writeLanguages(of language: String, to writer: inout JSONWriter) {
    writer.objects("spoken_languages", [language]) { language, writer in
      writer.member("english_name", LanguageName.englishName(language))
      writer.member("iso_639_1", language)
      writer.member("name", LanguageName.ownName(language))
    }
  }

  // MARK: Shows

  func writeRow(_ show: Show, isMixed: Bool = false, to writer: inout JSONWriter) {
    writeCommon(show, to: &writer)
    writer.member("genre_ids", show.genres.map(\.id))
    if isMixed { writer.member("media_type", "tv") }
  }

  /// Writes the members that a row and the details of a show have.
  func writeCommon(_ show: Show, to writer: inout JSONWriter) {
    let isEnglish = language == "en"
    writer.member("adult", false)
    writer.member("backdrop_path", TMDBImage.backdrop.path(of: show.id, variant: TMDBImage.showVariant))
    writer.member("id", show.id)
    writer.member("origin_country", [show.country])
    writer.member("original_language", show.language)
    writer.member("original_name", show.originalName)
    // The catalogue has no translations of shows. TMDB then gives the original name and an empty overview.
    writer.member("overview", isEnglish ? show.overview : "")
    writer.member("popularity", show.popularity(on: today))
    writer.member("poster_path", TMDBImage.poster.path(of: show.id, variant: TMDBImage.showVariant))
    writer.member("first_air_date", show.firstAired.description)
    writer.member("name", isEnglish ? show.name : show.originalName)
    writer.member("vote_average", show.voteAverage)
    writer.member("vote_count", show.voteCount)
  }

  // MARK: People

  /// Writes the members that every mention of a person has.
  func writeMention(of person: Person, to writer: inout JSONWriter) {
    writer.member("adult", false)
    // TMDB's 0 means that it is not set.
    writer.member("gender", 0)
    writer.member("id", person.id)
    writer.member("known_for_department", person.knownFor)
    writer.member("name", person.name)
    writer.member("original_name", person.name)
    writer.member("popularity", person.popularity(on: today))
    writer.nullable("profile_path", profile(of: person))
  }

  func writeRow(_ person: Person, isMixed: Bool = false, to writer: inout JSONWriter) {
    writeMention(of: person, to: &writer)
    if isMixed { writer.member("media_type", "person") }
    writer.objects("known_for", (person.appearances.map(\.film) + person.direction).prefix(3)) { film, writer in
      writeRow(film, isMixed: true, to: &writer)
    }
  }

  /// The path of a person's picture; nil for one person in eight, who has none.
  func profile(of person: Person) -> String? {
    person.id % 8 == 0 ? nil : TMDBImage.profile.path(of: person.id)
  }
}

extension JSONWriter {
  /// Writes a member that is always there: null if there is no value.
  mutating func nullable(_ name: String, _ value: (some JSONWritable)?) {
    key(name)
    self.value(value)
  }
}
