// SPDX-License-Identifier: MIT
import Contract

/// What someone probably meant who left out `call` or a method's family: `search batman`, `movies`, `movies/get`.
struct IntendedCommand {
  /// The whole command; nil if the words mean no method.
  let text: String?

  /// - Parameter words: the operands of a command line whose first is no command.
  init(_ words: [String]) {
    guard let word = words.first else {
      text = nil
      return
    }
    let (methods, rest) = (ContractMethod.all(), words.dropFirst())
    let family = methods.filter { $0.family == word }
    text =
      if methods.contains(where: { $0.name == word }) {
        (["marquee", "call"] + words.map(\.shellQuoted)).joined(separator: " ")
      } else if let method = Self.method(of: family, for: rest), let parameter = method.named {
        "marquee call \(method.method.name) \(parameter)=\(rest.joined(separator: " ").shellQuoted)"
      } else if !family.isEmpty {
        "marquee methods \(word)"
      } else if HelpDocument.topics.contains(where: { $0.name == word }) {
        "marquee help \(word)"
      } else {
        nil
      }
  }

  /// The method of a family that takes what people type: a place, a text to search for, or an id.
  private static func method(
    of family: [ContractMethod], for words: ArraySlice<String>
  ) -> (method: ContractMethod, named: String?)? {
    guard !words.isEmpty else { return nil }
    for name in ["place", "query", "id"] {
      if let method = family.first(where: { method in method.parameters.contains { $0.name == name } }) {
        return (method, name)
      }
    }
    return nil
  }
}
