// SPDX-License-Identifier: MIT
/// The beginning of a PNG (https://www.w3.org/TR/png-3/#5PNG-file-signature), up to and including its size.
func png(width: Int, height: Int) -> [UInt8] {
  func big(_ number: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) } }
  return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + big(13) + Array("IHDR".utf8) + big(width) + big(height)
    + [8, 6, 0, 0, 0]
}
