// SPDX-License-Identifier: MIT
extension [String] {
  /// The texts as a part of a sentence: `tax`, `tax and fees`, `tax, fees and tips`.
  public var conjunction: String {
    guard count > 1, let last else { return first ?? "" }
    return "\(dropLast().joined(separator: ", ")) and \(last)"
  }
}
