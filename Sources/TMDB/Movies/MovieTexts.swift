// SPDX-License-Identifier: MIT
import Contract
import JSON

/// A movie's texts. Where TMDB has none in the language that was asked for, the original's stand in and are named in
/// `untranslated`: TMDB itself puts the original title into `title` then, but leaves other texts empty.
struct MovieTexts {
  let title: String
  let originalTitle: String?
  let originalLanguage: String?
  private(set) var overview: String?
  private(set) var tagline: String?
  private(set) var untranslated: [MovieText] = []

  /// Nil without any title.
  /// - Parameter language: what was asked for (ISO 639-1), nil if nothing was.
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

  /// Whether a title that equals the original one does so for want of a translation. In a list, which brings no
  /// translations, that is certain only where the title isn't written in Latin letters; "Amélie" may well be on
  /// purpose.
  private static func isUntranslated(_ title: String, into language: String, by translations: JSONValue?) -> Bool {
    guard let translations else { return title.unicodeScalars.contains { $0.properties.isAlphabetic && !isLatin($0) } }
    return text("title", in: translations.elements.filter { $0["iso_639_1"]?.string == language }) == nil
  }

  private static func isLatin(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x250 || (0x1E00...0x1EFF).contains(scalar.value)
  }

  /// The first of the translations that has this text.
  private static func text(_ name: String, in translations: [JSONValue]) -> String? {
    translations.lazy.compactMap { $0["data"]?[name]?.string }.first { !$0.isBlank }
  }
}
