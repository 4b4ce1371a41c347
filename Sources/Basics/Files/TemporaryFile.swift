// SPDX-License-Identifier: MIT
import Platform

/// The names of files that are written beside another one and renamed over it. Users keep copies of their own under
/// names such as `config.json.1`, so these names are such that nobody else gives them.
public enum TemporaryFile {
  private static let mark = ".marquee-new-"
  private static let digits = 16

  /// A name that no file has yet, beside `path`.
  public static func path(for path: String) -> String {
    let number = String(UInt64.random(in: .min ... .max), radix: 16)
    return path + mark + String(repeating: "0", count: digits - number.count) + number
  }

  /// Whether a file is a temporary one for the file `original` in the same folder.
  static func isName(_ name: String, for original: String) -> Bool {
    guard name.hasPrefix(original + mark) else { return false }
    let number = name.dropFirst(original.count + mark.count)
    return number.utf8.count == digits && number.utf8.allSatisfy("0123456789abcdef".utf8.contains)
  }
}
