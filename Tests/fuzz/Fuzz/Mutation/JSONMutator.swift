// SPDX-License-Identifier: MIT
import JSON

@testable import Sandbox

/// Mutates JSON texts: replaces values with extremes and other types, renames members to each other's names, and makes
/// arrays long or empty. The results are still JSON, so they get past the scanner to the code that reads values.
struct JSONMutator {
  private var random: SplitMix64

  init(seed: some BinaryInteger) { random = SplitMix64(seed: UInt64(truncatingIfNeeded: seed)) }

  /// A mutation of the text; nil for a text that is not JSON, and now and then for libFuzzer to damage it.
  mutating func mutate(_ text: [UInt8]) -> [UInt8]? {
    guard random.below(8) > 0 else { return nil }
    var text = text
    for _ in 0...random.below(3) {
      guard let changed = mutateOnce(text) else { return nil }
      text = changed
    }
    return text
  }

  private mutating func mutateOnce(_ text: [UInt8]) -> [UInt8]? {
    guard let document = try? JSONValue(parsing: text) else { return nil }
    var values: [JSONValue] = []
    var names: [String] = []
    Self.collect(document, &values, &names)
    let value = values[random.below(values.count)]
    let place = value.rawBytes.indices
    return Array(
      text[..<place.lowerBound] + replacement(of: value, names: names, values: values) + text[place.upperBound...])
  }

  private static func collect(_ value: JSONValue, _ values: inout [JSONValue], _ names: inout [String]) {
    values.append(value)
    for element in value.elements { collect(element, &values, &names) }
    for (name, member) in value.members {
      names.append(name)
      collect(member, &values, &names)
    }
  }

  private mutating func replacement(of value: JSONValue, names: [String], values: [JSONValue]) -> [UInt8] {
    switch (random.below(10), value.kind) {
    case (0, _): return Array(["null", "true", "{}", "[]", "\"\""][random.below(5)].utf8)
    case (1, _): return Array(values[random.below(values.count)].rawBytes)
    case (2, _): return Array("[".utf8) + value.rawBytes + Array("]".utf8)
    case (3, .number), (4, .string):
      return RawJSON(writing: Extremes.numbers[random.below(Extremes.numbers.count)]).bytes
    case (_, .array): return array(value)
    case (_, .object): return object(value, names)
    case (_, .string): return RawJSON(writing: Extremes.texts[random.below(Extremes.texts.count)]).bytes
    default: return Array(Extremes.numbers[random.below(Extremes.numbers.count)].utf8)
    }
  }

  /// The array with one element repeated or left out.
  private mutating func array(_ value: JSONValue) -> [UInt8] {
    var elements = value.elements.map { Array($0.rawBytes) }
    guard !elements.isEmpty else { return Array("[0]".utf8) }
    let place = random.below(elements.count)
    let count = [0, 2, 3, 50][random.below(4)]
    elements.replaceSubrange(place...place, with: Array(repeating: elements[place], count: count))
    return Array("[".utf8) + elements.joined(separator: ",".utf8) + Array("]".utf8)
  }

  /// The object with one member left out, repeated or renamed.
  private mutating func object(_ value: JSONValue, _ names: [String]) -> [UInt8] {
    var members = value.members.map { ($0.name, $0.value.raw) }
    guard !members.isEmpty else { return Array(#"{"id":0}"#.utf8) }
    let place = random.below(members.count)
    switch random.below(3) {
    case 0: members.remove(at: place)
    case 1: members.append(members[place])
    default: members[place].0 = names[random.below(names.count)]
    }
    return RawJSON { writer in
      writer.object { writer in
        for (name, value) in members { writer.member(name, value) }
      }
    }.bytes
  }
}
