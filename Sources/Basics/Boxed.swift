// SPDX-License-Identifier: MIT

/// A type whose values hold their members in a box, which copies share.
public protocol Boxed {
  /// The size of the members in bytes, without what they reference.
  static var boxedBytes: Int { get }
}

extension Boxed {
  /// The size in bytes of the largest box among these types; 0 if none of them is boxed.
  public static func largestBox(of types: Any.Type...) -> Int {
    types.compactMap { ($0 as? any Boxed.Type)?.boxedBytes }.max() ?? 0
  }
}
