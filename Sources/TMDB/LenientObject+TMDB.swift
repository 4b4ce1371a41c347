// SPDX-License-Identifier: MIT
import Basics
import Contract
import JSON

// Accessors for TMDB's formats. A value in another format, or one that stands for "unknown", stays in the rest.
extension LenientObject {
  /// Reads a numeric id of TMDB's. The number stays in the rest, because the contract's id adds the provider and the
  /// kind.
  func peekID(_ name: String, of kind: EntityKind) -> EntityID? {
    peek(name, as: Int.self).flatMap { EntityID(.tmdb, kind, $0) }
  }

  /// Takes the numeric id of an entity whose `ids` keep the number.
  mutating func takeID(_ name: String, of kind: EntityKind) -> EntityID? {
    guard let id = peekID(name, of: kind) else { return nil }
    _ = take(name, as: Int.self)
    return id
  }

  /// Takes a non-blank text.
  mutating func takeText(_ name: String) -> String? {
    take(name, if: { !$0.isBlank })
  }

  /// Takes a code or its name; a longer text than any real one stays in the rest.
  mutating func takeCode(_ name: String) -> String? {
    take(name, if: { !$0.isBlank && $0.utf8.count <= 500 })
  }

  /// Takes a URL; TMDB's editors enter other things there too.
  mutating func takeAddress(_ name: String) -> String? {
    take(name, if: Check.httpURL.holds)
  }

  /// Takes a positive number; 0 stands for "unknown".
  mutating func takePositive(_ name: String) -> Int? {
    take(name, if: { $0 > 0 })
  }

  /// Takes the average of the votes and their number. Without votes, TMDB's average is a meaningless zero.
  mutating func takeVotes() -> (average: Double?, count: Int?) {
    let count: Int? = take("vote_count", if: { $0 >= 0 })
    return (count == 0 ? nil : take("vote_average", if: { (0...10).contains($0) }), count)
  }

  /// Takes an image's path, and derives its URL in the usual size for its type.
  mutating func takePicture(
    _ name: String, _ type: ArtworkType, _ images: ImageConfiguration
  ) -> (path: String?, url: String?) {
    let path = takeText(name)
    return (path, path.flatMap { images.url(path: $0, type) })
  }

  /// Takes an IMDb id, in IMDb's own form.
  mutating func takeIMDbID(_ name: String, of kind: EntityKind) -> String? {
    take(name, changedBy: { EntityID(.imdb, kind, $0)?.native })
  }

  /// Takes the valid codes of a list; nil if there are none.
  mutating func takeCodes(_ name: String, _ check: Check<String>) -> [String]? {
    guard peek(name, as: JSONValue.self)?.count ?? 0 > 0 else { return nil }
    let codes = takeElements(name) { json in json.string.flatMap { check.holds($0) ? $0 : nil } }
    return codes?.isEmpty == false ? codes : nil
  }

  /// Takes a point in time, of which TMDB may know only the day, or write it with an offset;
  /// these stay in the rest.
  mutating func takeInstant(_ name: String) -> Instant? {
    guard let text = peek(name, as: String.self) else { return nil }
    guard let timestamp = Timestamp(text) else { return Day(text).map { Instant($0) } }
    if (timestamp.offset ?? .utc) == .utc { discard(name) }
    return timestamp.utc
  }

  /// Reads the codes in a list of `{code, name}`. The list stays in the rest, because the models don't have the names.
  func peekCodes(_ code: String, in name: String, _ check: Check<String>) -> [String]? {
    let codes = peek(name, as: JSONValue.self)?.elements.compactMap { $0[code]?.string }.filter(check.holds)
    return codes?.isEmpty == false ? codes : nil
  }
}

extension String {
  /// Whether the text is empty or all whitespace. The first byte settles it for nearly every text, without Unicode
  /// lookups.
  var isBlank: Bool {
    if let first = utf8.first, (0x21...0x7E).contains(first) { return false }
    return allSatisfy(\.isWhitespace)
  }
}
