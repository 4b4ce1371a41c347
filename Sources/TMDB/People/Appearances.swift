// SPDX-License-Identifier: MIT
import Basics
import Contract
import JSON

extension PersonRole {
  /// Whether someone appears as oneself, or in archive footage: that is no part. TMDB writes it in several languages
  /// and with additions: `Self - Guest`, `Himself (archive footage)`, `Lui-même`.
  public var isAppearance: Bool {
    guard let character else { return false }
    let words = character.lowercased()
    if words.contains("archive footage") || words.contains("archival footage") { return true }
    // Of several parts the first counts.
    let first = words.replacing(" - ", with: "/").replacing(" – ", with: "/").prefix { !"/(,[;:".contains($0) }
    return Self.oneself.contains(String(first).bare)
  }

  /// The words for oneself, without case, marks and blanks.
  private static let oneself = Set(
    [
      "self", "himself", "herself", "themself", "themselves", "itself", "myself", "lui-même", "elle-même",
      "eux-mêmes", "elles-mêmes", "soi-même", "él mismo", "ella misma", "ellos mismos", "ellas mismas", "sí mismo",
      "sí misma", "sich selbst", "selbst", "er selbst", "sie selbst", "se stesso", "sé stesso", "se stessa",
      "sé stessa", "se stessi", "ele mesmo", "ela mesma", "ele próprio", "ela própria", "si mesmo", "si mesma",
      "zichzelf", "hemzelf", "haarzelf", "sig selv", "seg selv", "sig själv", "sam siebie", "w roli samego siebie",
      "samego siebie", "samą siebie", "itseään", "önmaga", "kendisi", "сам себя", "сама себя", "играет самого себя",
      "本人", "自己", "ご本人", "本人役", "본인",
    ].map(\.bare))
}

extension PersonCredit {
  /// Whether a person has no part in it: all roles as an actor are appearances, or it is a talk show or news.
  public var isAppearance: Bool {
    let parts = roles.filter { $0.job == nil }
    guard !parts.isEmpty, parts.count == roles.count else { return false }
    return isTalk || parts.allSatisfy(\.isAppearance)
  }

  /// Whether it is a show of TMDB's genres of talk and news.
  var isTalk: Bool {
    guard kind == .show, let genres = tmdb?.value["genre_ids"]?.elements.compactMap(\.integer) else { return false }
    return genres.contains { [10_763, 10_767].contains($0) }
  }
}
