// SPDX-License-Identifier: MIT
import CLibrary

/// A blocking wait for input that other threads can interrupt.
public final class InputWait: Sendable {
  /// What ended a wait.
  public enum Event: Sendable {
    /// The input has data, or is at its end or in error.
    case readable
    /// The output's reader is gone. macOS doesn't report this; there the next write fails.
    case outputClosed
    /// `interrupt` was called.
    case interrupted
  }

  /// The pipe into which `interrupt` writes a byte so that `poll` returns.
  private let reader: FileDescriptor
  private let writer: FileDescriptor

  /// If no pipe can be made, `interrupt` has no effect and reading ends with the input.
  public init() {
    var ends: [Int32] = [-1, -1]
    if pipe(&ends) == 0 { for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) } }
    reader = FileDescriptor(rawValue: ends[0])
    writer = FileDescriptor(rawValue: ends[1])
  }

  deinit {
    reader.close()
    writer.close()
  }

  /// Blocks until the input is readable, the output is closed or `interrupt` is called.
  /// - Parameter output: where the answers to the input are written.
  public func wait(for input: FileDescriptor, answering output: FileDescriptor) throws(SystemError) -> Event {
    // On the stack: an array would be allocated for every read.
    let outcome = withUnsafeTemporaryAllocation(of: pollfd.self, capacity: 3) { watched -> Result<Event, SystemError> in
      watched.initializeElement(at: 0, to: pollfd(fd: input.rawValue, events: Int16(POLLIN), revents: 0))
      watched.initializeElement(at: 1, to: pollfd(fd: reader.rawValue, events: Int16(POLLIN), revents: 0))
      // No events requested: errors and hang-ups are always reported.
      watched.initializeElement(at: 2, to: pollfd(fd: output.rawValue, events: 0, revents: 0))
      while true {
        if poll(watched.baseAddress, nfds_t(watched.count), -1) < 0 {
          guard errno == EINTR else { return .failure(.last) }
          continue
        }
        if watched[1].revents != 0 { return .success(.interrupted) }
        if watched[2].revents != 0 { return .success(.outputClosed) }
        if watched[0].revents != 0 { return .success(.readable) }
      }
    }
    return try outcome.get()
  }

  /// Ends the current wait and every later one: nothing reads the byte in the pipe. May be called on any thread.
  public func interrupt() {
    var byte: UInt8 = 0
    _ = write(writer.rawValue, &byte, 1)
  }
}
