// SPDX-License-Identifier: MIT
/// The buffer between logging callers and the writer thread. A value without locks; `LogWriter` guards it.
struct LogQueue {
  /// The maximum number of waiting bytes.
  static let limit = 256 * 1024

  private var waiting: [UInt8] = []
  private var isWriting = false
  private var dropped = 0
  private var hasThread = false

  /// Whether everything appended has been written.
  var isSettled: Bool { waiting.isEmpty && !isWriting }

  /// Appends a line if there is room. Dropped lines are counted, and the count precedes the next line that fits.
  mutating func append(_ line: String) {
    let words = dropped == 1 ? "1 log line was" : "\(dropped) log lines were"
    let notice = dropped == 0 ? "" : "\(Log.time) warning \(words) dropped\n"
    guard waiting.count + notice.utf8.count + line.utf8.count <= Self.limit else { return dropped += 1 }
    dropped = 0
    waiting += notice.utf8
    waiting += line.utf8
  }

  /// - Returns: true for the caller that has to start the writer thread.
  mutating func claimThread() -> Bool {
    defer { hasThread = true }
    return !hasThread
  }

  /// The thread could not be started; the next line tries again.
  mutating func releaseThread() { hasThread = false }

  /// Takes all waiting bytes for writing; nil if there are none. A call also confirms that the bytes of the previous
  /// one have been written.
  mutating func take() -> [UInt8]? {
    isWriting = !waiting.isEmpty
    guard isWriting else { return nil }
    defer { waiting = [] }
    return waiting
  }
}
