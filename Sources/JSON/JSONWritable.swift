// SPDX-License-Identifier: MIT
/// A type that can be written as one JSON value.
public protocol JSONWritable {
  /// Writes exactly one value.
  func write(to writer: inout JSONWriter)
}

extension String: JSONWritable {
  public func write(to writer: inout JSONWriter) { writer.string(self) }
}

extension Int: JSONWritable {
  public func write(to writer: inout JSONWriter) { writer.integer(self) }
}

extension Double: JSONWritable {
  public func write(to writer: inout JSONWriter) { writer.number(self) }
}

extension Bool: JSONWritable {
  public func write(to writer: inout JSONWriter) { writer.boolean(self) }
}

extension JSONValue: JSONWritable {
  public func write(to writer: inout JSONWriter) {
    if document.hasLineBreaks {
      writer.raw(onOneLine(rawBytes))
    } else {
      writer.raw(rawBytes)
    }
  }
}

extension Array: JSONWritable where Element: JSONWritable {
  public func write(to writer: inout JSONWriter) {
    writer.beginArray()
    for element in self { element.write(to: &writer) }
    writer.endArray()
  }
}

/// Writes members sorted by name, so that equal values always give the same bytes.
extension Dictionary: JSONWritable where Key == String, Value: JSONWritable {
  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    for (name, value) in self.sorted(by: { $0.key < $1.key }) { writer.member(name, value) }
    writer.endObject()
  }
}

extension Optional: JSONWritable where Wrapped: JSONWritable {
  public func write(to writer: inout JSONWriter) {
    if let self { self.write(to: &writer) } else { writer.null() }
  }
}
