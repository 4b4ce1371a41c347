// SPDX-License-Identifier: MIT
import Contract
import JSON

/// A movie's texts. Those that TMDB lacks in the caller's language are taken from the original language and listed in
/// `untranslated`. (TMDB itself falls back to the original title, but leaves other texts empty.)
struct MovieTexts {
  let title: String
  let originalTitle: String?
  let originalLanguage: String?
  private(set) var overview: String?
  private(set) var tagline: String?
  private(set) var untranslated: [MovieText] = []

  /// Nil without any title.
  /// - Parameter language: the language requested (ISO 639-1); nil for none.
  init?(_ object: inout LenientObject, language: String?) {
    let given = object.takeText("title")
    originalTitle = object.takeText("original_title")
    originalLanguage = object.take("original_language", if: Check.languageTag.holds)
    guard let title = given ?? originalTitle else { return nil }
    self.title = title
    overview = object.takeText("overview")
    tagline = object.takeText("tagline")

    if given == nil { untranslated.append(.title) }
    guard let language, let originalLanguage, language != originalLanguage else { return }
    let translations = object.peek("translations", as: JSONValue.self)?["translations"]
    if let given, given == originalTitle, Self.isUntranslated(given, into: language, by: translations) {
      untranslated.append(.title)
    }
    let original = translations?.elements.filter { $0["iso_639_1"]?.string == originalLanguage } ?? []
    if tagline == nil, let text = Self.text("tagline", in: original) {
      tagline = text
      untranslated.append(.tagline)
    }
    if overview == nil, let text = Self.text("overview", in: original) {
      overview = text
      untranslated.append(.overview)
    }
  }

  /// Whether a title that equals the original one does so for lack of a translation. A list has no translations, so
  /// there this is certain only for titles in a non-Latin script; "Amélie" may well be intended.
  private static func isUntranslated(_ title: String, into language: String, by translations: JSONValue?) -> Bool {
    guard let translations else { return title.unicodeScalars.contains { $0.properties.isAlphabetic && !isLatin($0) } }
    return text("title", in: translations.elements.filter { $0["iso_639_1"]?.string == language }) == nil
  }

  private static func isLatin(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x250 || (0x1E00...0x1EFF).contains(scalar.value)
  }

  /// The first non-blank text with this name among the translations.
  private static func text(_ name: String, in translations: [JSONValue]) -> String? {
    translations.lazy.compactMap { $0["data"]?[name]?.string }.first { !$0.isBlank }
  }
}
