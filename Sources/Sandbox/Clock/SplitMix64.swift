// SPDX-License-Identifier: MIT
import Basics

/// A small generator of reproducible pseudorandom numbers (Steele, Lea and Flood, "Fast splittable pseudorandom number
/// generators", 2014). What the sandbox makes up is the same on every machine and in every run.
struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// Creates a generator seeded with a name and numbers that identify what it is for.
  init(_ name: some StringProtocol, _ numbers: Int...) {
    var hash = name.stableHash
    for number in numbers { hash = (hash ^ UInt64(bitPattern: Int64(number))) &* 0x9E37_79B9_7F4A_7C15 }
    state = hash
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number from 0 up to, but not including, `bound`, which must be positive. The standard library's algorithm could
  /// change between versions.
  mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(max(bound, 1))) }

  /// A number from 0 up to, but not including, 1.
  mutating func fraction() -> Double { Double(next() >> 11) * 0x1p-53 }
}
