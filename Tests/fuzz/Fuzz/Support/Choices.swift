// SPDX-License-Identifier: MIT
/// Reads decisions from an input, front to back. Once it is used up, every decision is the first choice.
struct Choices {
  private(set) var rest: ArraySlice<UInt8>

  init(_ input: [UInt8]) { rest = input[...] }

  var isEmpty: Bool { rest.isEmpty }

  mutating func byte() -> UInt8 { rest.popFirst() ?? 0 }

  /// A number from 0 up to, but not including, `bound`, which is at most 65,536.
  mutating func number(below bound: Int) -> Int {
    let high = bound > 256 ? Int(byte()) << 8 : 0
    return (high | Int(byte())) % max(bound, 1)
  }

  mutating func element<T>(of all: [T]) -> T { all[number(below: all.count)] }

  /// Text made from some of the following bytes.
  mutating func text() -> String {
    let count = min(Int(byte()), rest.count)
    defer { rest = rest.dropFirst(count) }
    return String(decoding: rest.prefix(count), as: UTF8.self)
  }
}
