// SPDX-License-Identifier: MIT

// For readers on the way of every message, which can't afford a `String` and a cursor for each member: every cursor
// counts a reference to its document, and counting was a third of the time of a ping. An index is a place in the
// document's tape; a member's value follows its name.
extension JSONValue {
  /// Where the name of an object's first member stands; nil if there is none or this is no object.
  package var firstName: Int? {
    let entry = entry
    return entry.kind == .object && entry.count > 0 ? index + 1 : nil
  }

  /// Where the name of the member after this one stands; nil after the last.
  package func name(after name: Int) -> Int? {
    let next = document.tape[name + 1].next
    return next < entry.next ? Int(next) : nil
  }

  /// At this index stands this string, as a name or a value.
  @inline(__always)
  package func isString(at index: Int, _ text: StaticString) -> Bool {
    document.text(at: index, equals: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Which of these is the string at this index; nil if it is none of them.
  package func position(ofStringAt index: Int, in candidates: [String]) -> Int? {
    document.position(ofTextAt: index, in: candidates)
  }

  /// The text at this index; nil if it is no string.
  package func string(at index: Int) -> String? {
    let entry = document.tape[index]
    return entry.kind == .string || entry.kind == .escapedString ? document.text(of: entry) : nil
  }

  /// The value at this index.
  package func value(at index: Int) -> JSONValue { JSONValue(document: document, index: index) }

  /// Bytes of the source text.
  package var byteCount: Int { entry.range.count }
}
