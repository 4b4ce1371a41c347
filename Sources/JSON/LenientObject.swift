// SPDX-License-Identifier: MIT

/// Reads an object of a provider: takes the members that this program understands and keeps the rest verbatim, so that
/// no data is lost.
public struct LenientObject {
  private struct Member {
    let nameIndex: Int
    /// The length of the name in bytes; nil if it has escapes.
    let nameCount: Int?
    var isTaken = false
    /// The unread part of a member that was read in part.
    var rest: RawJSON?
  }

  private let object: JSONValue
  private var remaining: [Member] = []
  /// The set of name lengths: one bit for each length up to 62, and the last one for all names that are longer or have
  /// escapes. This alone rules out three in four lookups of absent names.
  private var nameLengths: UInt64 = 0

  /// Nil unless the value is an object.
  public init?(_ value: JSONValue) {
    guard value.kind == .object else { return nil }
    object = value
    remaining.reserveCapacity(value.count)
    var next = value.firstName
    while let nameIndex = next {
      next = value.name(after: nameIndex)
      let nameCount = value.document.plainCount(at: nameIndex)
      remaining.append(Member(nameIndex: nameIndex, nameCount: nameCount))
      nameLengths |= Self.bit(forLength: nameCount)
    }
  }

  private static func bit(forLength count: Int?) -> UInt64 { 1 << UInt64(min(count ?? 63, 63)) }

  /// Reads a member and removes it from the rest. Nil if it is absent or null. A value of another type is converted if
  /// its meaning is clear, but stays in the rest.
  public mutating func take<T: JSONReadable>(_ name: String, as type: T.Type = T.self) -> T? {
    take(name, if: { _ in true })
  }

  /// Reads a member and removes it from the rest if `isKnown` accepts it; a value that means "unknown" stays.
  public mutating func take<T: JSONReadable>(_ name: String, as type: T.Type = T.self, if isKnown: (T) -> Bool) -> T? {
    guard let position = position(of: name) else { return nil }
    let value = value(at: position)
    if value.isNull { return nil }
    guard let result = try? T(json: value) else { return T(lenient: value).flatMap { isKnown($0) ? $0 : nil } }
    guard isKnown(result) else { return nil }
    remaining[position].isTaken = true
    return result
  }

  /// Reads a member that is an object. Members that `read` doesn't take stay under its name; all of them if `read`
  /// returns nil.
  public mutating func takeObject<T>(_ name: String, _ read: (inout LenientObject) -> T?) -> T? {
    guard let position = position(of: name), var inner = LenientObject(value(at: position)),
      let result = read(&inner)
    else { return nil }
    keep(inner.rest(), of: position)
    return result
  }

  /// Reads a text and converts it. The text stays in the rest if `change` alters it or returns nil.
  public mutating func take(_ name: String, changedBy change: (String) -> String?) -> String? {
    guard let text = peek(name, as: String.self), let changed = change(text) else { return nil }
    return changed == text ? take(name) : changed
  }

  /// Reads the elements of a member that is an array; those that can't be read stay in the rest.
  public mutating func takeElements<T>(_ name: String, _ read: (JSONValue) -> T?) -> [T]? {
    guard let position = position(of: name), value(at: position).kind == .array else { return nil }
    let results = value(at: position).readElements(read)
    let unread = zip(value(at: position).elements, results).filter { $1 == nil }.map(\.0)
    keep(unread.isEmpty ? nil : RawJSON(writing: unread), of: position)
    return results.compactMap { $0 }
  }

  /// Removes a member from the rest, except for the part `rest`.
  private mutating func keep(_ rest: RawJSON?, of position: Int) {
    remaining[position].rest = rest
    remaining[position].isTaken = rest == nil
  }

  /// Reads the elements of a member that is an array of objects. Members that `read` doesn't take stay in the rest, and
  /// so does a whole element if `read` returns nil or it isn't an object.
  public mutating func takeObjects<T>(_ name: String, _ read: (inout LenientObject) -> T?) -> [T]? {
    guard let position = position(of: name), value(at: position).kind == .array else { return nil }
    var results: [T] = []
    var rests: [RawJSON] = []
    for element in value(at: position).elements {
      guard var object = LenientObject(element), let result = read(&object) else {
        rests.append(RawJSON(element))
        continue
      }
      results.append(result)
      if let rest = object.rest() { rests.append(rest) }
    }
    keep(rests.isEmpty ? nil : RawJSON(writing: rests), of: position)
    return results
  }

  /// Reads the members of a member that is an object; those that can't be read stay in the rest.
  public mutating func takeMembers<T>(_ name: String, _ read: (JSONValue) -> T?) -> [String: T]? {
    guard let position = position(of: name), value(at: position).kind == .object else { return nil }
    var results: [String: T] = [:]
    var unread: [(String, JSONValue)] = []
    for (key, value) in value(at: position).members {
      if results[key] == nil, let result = read(value) { results[key] = result } else { unread.append((key, value)) }
    }
    let rest = RawJSON { $0.object { writer in for (key, value) in unread { writer.member(key, value) } } }
    keep(unread.isEmpty ? nil : rest, of: position)
    return results
  }

  /// Reads a member but keeps it in the rest, for mappings that lose information.
  public func peek<T: JSONReadable>(_ name: String, as type: T.Type = T.self) -> T? {
    guard let position = position(of: name) else { return nil }
    let value = value(at: position)
    return (try? T(json: value)) ?? T(lenient: value)
  }

  /// Removes a member from the rest if it is the only one left. Such a member says what the others belong to, and means
  /// nothing without them.
  public mutating func discardLabel(_ name: String) {
    guard let position = position(of: name) else { return }
    remaining[position].isTaken = remaining.indices.allSatisfy { $0 == position || remaining[$0].isTaken }
  }

  /// Removes a member from the rest without reading it.
  public mutating func discard(_ name: String) {
    guard let position = position(of: name) else { return }
    remaining[position].isTaken = true
  }

  /// The members that were not taken, verbatim; nil if there are none.
  public func rest() -> RawJSON? {
    let members = remaining.filter { !$0.isTaken }
    guard !members.isEmpty else { return nil }
    return RawJSON { writer in
      writer.beginObject()
      for member in members {
        writer.key(object.document.text(of: object.document.tape[member.nameIndex]))
        if let rest = member.rest {
          writer.value(rest)
        } else {
          writer.value(JSONValue(document: object.document, index: member.nameIndex + 1))
        }
      }
      writer.endObject()
    }
  }

  /// The position of a member, the last one if the name is repeated. Most of the names looked up are absent, so this
  /// lookup dominates the cost of reading a row: lengths are compared first, in a loop without reference counting.
  private func position(of name: String) -> Int? {
    guard nameLengths & (Self.bit(forLength: name.utf8.count) | Self.bit(forLength: nil)) != 0 else { return nil }
    var name = name
    return name.withUTF8 { name in
      remaining.withUnsafeBufferPointer { members in
        members.indices.last { position in
          guard members[position].nameCount == name.count || members[position].nameCount == nil else { return false }
          return object.document.text(at: members[position].nameIndex, equals: name)
        }
      }
    }
  }

  private func value(at position: Int) -> JSONValue {
    JSONValue(document: object.document, index: remaining[position].nameIndex + 1)
  }
}
