// SPDX-License-Identifier: MIT
import Basics
import JSON
import Platform

/// The progress of a stream or of some work.
struct ProgressLine {
  /// How it is shown.
  enum Form {
    case none
    /// On one line of a terminal, overwritten with each update and erased at the end.
    case overwritten(FileDescriptor)
    /// As plain lines, one for each tenth of the work.
    case lines(FileDescriptor)
  }

  private let form: Form
  private var isShown = false
  private var items = 0
  /// The tenths of the work that have been printed.
  private var tenths = -1

  init(_ form: Form) { self.form = form }

  /// Shows that a page has arrived.
  mutating func show(page: JSONValue) {
    items += page["items"]?.count ?? 0
    let total = page["totalResults"]?.integer.map { " of \($0)" } ?? ""
    let pages = page["totalPages"]?.integer.map { " of \($0)" } ?? ""
    show("page \(page["page"]?.integer ?? 1)\(pages), \(items)\(total) item\(items == 1 && total.isEmpty ? "" : "s")")
  }

  /// Shows that a page has failed and will be retried.
  mutating func show(fault: JSONValue) {
    guard fault["willRetry"]?.boolean == true else { return }
    let wait = fault["retryInSeconds"]?.double.map { " in \(Int($0.rounded(.up).clamped(to: 0...86_400))) s" } ?? ""
    show("page \(fault["page"]?.integer ?? 1) failed; retrying\(wait)")
  }

  /// Shows how far the work is (LSP's `WorkDoneProgressReport`).
  mutating func show(work report: JSONValue) {
    guard let message = report["message"]?.string?.forTerminal else { return }
    guard let percentage = report["percentage"]?.integer else { return show(message) }
    switch form {
    case .none: break
    case .overwritten(let terminal):
      let columns = max(terminal.terminalColumns ?? 80, 40)
      let done = min(max(percentage, 0), 100) * Self.barWidth / 100
      let bar = String(repeating: "#", count: done) + String(repeating: "-", count: Self.barWidth - done)
      show("[\(bar)] \(percentage)%  \(message)".shortened(to: columns - 1))
    case .lines(let file):
      guard percentage / 10 > tenths else { return }
      tenths = percentage / 10
      try? file.writeAll(Array("\(percentage)%  \(message)\n".utf8))
    }
  }

  private static let barWidth = 20

  mutating func clear() {
    guard isShown, case .overwritten(let terminal) = form else { return }
    isShown = false
    try? terminal.writeAll(Array(Self.start.utf8))
  }

  private mutating func show(_ text: String) {
    guard case .overwritten(let terminal) = form else { return }
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
