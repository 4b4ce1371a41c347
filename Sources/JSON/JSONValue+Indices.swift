// SPDX-License-Identifier: MIT

// For readers on the path of every message, which can't afford a `String` and a cursor per member: every cursor retains
// its document, and reference counting was a third of the time of a ping. An index is a position in the document's
// tape; a member's value follows its name.
extension JSONValue {
  /// The index of the first member's name; nil if the object is empty or this is not an object.
  package var firstName: Int? {
    let entry = entry
    return entry.kind == .object && entry.count > 0 ? index + 1 : nil
  }

  /// The index of the next member's name; nil after the last.
  package func name(after name: Int) -> Int? {
    let next = document.tape[name + 1].next
    return next < entry.next ? Int(next) : nil
  }

  /// Whether the name or value at an index is the given string.
  @inline(__always)
  package func isString(at index: Int, _ text: StaticString) -> Bool {
    document.text(at: index, equals: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// The position in `candidates` of the string at an index; nil if it is none of them.
  package func position(ofStringAt index: Int, in candidates: [String]) -> Int? {
    document.position(ofTextAt: index, in: candidates)
  }

  /// The string at an index; nil if the entry is not a string.
  package func string(at index: Int) -> String? {
    let entry = document.tape[index]
    return entry.kind == .string || entry.kind == .escapedString ? document.text(of: entry) : nil
  }

  /// The value at an index.
  package func value(at index: Int) -> JSONValue { JSONValue(document: document, index: index) }
}
