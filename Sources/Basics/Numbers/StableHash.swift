// SPDX-License-Identifier: MIT

extension StringProtocol {
  /// FNV-1a over UTF-8 (draft-eastlake-fnv): unlike `hashValue`, the same in every process.
  public var stableHash: UInt64 {
    utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
