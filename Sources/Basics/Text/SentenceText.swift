// SPDX-License-Identifier: MIT
extension String {
  /// This message with a capital first letter, unless it starts with a name such as an id or a path. Modules word their
  /// messages without knowing where they will appear; whatever shows one to people begins the sentence.
  public var sentence: String {
    let word = prefix { $0 != " " }
    return word.allSatisfy { $0.isLetter || $0 == "'" } ? prefix(1).uppercased() + dropFirst() : self
  }
}
