// SPDX-License-Identifier: MIT
import Contract
import EndpointCore

/// A caller's preferences for language and country, and the data needed to present results.
public struct Presentation: Sendable, Hashable {
  /// A language tag (BCP 47) such as `de` or `de-AT`; nil for TMDB's default, American English.
  public var language: String?
  /// A country (ISO 3166-1 alpha-2) such as `AT`; nil for any.
  public var region: String?
  /// The base URL and sizes of images.
  public var images: ImageConfiguration
  /// The genres' names in the language; nil if not known (yet).
  public var genres: GenreNames?

  /// Creates a presentation with TMDB's defaults.
  public init(language: String? = nil, region: String? = nil, images: ImageConfiguration = .default) {
    self.language = language
    self.region = region
    self.images = images
  }

  /// What matching asks with, since what identifies a movie doesn't depend on how it is shown.
  public static let neutral = Presentation(language: "en-US")

  /// Whether texts and dates are the same as in neutral form: TMDB's default is American English.
  public var isNeutral: Bool { region == nil && (language == nil || language == "en" || language == "en-US") }

  /// The language without script and country, the form in which TMDB labels original languages, images and videos.
  var primaryLanguage: String? {
    language.map { String($0.prefix { $0 != "-" }).lowercased() }
  }

  /// The country whose age ratings apply: the region if given, else the language's.
  var certificationRegion: String? { region ?? languageRegion }

  /// The order in which texts, pictures and videos are preferred; English without a language.
  func preference(original: String?) -> LanguagePreference {
    LanguagePreference(
      language: primaryLanguage ?? "en", country: languageRegion ?? region, original: original)
  }

  /// The language's country: `AT` in `de-AT`, `TW` in `zh-Hant-TW`.
  private var languageRegion: String? {
    // Two-letter subtags only; scripts and extensions have other lengths, and anything after a single letter belongs to
    // an extension or is for private use (RFC 5646 section 2.1).
    let subtags = language?.split(separator: "-").dropFirst().prefix { $0.utf8.count > 1 }
    return subtags?.lazy.map { $0.uppercased() }.first(where: Check.regionCode.holds)
  }

  /// The languages of images and videos: the caller's, English, and none; nil if no language was requested.
  var mediaLanguages: String? {
    primaryLanguage.map { $0 == "en" ? "en,null" : "\($0),en,null" }
  }
}
