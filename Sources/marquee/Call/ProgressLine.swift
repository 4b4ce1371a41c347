// SPDX-License-Identifier: MIT
import JSON
import Platform

/// The progress of a stream on one line of a terminal, overwritten with each update and erased at the end.
struct ProgressLine {
  private let terminal: FileDescriptor?
  private var isShown = false
  private var items = 0

  /// - Parameter terminal: where to show the line; nil to show nothing.
  init(terminal: FileDescriptor?) {
    self.terminal = terminal
  }

  /// Shows that a page has arrived.
  mutating func show(page: JSONValue) {
    items += page["items"]?.count ?? 0
    let total = page["totalResults"]?.integer.map { " of \($0)" } ?? ""
    let pages = page["totalPages"]?.integer.map { " of \($0)" } ?? ""
    show("page \(page["page"]?.integer ?? 1)\(pages), \(items)\(total) items")
  }

  /// Shows that a page has failed and will be retried.
  mutating func show(fault: JSONValue) {
    guard fault["willRetry"]?.boolean == true else { return }
    let wait = fault["retryInSeconds"]?.double.map { " in \(Int($0.rounded(.up).clamped(to: 0...86_400))) s" } ?? ""
    show("page \(fault["page"]?.integer ?? 1) failed; retrying\(wait)")
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

  /// Moves to the first column and erases the line (ECMA-48, CR and EL).
  private static let start = "\r\u{1B}[K"
}

extension Double {
  fileprivate func clamped(to range: ClosedRange<Double>) -> Double {
    min(max(self, range.lowerBound), range.upperBound)
  }
}
