// SPDX-License-Identifier: MIT
/// Which of a method's parameters a call names, by their positions. A method with more than 64 of them has the last
/// ones looked for in any case.
struct GivenParameters {
  private var bits: UInt64 = 0

  mutating func insert(_ position: Int) {
    guard position < UInt64.bitWidth else { return }
    bits |= 1 << UInt64(position)
  }

  func mayContain(_ position: Int) -> Bool {
    position >= UInt64.bitWidth || bits & (1 << UInt64(position)) != 0
  }
}
