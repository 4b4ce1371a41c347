// SPDX-License-Identifier: MIT

/// A zip archive of files that are not compressed, in an order of their own.
/// - Parameters:
///   - claimed: the size that the archive claims for each file; nil for the true one.
///   - encrypted: whether the archive says that its files are encrypted.
public func madeZip(
  _ files: [(name: String, text: [UInt8])], claimed: Int? = nil, encrypted: Bool = false
) -> [UInt8] {
  func little(_ value: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
  }
  var (archive, directory) = ([UInt8](), [UInt8]())
  for (name, text) in files {
    var crc: UInt32 = ~0
    for byte in text {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
    }
    let size = claimed ?? text.count
    let common =
      little(20, 2) + little(encrypted ? 1 : 0, 2) + little(0, 6) + little(Int(~crc), 4) + little(text.count, 4)
      + little(size, 4) + little(name.utf8.count, 2) + little(0, 2)
    directory += [0x50, 0x4B, 1, 2] + little(20, 2) + common + little(0, 10) + little(archive.count, 4)
    directory += Array(name.utf8)
    archive += [0x50, 0x4B, 3, 4] + common + Array(name.utf8) + text
  }
  return archive + directory + [0x50, 0x4B, 5, 6] + little(0, 4) + little(files.count, 2) + little(files.count, 2)
    + little(directory.count, 4) + little(archive.count, 4) + little(0, 2)
}
