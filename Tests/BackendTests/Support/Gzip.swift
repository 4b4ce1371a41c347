// SPDX-License-Identifier: MIT

/// A gzip file of a text of less than 64 KiB, compressed without compression (RFC 1951, a stored block).
func gzip(_ text: [UInt8]) -> [UInt8] {
  var crc: UInt32 = ~0
  for byte in text {
    crc ^= UInt32(byte)
    for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
  }
  func little(_ value: UInt32, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: value >> UInt32($0 * 8)) }
  }
  let size = UInt32(text.count)
  return [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3, 1] + little(size, 2) + little(~size, 2) + text + little(~crc, 4)
    + little(size, 4)
}
