// SPDX-License-Identifier: MIT
import Basics
import Contract
import JSON

/// The texts of a movie or a show. Those that TMDB lacks for the caller's language and country are taken from the same
/// language elsewhere, from English, or from the original language; of these, the last two are listed in
/// `untranslated`. (TMDB itself falls back to the original title, but leaves other texts empty.)
struct WorkTexts {
  let title: String
  let originalTitle: String?
  let originalLanguage: String?
  private(set) var overview: String?
  private(set) var tagline: String?
  /// The names of the texts that are not in the caller's language.
  private(set) var untranslated: [String] = []

  /// Nil without any title.
  /// - Parameters:
  ///   - name: TMDB's name of the title, in the work and in its translations.
  ///   - other: its name where the work has none of the first name; nil for no other one.
  init?(
    _ object: inout LenientObject, titled name: String, otherwise other: String? = nil, for presentation: Presentation
  ) {
    let given = object.takeText(name) ?? other.flatMap { object.takeText($0) }
    originalTitle = object.takeText("original_" + name) ?? other.flatMap { object.takeText("original_" + $0) }
    originalLanguage = object.take("original_language", if: Check.languageTag.holds)
    overview = object.takeText("overview")
    tagline = object.takeText("tagline")
    guard let shown = given ?? originalTitle else { return nil }
    guard presentation.language != nil else {
      title = shown
      if given == nil { untranslated.append(name) }
      return
    }
    let translations = Translations(of: object, presentation.preference(original: originalLanguage))
    let isOriginal = given == nil || given == originalTitle
    let found = isOriginal ? translations.title(name, insteadOf: shown) : (text: shown, isTranslated: true)
    title = found.text
    if !found.isTranslated { untranslated.append(name) }
    if tagline == nil { tagline = add("tagline", translations) }
    if overview == nil { overview = add("overview", translations) }
  }

  /// The texts that are not in the caller's language; nil if there are none.
  func untranslated<Text: RawRepresentable<String>>(as type: Text.Type = Text.self) -> [Text]? {
    untranslated.isEmpty ? nil : untranslated.compactMap(Text.init(rawValue:))
  }

  private mutating func add(_ name: String, _ translations: Translations) -> String? {
    guard let found = translations.text(name) else { return nil }
    if found.group != .own { untranslated.append(name) }
    return found.text
  }
}

/// TMDB's translations of the texts about a work or a person in the order of preference.
struct Translations {
  private let preference: LanguagePreference
  /// In the caller's language, in English and in the original language; nil if translations were not requested.
  private let rows: [(group: LanguagePreference.Group, data: JSONValue?)]?

  init(of object: LenientObject, _ preference: LanguagePreference) {
    self.preference = preference
    let json = object.peek("translations", as: JSONValue.self)?["translations"]
    rows = json?.elements.ordered(by: preference.rank).map { row in
      (preference.group(of: row["iso_639_1"]?.string), row["data"])
    }.filter { $0.group.rawValue <= LanguagePreference.Group.original.rawValue }
  }

  /// The first non-blank text with this name.
  func text(_ name: String) -> (text: String, group: LanguagePreference.Group)? {
    rows?.lazy.compactMap { row in row.data?[name]?.string.map { ($0, row.group) } }.first { !$0.0.isBlank }
  }

  /// The title to show instead of the original one, and whether it is in the caller's language.
  func title(_ name: String, insteadOf title: String) -> (text: String, isTranslated: Bool) {
    guard let original = preference.original, original != preference.language else { return (title, true) }
    // A list has no translations, so there this is certain only for titles in a non-Latin script; "Amélie" may well be
    // intended.
    guard rows != nil else {
      return (title, !title.unicodeScalars.contains { $0.properties.isAlphabetic && !Self.isLatin($0) })
    }
    let found = text(name)
    if let found, found.group == .own { return (found.text, true) }
    // The title of an English movie is English, whatever it is called in other countries.
    return (original == "en" ? title : found?.text ?? title, false)
  }

  private static func isLatin(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x250 || (0x1E00...0x1EFF).contains(scalar.value)
  }
}
