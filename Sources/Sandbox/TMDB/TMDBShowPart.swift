// SPDX-License-Identifier: MIT
import Basics
import JSON

/// A part of a show that can be requested alone or along with the show. The raw value is TMDB's name.
enum TMDBShowPart: String {
  case credits = "aggregate_credits"
  case contentRatings = "content_ratings"
  case externalIDs = "external_ids"
  case images
  case keywords
  case recommendations
  case similar
  case translations
  case videos
  case watchProviders = "watch/providers"
}

extension TMDBContext {
  /// Writes the members of a part, except for the lists of shows, which `TMDBShows` writes.
  func write(_ part: TMDBShowPart, of show: Show, to writer: inout JSONWriter) {
    let poster = TMDBImage.poster.path(of: show.id, variant: TMDBImage.showVariant)
    let backdrop = TMDBImage.backdrop.path(of: show.id, variant: TMDBImage.showVariant)
    switch part {
    case .credits: writeCredits(of: show, to: &writer)
    case .contentRatings:
      writer.objects("results", show.facts?.certification.map { [$0] } ?? []) { certification, writer in
        writer.member("descriptors", [String]())
        writer.member("iso_3166_1", "US")
        writer.member("rating", certification)
      }
    case .externalIDs:
      writer.nullable("imdb_id", show.facts?.imdb)
      writer.nullable("tvdb_id", show.facts?.tvdb)
      writer.nullable("wikidata_id", show.facts?.wikidata)
      for name in ["facebook_id", "instagram_id", "twitter_id"] { writer.nullable(name, String?.none) }
    case .images:
      write("backdrops", .backdrop, [(backdrop, nil)], to: &writer)
      write("logos", .logo, [], to: &writer)
      write("posters", .poster, [(poster, "en")], to: &writer)
    case .keywords:
      let decade = "\(show.firstAired.year / 10 * 10)s"
      writeKeywords(
        (show.genres.map { $0.rawValue.lowercased() } + [decade]).map(Keyword.init), as: "results", to: &writer)
    case .translations: writeTranslations(of: show, to: &writer)
    case .videos:
      let isRecent = show.firstAired.year >= 2005
      writeVideos(isRecent ? ["Trailer"] : [], of: show.name, show.id, show.firstAired, to: &writer)
    case .watchProviders:
      writeWatchProviders(of: "tv/\(show.id)", to: &writer) { WatchProvider.offers(of: show, in: $0) }
    case .recommendations, .similar: break
    }
  }

  /// Writes the cast and crew of all episodes, as if each person took part in every episode.
  private func writeCredits(of show: Show, to writer: inout JSONWriter) {
    let count = show.facts?.episodes.count ?? 0
    func write(_ name: String, _ list: String, _ role: (name: String, text: String), _ writer: inout JSONWriter) {
      guard let person = Catalogue.shared.people[PersonIDs.id(of: name)] else { return }
      writeMention(of: person, to: &writer)
      writer.objects(list, [role]) { role, writer in
        writer.member("credit_id", String("\(show.id)\(name)\(role.text)".stableHash, radix: 16))
        writer.member(role.name, role.text)
        writer.member("episode_count", count)
      }
      writer.member("total_episode_count", count)
    }
    writer.objects("cast", (show.facts?.cast ?? []).enumerated()) { pair, writer in
      write(pair.element.actor, "roles", ("character", pair.element.character ?? ""), &writer)
      writer.member("order", pair.offset)
    }
    writer.objects("crew", show.facts?.creators ?? []) { name, writer in
      write(name, "jobs", ("job", "Executive Producer"), &writer)
      writer.member("department", "Production")
    }
  }

  private func writeTranslations(of show: Show, to writer: inout JSONWriter) {
    writer.objects("translations", Set(["en", show.language]).sorted()) { language, writer in
      writer.member("iso_3166_1", CountryName.speaking(language) ?? show.country)
      writer.member("iso_639_1", language)
      writer.member("name", LanguageName.ownName(language))
      writer.member("english_name", LanguageName.englishName(language))
      writer.object("data") { writer in
        writer.member("homepage", "")
        writer.member("name", language == "en" ? show.name : show.originalName)
        writer.member("overview", language == "en" ? show.overview : "")
        writer.member("tagline", "")
      }
    }
  }
}
