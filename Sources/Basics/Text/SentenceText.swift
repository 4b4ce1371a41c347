// SPDX-License-Identifier: MIT
extension String {
  /// These words as a sentence begins, with a capital; as they are if they begin with a name, such as an id or a path.
  /// Modules word what happened without knowing where the words will stand; who shows them to people begins the
  /// sentence.
  public var sentence: String {
    let word = prefix { $0 != " " }
    return word.allSatisfy { $0.isLetter || $0 == "'" } ? prefix(1).uppercased() + dropFirst() : self
  }
}
