// SPDX-License-Identifier: MIT
import Basics
import Contract

/// What an import has done, as a message for people.
struct ImportMessage {
  let text: String

  init(_ counts: ImportCounts, _ assumptions: [ImportAssumption]) {
    let parts = [
      ("matched", counts.matched), ("unchanged", counts.unchanged), ("ambiguous", counts.ambiguous),
      ("not found", counts.notFound), ("waiting", counts.waiting), ("skipped", counts.skipped),
    ]
    let sums = parts.compactMap { name, count in count.map { "\($0) \(name)" } }
    let first = sums.isEmpty ? "Nothing is imported yet." : sums.joined(separator: ", ") + "."
    let taken = assumptions.prefix(Self.mostFiles).map { Self.words($0) }
    let others = assumptions.count - taken.count
    let more = others > 0 ? ["\(others.counted("file")) more"] : []
    text = taken.isEmpty ? first : first + " Taken for granted: " + (taken + more).joined(separator: "; ") + "."
  }

  private static let mostFiles = 5

  private static func words(_ assumption: ImportAssumption) -> String {
    let status = assumption.status.map { "its films are \($0.rawValue)" }
    let scale = assumption.bestRating.map { "its ratings go up to \($0)" }
    return assumption.file + ": " + [status, scale].compactMap(\.self).joined(separator: ", ")
  }
}
