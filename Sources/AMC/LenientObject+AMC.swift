import Contract
import JSON

// AMC writes "" where it has no text, so an empty text says nothing and is left where it stands.
extension LenientObject {
  /// Text that says something.
  mutating func takeText(_ name: String) -> String? {
    guard let text = peekText(name) else { return nil }
    discard(name)
    return text
  }

  /// Text that says something, which also stays in the rest.
  func peekText(_ name: String) -> String? {
    guard let text = peek(name, as: String.self), !text.isEmpty else { return nil }
    return text
  }

  /// Text that the mapping may change; where it does, the original stays in the rest.
  mutating func take(_ name: String, changedBy change: (String) -> String?) -> String? {
    guard let text = peekText(name), let changed = change(text) else { return nil }
    if changed == text { discard(name) }
    return changed
  }

  /// The first text that says something among these members of an object inside; all stay in the rest.
  func peekText(in name: String, oneOf candidates: [String]) -> String? {
    guard let inner = peek(name, as: JSONValue.self).flatMap({ LenientObject($0) }) else { return nil }
    return candidates.lazy.compactMap { inner.peekText($0) }.first
  }

  /// The entries of a list. One that can't be read is left out here, and then the whole list stays in the rest.
  mutating func takeAll<Entry>(_ name: String, _ entry: (JSONValue) -> Entry?) -> [Entry]? {
    guard let values = peek(name, as: [JSONValue].self) else { return nil }
    let entries = values.compactMap(entry)
    if entries.count == values.count { discard(name) }
    return entries
  }

  /// An object inside, unless it can't be read or says nothing.
  mutating func takeOne<Entry>(_ name: String, _ entry: (JSONValue) -> Entry?) -> Entry? {
    guard let result = peek(name, as: JSONValue.self).flatMap(entry) else { return nil }
    discard(name)
    return result
  }

  /// An id of AMC's. The number stays in the rest, because here it has its provider's name in front.
  func peekID(_ name: String) -> EntityID? {
    peek(name, as: Int.self).flatMap { EntityID(.amc, $0) }
  }

  /// A number that counts something; 0 stands for "not known" and stays in the rest.
  mutating func takePositive(_ name: String) -> Int? {
    guard let number = peek(name, as: Int.self), number > 0 else { return nil }
    discard(name)
    return number
  }
}
