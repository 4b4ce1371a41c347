// SPDX-License-Identifier: MIT
/// The languages of the catalogue's films, and others that people look for.
enum LanguageName {
  /// The English name, such as `Japanese`; the code itself for a language that is not in the table.
  static func englishName(_ code: String) -> String { names[code]?.english ?? code }

  /// The language's own name, such as `日本語`; the code itself for a language that is not in the table.
  static func ownName(_ code: String) -> String { names[code]?.own ?? code }

  /// TMDB writes `cn` for Cantonese.
  static let names: [String: (english: String, own: String)] = [
    "ar": ("Arabic", "العربية"), "cs": ("Czech", "Český"), "da": ("Danish", "Dansk"), "el": ("Greek", "ελληνικά"),
    "fi": ("Finnish", "suomi"), "he": ("Hebrew", "עִבְרִית"), "hi": ("Hindi", "हिन्दी"), "hu": ("Hungarian", "Magyar"),
    "id": ("Indonesian", "Bahasa indonesia"), "is": ("Icelandic", "Íslenska"), "nl": ("Dutch", "Nederlands"),
    "pl": ("Polish", "Polski"), "ro": ("Romanian", "Română"), "ta": ("Tamil", "தமிழ்"), "th": ("Thai", "ภาษาไทย"),
    "tr": ("Turkish", "Türkçe"), "uk": ("Ukrainian", "Український"), "vi": ("Vietnamese", "Tiếng Việt"),
    "xx": ("No Language", "No Language"),
    "cn": ("Cantonese", "广州话 / 廣州話"), "de": ("German", "Deutsch"), "en": ("English", "English"),
    "es": ("Spanish", "Español"), "fa": ("Persian", "فارسی"), "fr": ("French", "Français"),
    "it": ("Italian", "Italiano"), "ja": ("Japanese", "日本語"), "ko": ("Korean", "한국어/조선말"),
    "lv": ("Latvian", "Latviešu"), "no": ("Norwegian", "Norsk"), "pt": ("Portuguese", "Português"),
    "ru": ("Russian", "Pусский"), "sv": ("Swedish", "svenska"), "te": ("Telugu", "తెలుగు"), "zh": ("Mandarin", "普通话"),
  ]
}
