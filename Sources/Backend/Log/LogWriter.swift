import Glibc

/// Carries log lines to a file descriptor on a thread of its own, which is started by the first line.
///
/// The queue is bounded in bytes. When whoever reads the descriptor is too slow, new lines are dropped, and the next
/// line that finds room is preceded by one that says how many.
final class LogWriter: Sendable {
  /// Bytes that may wait.
  static let queueLimit = 256 * 1024

  private let destination: Int32
  private let state = LogQueue()

  init(destination: Int32) {
    self.destination = destination
  }

  /// Queues a line, which ends in a newline. Never waits for the descriptor.
  func append(_ line: String) {
    if state.append(Array(line.utf8)) { startThread() }
  }

  /// Waits until everything queued is written, `seconds` at most.
  func flush(seconds: Int) {
    state.waitUntilWritten(seconds: seconds)
  }

  private func startThread() {
    var thread = pthread_t()
    let retained = Unmanaged.passRetained(self)
    let status = pthread_create(&thread, nil, logThread, retained.toOpaque())
    guard status == 0 else { return retained.release() }
    pthread_detach(thread)
  }

  /// The thread's life: as long as the process, since a log is made once.
  fileprivate func run() {
    while true {
      let bytes = state.next()
      bytes.withUnsafeBytes(writeAll)
      state.finish()
    }
  }

  /// A descriptor that fails (a full disk, a closed terminal) loses the lines: there is nowhere left to say so.
  private func writeAll(_ bytes: UnsafeRawBufferPointer) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = Glibc.write(destination, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
      if count < 0, errno == EINTR { continue }
      if count < 0, errno == EAGAIN {
        var descriptor = pollfd(fd: destination, events: Int16(POLLOUT), revents: 0)
        poll(&descriptor, 1, -1)
        continue
      }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }
}

private func logThread(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  if let argument { Unmanaged<LogWriter>.fromOpaque(argument).takeRetainedValue().run() }
  return nil
}
