// SPDX-License-Identifier: MIT
/// The languages of the catalogue's films.
enum LanguageName {
  /// The English name, such as `Japanese`; the code itself for a language that is not in the catalogue.
  static func englishName(_ code: String) -> String { names[code]?.english ?? code }

  /// The language's own name, such as `日本語`; the code itself for a language that is not in the catalogue.
  static func ownName(_ code: String) -> String { names[code]?.own ?? code }

  /// TMDB writes `cn` for Cantonese.
  private static let names: [String: (english: String, own: String)] = [
    "cn": ("Cantonese", "广州话 / 廣州話"), "de": ("German", "Deutsch"), "en": ("English", "English"),
    "es": ("Spanish", "Español"), "fa": ("Persian", "فارسی"), "fr": ("French", "Français"),
    "it": ("Italian", "Italiano"), "ja": ("Japanese", "日本語"), "ko": ("Korean", "한국어/조선말"),
    "lv": ("Latvian", "Latviešu"), "no": ("Norwegian", "Norsk"), "pt": ("Portuguese", "Português"),
    "ru": ("Russian", "Pусский"), "sv": ("Swedish", "svenska"), "te": ("Telugu", "తెలుగు"), "zh": ("Mandarin", "普通话"),
  ]
}
