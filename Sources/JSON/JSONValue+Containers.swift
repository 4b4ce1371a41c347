extension JSONValue {
  /// How many elements or members; 0 for a scalar.
  public var count: Int { Int(entry.count) }

  /// The member of this name, the last one where it is repeated; nil if there is none or this is not an object.
  public subscript(name: String) -> JSONValue? {
    document.member(named: name, of: index).map { JSONValue(document: document, index: $0) }
  }

  /// The element at this position; nil outside the array or if this is none.
  public subscript(position: Int) -> JSONValue? {
    guard entry.kind == .array, position >= 0, position < count else { return nil }
    var index = index + 1
    for _ in 0..<position { index = Int(document.tape[index].next) }
    return JSONValue(document: document, index: index)
  }

  /// The elements of an array in order; empty for any other value.
  public var elements: Elements { Elements(self) }

  /// The members of an object in order, repeated names included; empty for any other value.
  public var members: Members { Members(self) }

  /// The index of each member's name in the tape; the value's follows it. For readers that can't afford a `String` and a
  /// cursor for each member.
  package var nameIndices: NameIndices { NameIndices(self) }

  /// At this index of the tape stands this string, as a name or a value.
  @inline(__always)
  package func isString(at index: Int, _ text: StaticString) -> Bool {
    document.text(at: index, equals: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Which of these is the name at an index that `nameIndices` gave; nil if it is none of them.
  package func position(ofNameAt index: Int, in names: [String]) -> Int? {
    document.position(ofTextAt: index, in: names)
  }

  /// The name at an index that `nameIndices` gave.
  package func name(at index: Int) -> String { document.text(of: document.tape[index]) }

  /// The value at an index of the tape.
  package func value(at index: Int) -> JSONValue { JSONValue(document: document, index: index) }

  /// The elements of an array.
  public struct Elements: Sequence, IteratorProtocol {
    private let document: JSONDocument
    private var index: Int
    private let end: Int

    init(_ array: JSONValue) {
      document = array.document
      index = array.index + 1
      end = array.entry.kind == .array ? Int(array.entry.next) : index
    }

    public mutating func next() -> JSONValue? {
      guard index < end else { return nil }
      defer { index = Int(document.tape[index].next) }
      return JSONValue(document: document, index: index)
    }
  }

  /// Where the names of an object's members stand in the tape.
  package struct NameIndices: Sequence, IteratorProtocol {
    private let document: JSONDocument
    private var index: Int
    private let end: Int

    init(_ object: JSONValue) {
      document = object.document
      index = object.index + 1
      end = object.entry.kind == .object ? Int(object.entry.next) : index
    }

    package mutating func next() -> Int? {
      guard index < end else { return nil }
      defer { index = Int(document.tape[index + 1].next) }
      return index
    }
  }

  /// The members of an object.
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
