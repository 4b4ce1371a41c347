// SPDX-License-Identifier: MIT
/// Decisions read out of an input, front to back; all are the first choice once it is used up.
struct Choices {
  private(set) var rest: ArraySlice<UInt8>

  init(_ input: [UInt8]) { rest = input[...] }

  var isEmpty: Bool { rest.isEmpty }

  mutating func byte() -> UInt8 { rest.popFirst() ?? 0 }

  /// A number from 0 up to but without `bound`, which is 65,536 at most.
  mutating func number(below bound: Int) -> Int {
    let high = bound > 256 ? Int(byte()) << 8 : 0
    return (high | Int(byte())) % max(bound, 1)
  }

  mutating func element<T>(of all: [T]) -> T { all[number(below: all.count)] }

  /// Some of the bytes that follow, as text.
  mutating func text() -> String {
    let count = min(Int(byte()), rest.count)
    defer { rest = rest.dropFirst(count) }
    return String(decoding: rest.prefix(count), as: UTF8.self)
  }
}
