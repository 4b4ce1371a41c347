// SPDX-License-Identifier: MIT
import Basics
import Contract

/// The command to suggest for words without one, such as `search batman`, `movies` or `movies/get`.
struct CommandSuggestion {
  /// The whole command; nil if the words name neither a method nor a family.
  let text: String?

  /// - Parameter words: the operands of a command line; the first one is not a command.
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
      } else if let (method, parameter) = Self.method(of: family, for: rest) {
        "marquee call \(method.name) \(parameter)=\(rest.joined(separator: " ").shellQuoted)"
      } else if HelpDocument.topics.contains(where: { $0.name == word }) {
        "marquee help \(word)"
      } else if !family.isEmpty {
        "marquee methods \(word)"
      } else {
        nil
      }
  }

  /// The method of a family that takes a place, a text to search for or an id, and that parameter.
  private static func method(
    of family: [ContractMethod], for words: ArraySlice<String>
  ) -> (method: ContractMethod, parameter: String)? {
    guard !words.isEmpty else { return nil }
    for name in ["place", "query", "id"] {
      if let method = family.first(where: { method in method.parameters.contains { $0.name == name } }) {
        return (method, name)
      }
    }
    return nil
  }
}

/// The suffix `; did you mean …?`, or an empty string if no candidate is near.
func suggestion(_ word: String, _ candidates: [String]) -> String {
  didYouMean(nearest(to: word, in: candidates), quote: "")
}

/// Quotes a word of the user's for an error message: escaped for a terminal and cut to 80 characters.
func quoted(_ word: String) -> String {
  "'\(String(word.prefix(80)).forTerminal)\(word.count > 80 ? "…" : "")'"
}
