// SPDX-License-Identifier: MIT
import Basics
import Platform

/// Writes log lines to a file descriptor on its own thread, which the first line starts. If the reader of the
/// descriptor is too slow, lines are dropped and counted.
final class LogWriter: Sendable {
  private let destination: FileDescriptor
  private let queue = Monitor(LogQueue())

  init(destination: FileDescriptor) {
    self.destination = destination
  }

  /// Queues a line, which must end in a newline. Never waits for the descriptor.
  func append(_ line: String) {
    let mustStart = queue.change { queue in
      queue.append(line)
      return queue.claimThread()
    }
    // Without a thread the lines wait for one, as many as there is room for.
    if mustStart, !SystemThread.start({ self.run() }) { queue.withLock { $0.releaseThread() } }
  }

  /// Waits until everything queued is written.
  func flush(until deadline: ContinuousClock.Instant) {
    _ = queue.wait(until: deadline) { $0.isSettled ? true : nil }
  }

  /// Runs the writer thread, which lives as long as the process, since there is only one log.
  private func run() {
    while true {
      let bytes = queue.wait { queue in
        let bytes = queue.take()
        if bytes == nil { self.queue.wakeAll() }
        return bytes
      }
      // If the descriptor fails (full disk, closed terminal), the lines are lost; there is nowhere left to report that.
      if let bytes { try? destination.writeAll(bytes) }
    }
  }
}

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
    let words = dropped.counted("log line was", plural: "log lines were")
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
