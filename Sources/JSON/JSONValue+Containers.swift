// SPDX-License-Identifier: MIT
extension JSONValue {
  /// The number of elements or members; 0 for a scalar.
  public var count: Int { Int(entry.count) }

  /// The value of a member, the last one if the name is repeated; nil if there is none or this is not an object.
  public subscript(name: String) -> JSONValue? {
    document.member(named: name, of: index).map { JSONValue(document: document, index: $0) }
  }

  /// The element at a position; nil if out of range or if this is not an array.
  public subscript(position: Int) -> JSONValue? {
    guard entry.kind == .array, position >= 0, position < count else { return nil }
    var index = index + 1
    for _ in 0..<position { index = Int(document.tape[index].next) }
    return JSONValue(document: document, index: index)
  }

  /// The elements of an array in order; empty for any other value. They end early once the text's deadline has passed.
  public var elements: Elements { Elements(self) }

  /// What is read of each element, as `elements.map` gives it. The array has its final size from the start: large
  /// values would be moved whenever it grows, and leave room behind that nothing uses.
  public func readElements<T>(_ read: (JSONValue) -> T) -> [T] {
    var values: [T] = []
    values.reserveCapacity(count)
    for element in elements { values.append(read(element)) }
    return values
  }

  /// The members of an object in order, repeated names included; empty for any other value.
  public var members: Members { Members(self) }

  /// A sequence of the elements of an array.
  public struct Elements: Sequence, IteratorProtocol {
    private let document: JSONDocument
    private var index: Int
    private let end: Int
    /// The number of elements left before the next deadline check.
    private var unchecked: Int

    /// Elements between two deadline checks; processing this many takes far longer than reading the clock.
    private static let checkInterval = 64

    init(_ array: JSONValue) {
      document = array.document
      index = array.index + 1
      end = array.entry.kind == .array ? Int(array.entry.next) : index
      unchecked = document.limits.deadline == nil ? .max : Self.checkInterval
    }

    public mutating func next() -> JSONValue? {
      guard index < end else { return nil }
      if unchecked == 0 {
        guard !document.limits.isOverdue else { return nil }
        unchecked = Self.checkInterval
      }
      unchecked -= 1
      defer { index = Int(document.tape[index].next) }
      return JSONValue(document: document, index: index)
    }
  }

  /// A sequence of the members of an object.
  public struct Members: Sequence, IteratorProtocol {
    private let document: JSONDocument
    private var index: Int
    private let end: Int

    init(_ object: JSONValue) {
      document = object.document
      index = object.index + 1
      end = object.entry.kind == .object ? Int(object.entry.next) : index
    }

    public mutating func next() -> (name: String, value: JSONValue)? {
      guard index < end else { return nil }
      defer { index = Int(document.tape[index + 1].next) }
      return (document.text(of: document.tape[index]), JSONValue(document: document, index: index + 1))
    }
  }
}
