// SPDX-License-Identifier: MIT
/// The bytes between those who log and the thread that writes. A value without locks; `LogWriter` guards it.
struct LogQueue {
  /// Bytes that may wait.
  static let limit = 256 * 1024

  private var waiting: [UInt8] = []
  private var isWriting = false
  private var dropped = 0
  private var hasThread = false

  /// Everything that was appended has been written.
  var isSettled: Bool { waiting.isEmpty && !isWriting }

  /// Adds a line, unless there is no room for it. Lines that found none are counted, and the next one that does is
  /// preceded by the count.
  mutating func append(_ line: String) {
    let notice = dropped == 0 ? "" : "\(Log.time) warning \(dropped) log lines were dropped\n"
    guard waiting.count + notice.utf8.count + line.utf8.count <= Self.limit else { return dropped += 1 }
    dropped = 0
    waiting += notice.utf8
    waiting += line.utf8
  }

  /// - Returns: whether the writing thread has to be started, which is true once.
  mutating func claimThread() -> Bool {
    defer { hasThread = true }
    return !hasThread
  }

  /// Everything that waits, to be written now; nil while that is nothing. Calling it says that what it gave before has
  /// been written.
  mutating func take() -> [UInt8]? {
    isWriting = !waiting.isEmpty
    guard isWriting else { return nil }
    defer { waiting = [] }
    return waiting
  }
}
