// SPDX-License-Identifier: MIT
import Platform

/// Carries log lines to a file descriptor on a thread of its own, which is started by the first line. When whoever
/// reads the descriptor is too slow, lines are dropped and counted.
final class LogWriter: Sendable {
  private let destination: FileDescriptor
  private let queue = Monitor(LogQueue())

  init(destination: FileDescriptor) {
    self.destination = destination
  }

  /// Queues a line, which ends in a newline. Never waits for the descriptor.
  func append(_ line: String) {
    let mustStart = queue.change { queue in
      queue.append(line)
      return queue.claimThread()
    }
    // Without a thread the lines are lost: there is nowhere left to say so.
    if mustStart { _ = SystemThread.start { self.run() } }
  }

  /// Waits until everything queued is written.
  func flush(until deadline: ContinuousClock.Instant) {
    _ = queue.wait(until: deadline) { $0.isSettled ? true : nil }
  }

  /// The thread's life: as long as the process, since a log is made once.
  private func run() {
    while true {
      let bytes = queue.wait { queue in
        let bytes = queue.take()
        if bytes == nil { self.queue.wakeAll() }
        return bytes
      }
      // A descriptor that fails (a full disk, a closed terminal) loses the lines: there is nowhere left to say so.
      if let bytes { try? destination.writeAll(bytes) }
    }
  }
}
