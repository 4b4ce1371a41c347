// SPDX-License-Identifier: MIT
import JSON
import Platform

/// How far a stream is, on one line of a terminal that is written over and taken away in the end.
struct ProgressLine {
  private let terminal: FileDescriptor?
  private var isShown = false
  private var items = 0

  /// - Parameter terminal: nil: nothing is shown.
  init(terminal: FileDescriptor?) {
    self.terminal = terminal
  }

  /// A page has come.
  mutating func show(page: JSONValue) {
    items += page["items"]?.count ?? 0
    let total = page["totalResults"]?.integer.map { " of \($0)" } ?? ""
    let pages = page["totalPages"]?.integer.map { " of \($0)" } ?? ""
    show("page \(page["page"]?.integer ?? 1)\(pages), \(items)\(total) items")
  }

  /// A page has failed and is asked for again.
  mutating func show(fault: JSONValue) {
    guard fault["willRetry"]?.boolean == true else { return }
    let wait = fault["retryInSeconds"]?.double.map { " in \(Int($0.rounded(.up).clamped(to: 0...86_400))) s" } ?? ""
    show("page \(fault["page"]?.integer ?? 1) failed; again\(wait)")
  }

  mutating func clear() {
    guard isShown, let terminal else { return }
    isShown = false
    try? terminal.writeAll(Array(Self.start.utf8))
  }

  private mutating func show(_ text: String) {
    guard let terminal else { return }
    isShown = true
    try? terminal.writeAll(Array((Self.start + text).utf8))
  }

  /// Back to the first column, and everything behind it erased (ECMA-48, CR and EL).
  private static let start = "\r\u{1B}[K"
}

extension Double {
  fileprivate func clamped(to range: ClosedRange<Double>) -> Double {
    min(max(self, range.lowerBound), range.upperBound)
  }
}
