// SPDX-License-Identifier: MIT
import Contract
import EndpointCore
import JSON

/// A caller's preferences for language and country, and the data needed to present results.
public struct Presentation: Sendable, Hashable {
  /// The language of texts; nil for TMDB's default, American English.
  public var language: Language?
  /// The country of dates, age ratings and offers; nil for any.
  public var region: Region?
  /// The base URL and sizes of images.
  public var images: ImageConfiguration
  /// The genres' names in the language, of the kinds for which they are loaded.
  public var genres: [WorkKind: GenreNames] = [:]

  /// Creates a presentation with TMDB's defaults.
  public init(language: Language? = nil, region: Region? = nil, images: ImageConfiguration = .default) {
    self.language = language
    self.region = region
    self.images = images
  }

  /// The presentation for matching: what identifies a movie doesn't depend on the caller's language.
  public static let neutral = Presentation(language: Language("en-US"))

  /// Whether texts and dates are the same as in neutral form: TMDB's default is American English.
  public var isNeutral: Bool { region == nil && [nil, "en", "en-US"].contains(language?.tag) }

  /// The language without script and country, the form in which TMDB labels original languages, images and videos.
  var primaryLanguage: String? { language?.code }

  /// The country whose age ratings apply: the region if given, else the language's (`AT` in `de-AT`).
  var certificationRegion: String? { (region ?? language?.region)?.code }

  /// The parts that a work's texts in other languages and its age rating are taken from.
  /// - Parameter ratings: the part with the age ratings.
  func sources(ratings: String) -> Set<String> {
    var sources: Set<String> = []
    if language != nil { sources.insert("translations") }
    if certificationRegion != nil { sources.insert(ratings) }
    return sources
  }

  /// The order in which texts, pictures and videos are preferred; English without a language.
  func preference(original: String?) -> LanguagePreference {
    LanguagePreference(
      language: primaryLanguage ?? "en", country: (language?.region ?? region)?.code, original: original)
  }

  /// The languages of images and videos: the caller's, English, and none; nil if no language was requested.
  var mediaLanguages: String? {
    primaryLanguage.map { $0 == "en" ? "en,null" : "\($0),en,null" }
  }
}

/// A TMDB id that is safe to use in a path: digits only.
public struct TMDBID: Sendable, Hashable {
  /// The id in the contract's form.
  public let entity: EntityID

  /// Nil for an id from another provider.
  public init?(_ id: EntityID) {
    guard id.provider == .tmdb else { return nil }
    entity = id
  }

  /// The id as a path segment.
  var segment: String { entity.native }
}

/// The order in which a call prefers texts, pictures and videos by their language. TMDB lists them in no such order.
///
///     the call's language in its country, elsewhere ─▶ English ─▶ the original language ─▶ none ─▶ any other
struct LanguagePreference {
  /// The call's language (ISO 639-1).
  let language: String
  /// The country whose variety of the language is preferred; nil for the language's own.
  let country: String?
  /// The language that the movie was made in, if known.
  let original: String?

  /// The kinds of language, best first.
  enum Group: Int {
    case own, english, original, none, other
  }

  func group(of language: String?) -> Group {
    switch language {
    case self.language: .own
    case "en": .english
    case nil, "", "xx": .none
    case original: .original
    default: .other
    }
  }

  /// Lower is better. A language's own country comes before others: `es` is Spain's rather than Mexico's.
  func rank(_ language: String?, _ country: String?) -> Int {
    let group = group(of: language)
    let home = language == "en" ? "US" : language?.uppercased()
    let isPreferred = group == .own && country == self.country
    let distance = country == nil || country == home ? 1 : 2
    let variety = isPreferred || group == .other ? 0 : distance
    return group.rawValue * 3 + variety
  }

  /// The rank of a member of one of TMDB's lists.
  func rank(_ json: JSONValue?) -> Int { rank(json?["iso_639_1"]?.string, json?["iso_3166_1"]?.string) }
}
