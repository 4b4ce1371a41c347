// SPDX-License-Identifier: MIT
import JSON

extension FuzzTarget {
  /// Any bytes: the scanner accepts exactly what the grammar does, and a value that is read, written and read again is
  /// the same.
  static let json = FuzzTarget(
    "json", inputs: .json(after: 0),
    words: ["\\ud83d", "\\ude00", "\\u0000", "1e999", "-0", "\"\":", "[[[[[[[["],
    seeds: {
      let texts = [
        #"{"a":[1,-2.5e3,true,null,"x\u00e9\n😀"],"b":{"c":"","d":{}},"a":0}"#, "[\n\t{ } , [ ]\r\n]", "\"\\ud83d\"",
        "-9223372036854775808", "9223372036854775808", "1.0", "\"5\"", "\"true\"", "{\"a\":",
      ]
      return texts.map { Array($0.utf8) } + [Array(repeating: UInt8(ascii: "["), count: 130)]
    },
    run: { input in
      // The tape has at most one entry per two bytes, and room to grow.
      let value = withMemory(of: input, times: 64) { try? JSONValue(parsing: input) }
      expect((value != nil) == ReferenceGrammar.accepts(input), "the scanner and the grammar differ")
      guard let value else { return }
      let copy = value.raw
      expect(!copy.bytes.contains(0x0A) && !copy.bytes.contains(0x0D), "a line break is spliced")
      expect(value.isSame(as: copy.value), "the copy of the text reads differently")
      expect(value.isSame(as: RawJSON { $0.rewrite(value) }.value), "what is written again reads differently")
      value.readInEveryWay()
    })
}

extension JSONWriter {
  /// Writes what was decoded, rather than the text that it was decoded from.
  fileprivate mutating func rewrite(_ value: JSONValue) {
    switch value.kind {
    case .null: null()
    case .boolean: boolean(value.boolean ?? false)
    case .string: string(value.string ?? "")
    case .number:
      if let integer = value.integer {
        self.integer(integer)
      } else if let double = value.double {
        number(double)
      } else {
        raw(value.rawBytes)
      }
    case .array: array { for element in value.elements { $0.rewrite(element) } }
    case .object:
      object { writer in
        for (name, member) in value.members {
          writer.key(name)
          writer.rewrite(member)
        }
      }
    }
  }
}

extension JSONValue {
  fileprivate func readInEveryWay() {
    _ = (String(lenient: self), Int(lenient: self), Double(lenient: self), Bool(lenient: self))
    _ = (try? read(Int.self), try? read(String.self), try? read([String: JSONValue].self), try? read([Double].self))
    _ = mismatch(expected: "something else")
    expect(Array(elements).count == (kind == .array ? count : 0), "the elements are not as many as counted")
    for (position, element) in elements.enumerated() {
      expect(self[position]?.rawBytes == element.rawBytes, "element \(position) is not where it stands")
    }
    for (name, _) in members {
      let last = members.map { $0 }.last { $0.name.utf8.elementsEqual(name.utf8) }
      expect(self[name]?.rawBytes == last?.value.rawBytes, "of a repeated name not the last value is taken")
    }
    guard var object = LenientObject(self), let first = members.first(where: { _ in true }) else { return }
    expect(object.rest()?.value.isSame(as: self) ?? false, "what nobody took is not all there is")
    let integer: Int? = object.take(first.name)
    let text: String? = object.take(first.name)
    _ = (integer, text, object.peek(first.name, as: Double.self))
    _ = object.takeObject(first.name) { $0.take("id", as: Int.self) }
    _ = object.takeElements(first.name) { $0.string }
    _ = object.takeMembers(first.name) { $0.integer }
    object.discard(first.name)
    expect(object.rest()?.value.count ?? 0 <= count, "more is left than there was")
  }
}
