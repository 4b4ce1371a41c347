// SPDX-License-Identifier: MIT
import Foundation

/// A folder for one test that only its owner can use, deleted with its last reference.
public final class TemporaryFolder: Sendable {
  /// The path, without a slash at its end.
  public let path: String

  /// Creates the folder.
  public init() {
    path = FileManager.default.temporaryDirectory.appending(path: "marquee-\(UUID().uuidString)").path
    try! FileManager.default.createDirectory(
      atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The sorted names of what is directly in the folder.
  public var names: [String] { (try? FileManager.default.contentsOfDirectory(atPath: path).sorted()) ?? [] }

  /// The path of a file in the folder.
  public func file(_ name: String) -> String { path + "/" + name }

  /// Whether any file in the folder or below it contains the text.
  public func holds(_ text: String) -> Bool { Self.holds(text, in: path) }

  /// Whether any file in a folder or below it contains the text.
  public static func holds(_ text: String, in path: String) -> Bool {
    let names = FileManager.default.enumerator(atPath: path)?.allObjects.compactMap { $0 as? String } ?? []
    return names.contains { name in
      FileManager.default.contents(atPath: "\(path)/\(name)")?.range(of: Data(text.utf8)) != nil
    }
  }
}
