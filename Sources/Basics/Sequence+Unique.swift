// SPDX-License-Identifier: MIT
extension Sequence {
  /// The elements in their order; of those with the same key, the first.
  public func unique<Key: Hashable>(by key: (Element) -> Key) -> [Element] {
    var known: Set<Key> = []
    return filter { known.insert(key($0)).inserted }
  }
}

extension Sequence where Element: Hashable {
  /// The elements in their order, each once.
  public var unique: [Element] { unique { $0 } }
}
