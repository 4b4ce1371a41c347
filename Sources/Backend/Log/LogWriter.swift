// SPDX-License-Identifier: MIT
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
