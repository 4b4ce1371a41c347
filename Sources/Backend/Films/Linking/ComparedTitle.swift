// SPDX-License-Identifier: MIT
import Basics

/// A title as a list of films has it, compared with TMDB's: the same but for its letters' case, its quotes and the form
/// of its other punctuation, or only alike.
struct ComparedTitle: Sendable {
  /// The title in the form in which two are the same. A comma is as good as a colon.
  private let text: String
  /// The forms in which two are alike; empty if the title has no letters and digits.
  let keys: Set<String>

  init(_ title: String) {
    let title = MovieTitle(title).text
    text = title.lowercased().map { Self.plain[$0] ?? String($0) }.joined().replacing(" - ", with: ": ")
    keys = Set([title, title.replacing(", ", with: ": ")].flatMap { MovieTitle($0).keys })
  }

  func isSame(as other: ComparedTitle) -> Bool { !text.isEmpty && text == other.text }
  func isSame(as other: String) -> Bool { isSame(as: ComparedTitle(other)) }

  private static let plain: [Character: String] = [
    "'": "", "’": "", "ʼ": "", "`": "", "‘": "", "\"": "", "“": "", "”": "", "„": "", "«": "", "»": "", "–": "-",
    "—": "-", ",": ":", ";": ":", "…": "...",
  ]
}
