// SPDX-License-Identifier: MIT

/// Why an index can't be used.
public enum IndexError: Error, Sendable, Equatable, CustomStringConvertible {
  /// It isn't an index, or it was cut.
  case notAnIndex
  /// It was written by another version of the program.
  case otherVersion(UInt32)
  /// What is stored isn't what was written.
  case damaged
  /// There are more titles, words or bytes than an index can have.
  case tooLarge

  public var description: String {
    switch self {
    case .notAnIndex: "it isn't an index of titles, or only part of one"
    case .otherVersion(let version): "it has version \(version), but this program reads \(IndexFormat.version)"
    case .damaged: "it is damaged"
    case .tooLarge: "it would be too large"
    }
  }
}
