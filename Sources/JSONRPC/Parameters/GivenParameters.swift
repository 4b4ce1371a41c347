// SPDX-License-Identifier: MIT
/// The set of parameters that a call names, by position. From the 65th on, parameters always count as possibly present.
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
