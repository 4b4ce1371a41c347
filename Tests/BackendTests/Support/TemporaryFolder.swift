// SPDX-License-Identifier: MIT
import Foundation
import Synchronization

/// A folder that is deleted with its last reference.
final class TemporaryFolder: Sendable {
  let path = NSTemporaryDirectory() + "marquee-\(UUID().uuidString)"

  init() { mkdir(path, 0o700) }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Whether any file in a folder holds this text.
  static func holds(_ text: String, in path: String) -> Bool {
    let names = FileManager.default.enumerator(atPath: path)?.allObjects.compactMap { $0 as? String } ?? []
    return names.contains { name in
      FileManager.default.contents(atPath: "\(path)/\(name)")?.range(of: Data(text.utf8)) != nil
    }
  }
}

/// Hands out consecutive numbers from 1.
final class Counter: Sendable {
  private let last = Mutex(0)

  func next() -> Int {
    last.withLock { last in
      last += 1
      return last
    }
  }
}
