// SPDX-License-Identifier: MIT
extension Collection {
  /// Itself; nil if it has no elements.
  public var nilIfEmpty: Self? { isEmpty ? nil : self }
}
