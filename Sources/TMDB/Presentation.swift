// SPDX-License-Identifier: MIT
import Contract
import EndpointCore

/// What a caller wants to see: in which language, for which country, and where pictures are.
public struct Presentation: Sendable, Hashable {
  /// A language tag (BCP 47) such as `de` or `de-AT`; nil: TMDB's default, American English.
  public var language: String?
  /// A country (ISO 3166-1 alpha-2) such as `AT`; nil: wherever.
  public var region: String?
  /// Where pictures are.
  public var images: ImageConfiguration
  /// What the genres are called in the language; nil if that is not known (yet).
  public var genres: GenreNames?

  /// TMDB's defaults unless said.
  public init(language: String? = nil, region: String? = nil, images: ImageConfiguration = .default) {
    self.language = language
    self.region = region
    self.images = images
  }

  /// The language without script and country, which is how TMDB tells original languages, pictures and videos apart.
  var primaryLanguage: String? {
    language.map { String($0.prefix { $0 != "-" }).lowercased() }
  }

  /// The country whose age ratings count: the one asked for, else the language's (`AT` of `de-AT`, `TW` of
  /// `zh-Hant-TW`).
  var certificationRegion: String? {
    if let region { return region }
    // Language, script and extensions have other lengths, and whatever follows a single letter is private to it
    // (RFC 5646 section 2.1).
    let subtags = language?.split(separator: "-").dropFirst().prefix { $0.utf8.count > 1 }
    return subtags?.lazy.map { $0.uppercased() }.first(where: Check.regionCode.holds)
  }

  /// Pictures and videos in the language, in English and without words; nil where no language is asked for.
  var mediaLanguages: String? {
    primaryLanguage.map { $0 == "en" ? "en,null" : "\($0),en,null" }
  }
}
