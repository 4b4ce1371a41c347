// SPDX-License-Identifier: MIT
import Contract
import EndpointCore

/// A caller's preferences for language and country, and the data needed to present results.
public struct Presentation: Sendable, Hashable {
  /// The language of texts; nil for TMDB's default, American English.
  public var language: Language?
  /// The country of dates, age ratings and offers; nil for any.
  public var region: Region?
  /// The base URL and sizes of images.
  public var images: ImageConfiguration
  /// The genres' names in the language; nil if not loaded (yet).
  public var genres: GenreNames?

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
