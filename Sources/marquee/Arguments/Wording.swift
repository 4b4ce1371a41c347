// SPDX-License-Identifier: MIT
import Basics

/// `; did you mean …?`, or nothing if no candidate is near.
func suggestion(_ word: String, _ candidates: [String]) -> String {
  didYouMean(nearest(to: word, in: candidates), quote: "")
}

/// A word of the user's as it may be shown on a terminal, not endless.
func quoted(_ word: String) -> String {
  "'\(String(word.prefix(80)).forTerminal)\(word.count > 80 ? "…" : "")'"
}
