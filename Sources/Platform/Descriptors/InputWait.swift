// SPDX-License-Identifier: MIT
#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// How a thread waits for input, and others make it stop.
public final class InputWait: Sendable {
  /// What the wait ended with.
  public enum Event: Sendable {
    /// There is something to read, if only the end or an error.
    case readable
    /// Nobody reads the output any more. macOS doesn't tell; there the next write does.
    case outputClosed
    /// `interrupt` was called.
    case interrupted
  }

  /// A pipe that gets one byte, so that `poll` returns.
  private let reader: FileDescriptor
  private let writer: FileDescriptor

  /// Where no pipe can be made `interrupt` has no effect, and reading ends with the input.
  public init() {
    var ends: [Int32] = [-1, -1]
    if pipe(&ends) == 0 { for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) } }
    (reader, writer) = (FileDescriptor(rawValue: ends[0]), FileDescriptor(rawValue: ends[1]))
  }

  deinit {
    reader.close()
    writer.close()
  }

  /// Blocks until there is something to report.
  public func wait(for input: FileDescriptor, answering output: FileDescriptor) throws(SystemError) -> Event {
    // On the stack, not in an array, which would be allocated for every read.
    let outcome = withUnsafeTemporaryAllocation(of: pollfd.self, capacity: 3) { watched -> Result<Event, SystemError> in
      watched.initializeElement(at: 0, to: pollfd(fd: input.rawValue, events: Int16(POLLIN), revents: 0))
      watched.initializeElement(at: 1, to: pollfd(fd: reader.rawValue, events: Int16(POLLIN), revents: 0))
      // Asks for nothing: errors and hang-ups are always reported.
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

  /// Ends the wait, whether it lasts now or begins later. May be called on any thread.
  public func interrupt() {
    var byte: UInt8 = 0
    _ = write(writer.rawValue, &byte, 1)
  }
}
