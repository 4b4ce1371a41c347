import JSONRPC

/// `; did you mean …?`, or nothing if no candidate is near.
func suggestion(_ word: String, _ candidates: [String]) -> String {
  nearest(to: word, in: candidates).map { "; did you mean \($0)?" } ?? ""
}

/// A word of the user's as it may be shown on a terminal: on one line, without control characters, not endless.
func quoted(_ word: String) -> String {
  let shown = word.unicodeScalars.prefix(80).map { $0.properties.generalCategory == .control ? "?" : String($0) }
  return "'\(shown.joined())\(word.unicodeScalars.count > 80 ? "…" : "")'"
}
