// SPDX-License-Identifier: MIT
import JSON

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
    let variety = isPreferred || group == .other ? 0 : country == nil || country == home ? 1 : 2
    return group.rawValue * 3 + variety
  }

  /// The rank of a member of one of TMDB's lists.
  func rank(_ json: JSONValue?) -> Int { rank(json?["iso_639_1"]?.string, json?["iso_3166_1"]?.string) }
}

extension Sequence {
  /// The elements in ascending order of a key; those with the same key stay in their order.
  func ordered(by key: (Element) -> Int) -> [Element] {
    enumerated().map { (key($0.element), $0.offset, $0.element) }.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
  }
}
