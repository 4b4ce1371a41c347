// SPDX-License-Identifier: MIT
import Basics
import Contract
import JSON

// AMC writes "" for missing text, so empty text counts as unknown and stays in the rest.
extension LenientObject {
  /// Takes a non-empty text.
  mutating func takeText(_ name: String) -> String? { take(name, if: { !$0.isEmpty }) }

  /// Reads a non-empty text that also stays in the rest.
  func peekText(_ name: String) -> String? {
    guard let text = peek(name, as: String.self), !text.isEmpty else { return nil }
    return text
  }

  /// Takes an instant. Its form on the wire is the contract's, so AMC's form isn't kept.
  mutating func takeInstant(_ name: String) -> Instant? {
    guard let timestamp = peekTimestamp(name), let instant = timestamp.utc else { return nil }
    if (timestamp.offset ?? .utc) == .utc { discard(name) }
    return instant
  }

  /// Reads a timestamp that also stays in the rest; nil in year 1 and on 1900-01-01, which mean "no date".
  func peekTimestamp(_ name: String) -> Timestamp? {
    guard let timestamp = peekText(name).flatMap({ Timestamp($0) }), case let day = timestamp.day, day.year > 1,
      day != Day(year: 1900, month: 1, day: 1)
    else { return nil }
    return timestamp
  }

  /// Takes a URL. AMC's may contain raw spaces, which are escaped here.
  mutating func takeAddress(_ name: String) -> String? { take(name, changedBy: Self.address) }

  /// Takes the name that a movie, a theatre or a market has in URLs.
  mutating func takeSlug() -> String? { take("slug", if: Check.slug.holds) }

  /// The first URL among members of a nested object; all of them stay in the rest.
  func peekAddress(in name: String, oneOf candidates: [String]) -> String? {
    guard let inner = peek(name, as: JSONValue.self).flatMap({ LenientObject($0) }) else { return nil }
    return candidates.lazy.compactMap { inner.peekAddress($0) }.first
  }

  /// Takes a code or its name; a longer text than any real one stays in the rest.
  mutating func takeCode(_ name: String) -> String? { take(name, if: { !$0.isEmpty && $0.utf8.count <= 500 }) }

  /// Reads a URL that also stays in the rest.
  func peekAddress(_ name: String) -> String? { peekText(name).flatMap(Self.address) }

  private static func address(_ text: String) -> String? {
    let address = text.replacing(" ", with: "%20")
    return Check.httpURL.holds(address) ? address : nil
  }

  /// Takes the entries of a list that would mislead if incomplete: nil if any can't be read, and then the list stays in
  /// the rest.
  mutating func takeEvery<Entry>(_ name: String, _ entry: (JSONValue) -> Entry?) -> [Entry]? {
    guard let values = peek(name, as: [JSONValue].self) else { return nil }
    let entries = values.compactMap(entry)
    guard entries.count == values.count else { return nil }
    discard(name)
    return entries
  }

  /// Takes a flag for which AMC may write null to mean false; the null stays in the rest.
  mutating func takeFlag(_ name: String) -> Bool? {
    take(name) ?? (peek(name, as: JSONValue.self)?.isNull == true ? false : nil)
  }

  /// Takes a nested object; it stays in the rest if it can't be read or has no data.
  mutating func takeOne<Entry>(_ name: String, _ entry: (JSONValue) -> Entry?) -> Entry? {
    guard let result = peek(name, as: JSONValue.self).flatMap(entry) else { return nil }
    discard(name)
    return result
  }

  /// Reads a numeric id of AMC's. The number stays in the rest, because the contract's id adds the provider and the
  /// kind.
  func peekID(_ name: String, of kind: EntityKind) -> EntityID? {
    peek(name, as: Int.self).flatMap { EntityID(.amc, kind, $0) }
  }

  /// Takes a positive number; 0 stands for "unknown" and stays in the rest.
  mutating func takePositive(_ name: String) -> Int? {
    take(name, if: { $0 > 0 })
  }
}
