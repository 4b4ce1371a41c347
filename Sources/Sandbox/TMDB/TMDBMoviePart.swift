// SPDX-License-Identifier: MIT
import Basics
import JSON

/// A part of a film that can be requested alone or along with the film. The raw value is TMDB's name.
enum TMDBMoviePart: String {
  case alternativeTitles = "alternative_titles"
  case credits
  case externalIDs = "external_ids"
  case images
  case keywords
  case recommendations
  case releaseDates = "release_dates"
  case reviews
  case similar
  case translations
  case videos
  case watchProviders = "watch/providers"
}

extension TMDBContext {
  /// Writes the members of a part, except for the lists of films, which `TMDBMovies` writes.
  func write(_ part: TMDBMoviePart, of film: Film, to writer: inout JSONWriter) {
    switch part {
    case .alternativeTitles: writeAlternativeTitles(of: film, to: &writer)
    case .credits: writeCredits(of: film, to: &writer)
    case .externalIDs: writeExternalIDs(of: film, to: &writer)
    case .images: writeImages(of: film, to: &writer)
    case .keywords: writeKeywords(Self.keywords(of: film), as: "keywords", to: &writer)
    case .releaseDates: writeReleaseDates(of: film, to: &writer)
    case .translations: writeTranslations(of: film, to: &writer)
    case .reviews: writeReviews(of: film, to: &writer)
    case .videos:
      let types =
        switch film.state {
        case .archive: [String]()
        case .nowPlaying: ["Trailer", "Teaser"]
        default: ["Trailer"]
        }
      writeVideos(types, of: film.title, film.ids.amc, film.released, to: &writer)
    case .watchProviders:
      writeWatchProviders(of: "movie/\(film.ids.tmdb ?? 0)", to: &writer) { country in
        WatchProvider.offers(of: film, in: country, today: today, world: WorldEvents(request.clock))
      }
    case .recommendations, .similar: break
    }
  }

  private func writeCredits(of film: Film, to writer: inout JSONWriter) {
    func mention(_ name: String, _ writer: inout JSONWriter) {
      guard let person = Catalogue.shared.people[PersonIDs.id(of: name)] else { return }
      writeMention(of: person, to: &writer)
    }
    func creditID(_ name: String, _ job: String) -> String { Self.creditID("\(film.ids.amc)\(name)\(job)") }
    writer.objects("cast", film.cast.enumerated()) { pair, writer in
      let (order, role) = pair
      mention(role.actor, &writer)
      writer.member("cast_id", order + 1)
      writer.member("character", role.character ?? "")
      writer.member("credit_id", creditID(role.actor, "cast"))
      writer.member("order", order)
    }
    writer.objects("crew", film.directors) { name, writer in
      mention(name, &writer)
      writer.member("credit_id", creditID(name, "crew"))
      writer.member("department", "Directing")
      writer.member("job", "Director")
    }
  }

  /// The id of a credit, in TMDB's form.
  /// - Parameter credit: what identifies it.
  static func creditID(_ credit: String) -> String {
    "5" + String((String(credit.stableHash, radix: 16) + "000000000000000000000000").prefix(23))
  }

  /// Writes the titles in other languages, which the catalogue has no others than.
  private func writeAlternativeTitles(of film: Film, to writer: inout JSONWriter) {
    let others = film.translations.values.filter { $0.title != film.title }.sorted { $0.language < $1.language }
    writer.objects("titles", others) { other, writer in
      writer.member("iso_3166_1", CountryName.speaking(other.language) ?? film.country)
      writer.member("title", other.title)
      writer.member("type", "")
    }
  }

  private func writeExternalIDs(of film: Film, to writer: inout JSONWriter) {
    writer.nullable("imdb_id", film.ids.imdb)
    writer.nullable("wikidata_id", TMDBSearch.wikidata.first { $0.value == film.ids.tmdb }?.key)
    for name in ["facebook_id", "instagram_id", "twitter_id"] { writer.nullable(name, String?.none) }
  }

  private func writeImages(of film: Film, to writer: inout JSONWriter) {
    let id = film.ids.tmdb ?? 0
    write("backdrops", .backdrop, film.tmdbBackdrop.map { [($0, nil)] } ?? [], to: &writer)
    write("logos", .logo, film.state == .nowPlaying ? [(TMDBImage.logo.path(of: id), "en")] : [], to: &writer)
    let second = TMDBImage.poster.path(of: id, variant: 1)
    write("posters", .poster, film.tmdbPoster.map { [($0, "en"), (second, film.language)] } ?? [], to: &writer)
  }

  static func keywords(of film: Film) -> [Keyword] {
    let decade = "\(film.released.year / 10 * 10)s"
    let names = film.genres.map { $0.rawValue.lowercased() } + [decade] + film.directors.map { "by \($0.lowercased())" }
    return names.map(Keyword.init)
  }

  /// - Parameter list: TMDB's name of the list, which differs between films and shows.
  func writeKeywords(_ keywords: [Keyword], as list: String, to writer: inout JSONWriter) {
    writer.objects(list, keywords) { writeKeyword($0, to: &$1) }
  }

  func write(
    _ name: String, _ kind: TMDBImage, _ images: [(path: String, language: String?)], to writer: inout JSONWriter
  ) {
    writer.objects(name, images) { image, writer in kind.write(image.path, language: image.language, to: &writer) }
  }

  func writeKeyword(_ keyword: Keyword, to writer: inout JSONWriter) {
    writer.member("id", keyword.id)
    writer.member("name", keyword.name)
  }

