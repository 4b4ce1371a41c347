// SPDX-License-Identifier: MIT
import Basics

/// The suffix `; did you mean …?`, or an empty string if no candidate is near.
func suggestion(_ word: String, _ candidates: [String]) -> String {
  didYouMean(nearest(to: word, in: candidates), quote: "")
}

/// Quotes a word of the user's for an error message: escaped for a terminal and cut to 80 characters.
func quoted(_ word: String) -> String {
  "'\(String(word.prefix(80)).forTerminal)\(word.count > 80 ? "…" : "")'"
}
