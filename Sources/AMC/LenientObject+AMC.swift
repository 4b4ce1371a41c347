// SPDX-License-Identifier: MIT
import Contract
import JSON

// AMC writes "" where it has no text, so an empty text says nothing and is left where it stands.
extension LenientObject {
  /// A text that is not empty.
  mutating func takeText(_ name: String) -> String? { take(name, if: { !$0.isEmpty }) }

  /// Text that says something, which also stays in the rest.
  func peekText(_ name: String) -> String? {
    guard let text = peek(name, as: String.self), !text.isEmpty else { return nil }
    return text
  }

  /// A web address. AMC's may hold raw blanks, which are escaped here.
  mutating func takeAddress(_ name: String) -> String? { take(name, changedBy: Self.address) }

  /// What a movie, a theatre or a market is called in an address.
  mutating func takeSlug() -> String? { take("slug", if: Check.slug.holds) }

  /// Text that the mapping may change; where it does, the original stays in the rest.
  mutating func take(_ name: String, changedBy change: (String) -> String?) -> String? {
    guard let text = peekText(name), let changed = change(text) else { return nil }
    return changed == text ? take(name) : changed
  }

  /// The first web address among these members of an object inside; all stay in the rest.
  func peekAddress(in name: String, oneOf candidates: [String]) -> String? {
    guard let inner = peek(name, as: JSONValue.self).flatMap({ LenientObject($0) }) else { return nil }
    return candidates.lazy.compactMap { inner.peekText($0).flatMap(Self.address) }.first
  }

  private static func address(_ text: String) -> String? {
    let address = text.replacing(" ", with: "%20")
    return Check.webAddress.holds(address) ? address : nil
  }

  /// The entries of a list. One that can't be read is left out here, and then the whole list stays in the rest.
  mutating func takeAll<Entry>(_ name: String, _ entry: (JSONValue) -> Entry?) -> [Entry]? {
    guard let values = peek(name, as: [JSONValue].self) else { return nil }
    let entries = values.compactMap(entry)
    if entries.count == values.count { discard(name) }
    return entries
  }

  /// The entries of a list that says too little where one is missing: nil if one can't be read, and then it stays in
  /// the rest.
  mutating func takeEvery<Entry>(_ name: String, _ entry: (JSONValue) -> Entry?) -> [Entry]? {
    guard let values = peek(name, as: [JSONValue].self) else { return nil }
    let entries = values.compactMap(entry)
    guard entries.count == values.count else { return nil }
    discard(name)
    return entries
  }

  /// A truth value that AMC may write as null, which is false; the null stays in the rest.
  mutating func takeFlag(_ name: String) -> Bool? {
    take(name) ?? (peek(name, as: JSONValue.self)?.isNull == true ? false : nil)
  }

  /// An object inside, unless it can't be read or says nothing.
  mutating func takeOne<Entry>(_ name: String, _ entry: (JSONValue) -> Entry?) -> Entry? {
    guard let result = peek(name, as: JSONValue.self).flatMap(entry) else { return nil }
    discard(name)
    return result
  }

  /// An id of AMC's. The number stays in the rest, because here it has its provider and its kind in front.
  func peekID(_ name: String, of kind: EntityKind) -> EntityID? {
    peek(name, as: Int.self).flatMap { EntityID(.amc, kind, $0) }
  }

  /// A number that counts something; 0 stands for "not known" and stays in the rest.
  mutating func takePositive(_ name: String) -> Int? {
    take(name, if: { $0 > 0 })
  }
}
