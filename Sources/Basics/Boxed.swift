// SPDX-License-Identifier: MIT

/// A type whose values hold their members in a box, which copies share.
public protocol Boxed {
  /// The size of the members in memory, without what they reference.
  static var boxedBytes: Int { get }
}

extension Boxed {
  /// The size of the largest box that a value of these types has.
  public static func largestBox(of types: Any.Type...) -> Int {
    types.compactMap { ($0 as? any Boxed.Type)?.boxedBytes }.max() ?? 0
  }
}