  /// Type 3 is a release in theatres, type 4 a digital one
  /// (https://developer.themoviedb.org/reference/movie-release-dates).
  private func writeReleaseDates(of film: Film, to writer: inout JSONWriter) {
    let certification = Self.certification(of: film)
    writer.objects("results", Set(["US", film.country]).sorted()) { country, writer in
      writer.member("iso_3166_1", country)
      writer.array("release_dates") { writer in
        writer.object { writer in
          writer.member("certification", country == "US" ? certification : "")
          writer.member("descriptors", [String]())
          writer.member("iso_639_1", "")
          writer.member("note", "")
          writer.member("release_date", "\(film.released)T00:00:00.000Z")
          writer.member("type", 3)
        }
        if country == "US", let digital = WorldEvents(request.clock)?.digitalRelease(of: film) {
          writer.object { writer in
            writer.member("certification", "")
            writer.member("iso_639_1", "")
            writer.member("note", "")
            writer.member("release_date", "\(digital)T00:00:00.000Z")
            writer.member("type", 4)
          }
        }
      }
    }
  }

  /// The age rating in the United States, as TMDB spells it; empty if there is none.
  static func certification(of film: Film) -> String {
    ["PG13": "PG-13", "NC17": "NC-17"][film.rating ?? ""] ?? film.rating ?? ""
  }

  private func writeTranslations(of film: Film, to writer: inout JSONWriter) {
    let languages = Set(film.translations.keys).union(["en", film.language]).sorted()
    writer.objects("translations", languages) { language, writer in
      let texts = TMDBContext(request, language: language)
      writer.member("iso_3166_1", CountryName.speaking(language) ?? film.country)
      writer.member("iso_639_1", language)
      writer.member("name", LanguageName.ownName(language))
      writer.member("english_name", LanguageName.englishName(language))
      writer.object("data") { writer in
        writer.member("homepage", "")
        writer.member("overview", texts.overview(of: film))
        writer.member("runtime", film.minutes ?? 0)
        writer.member("tagline", texts.tagline(of: film))
        writer.member("title", texts.title(of: film))
      }
    }
  }

  /// - Parameter number: what the video's id is derived from.
  func writeVideos(
    _ types: [String], of title: String, _ number: Int, _ released: Day, to writer: inout JSONWriter
  ) {
    let published = Instant(released.shifted(days: -120), seconds: 15 * 3_600)
    writer.objects("results", types) { type, writer in
      var random = SplitMix64(type, number)
      let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")
      writer.member("iso_639_1", "en")
      writer.member("iso_3166_1", "US")
      writer.member("name", "\(title) – \(type)")
      writer.member("key", String((0..<11).map { _ in letters[random.below(letters.count)] }))
      writer.member("site", "YouTube")
      writer.member("size", 1_080)
      writer.member("type", type)
      writer.member("official", true)
      writer.member("published_at", "\(published.local).000Z")
      writer.member(
        "id", String(random.next() | 1 << 63, radix: 16) + String(random.next() | 1 << 31, radix: 16).prefix(8))
    }
  }

  /// - Parameter work: the path of the film or show on TMDB's site.
  func writeWatchProviders(
    of work: String, to writer: inout JSONWriter, _ offers: (_ country: String) -> WatchProvider.Offers?
  ) {
    func write(_ kind: String, _ providers: [WatchProvider], _ writer: inout JSONWriter) {
      guard !providers.isEmpty else { return }
      writer.objects(kind, providers.enumerated()) { pair, writer in
        let (priority, provider) = pair
        writer.member("logo_path", TMDBImage.logo.path(of: provider.id))
        writer.member("provider_id", provider.id)
        writer.member("provider_name", provider.name)
        writer.member("display_priority", priority)
      }
    }
    writer.object("results") { writer in
      for country in WatchProvider.countries {
        guard let offers = offers(country) else { continue }
        writer.object(country) { writer in
          writer.member("link", "https://www.themoviedb.org/\(work)/watch?locale=\(country)")
          write("flatrate", offers.subscription, &writer)
          write("rent", offers.rental, &writer)
          write("buy", offers.purchase, &writer)
        }
      }
    }
  }

  /// Writes the reviews, which always fit on one page.
  private func writeReviews(of film: Film, to writer: inout JSONWriter) {
    TMDBPage.write(reviews(of: film), page: 1, to: &writer) { write($0, of: film, to: &$1) }
  }

  /// The reviews of a film; there are none in languages other than English.
  func reviews(of film: Film) -> [Review] { language == "en" ? Review.of(film, today: today) : [] }

  func write(_ review: Review, of film: Film, to writer: inout JSONWriter) {
    let written = "\(Instant(review.day, seconds: 20 * 3_600).local).000Z"
    let id = review.id(of: film)
    writer.member("author", review.author)
    writer.object("author_details") { writer in
      writer.member("name", review.author)
      writer.member("username", review.author.slug)
      writer.nullable("avatar_path", String?.none)
      writer.nullable("rating", review.rating)
    }
    writer.member("content", review.text)
    writer.member("created_at", written)
    writer.member("id", id)
    writer.member("updated_at", written)
    writer.member("url", "https://www.themoviedb.org/review/\(id)")
  }
}

/// A keyword of a film or a show.
struct Keyword: Hashable {
  let name: String

  /// An id far above TMDB's own.
  var id: Int { 900_000_000 + Int(name.stableHash % 300_000) }
}
