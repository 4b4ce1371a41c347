// SPDX-License-Identifier: MIT
import Foundation

/// A folder for one input, deleted with its last reference.
final class ScratchFolder: Sendable {
  let path = make(FileManager.default.temporaryDirectory.path(percentEncoded: false) + "/\(UUID().uuidString)")

  /// Creates a folder that only its owner can use, and returns its path.
  static func make(_ path: String) -> String {
    do {
      try FileManager.default.createDirectory(
        atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      fatalError("\(path) can't be made: \(error)")
    }
    return path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file that only its owner can read, and returns its path.
  func file(_ name: String, _ bytes: some Sequence<UInt8>) -> String {
    let file = "\(path)/\(name)"
    let isWritten = FileManager.default.createFile(
      atPath: file, contents: Data(bytes), attributes: [.posixPermissions: 0o600])
    expect(isWritten, "\(file) can't be written")
    return file
  }

  /// The names and contents of all files below the folder.
  var contents: [(name: String, bytes: [UInt8])] { Self.contents(of: path) }

  private static func contents(of folder: String) -> [(name: String, bytes: [UInt8])] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted().flatMap { name -> [(name: String, bytes: [UInt8])] in
      let path = "\(folder)/\(name)"
      if let bytes = FileManager.default.contents(atPath: path) { return [(path, Array(bytes))] }
      return contents(of: path)
    }
  }
}
