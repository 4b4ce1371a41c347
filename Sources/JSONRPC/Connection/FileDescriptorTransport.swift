import Glibc

/// Two file descriptors: pipes, sockets, files or a terminal. They stay the caller's to close.
public final class FileDescriptorTransport: ByteTransport {
  private let input: Int32
  private let output: Int32
  private let outputKind: OutputKind
  /// A pipe that gets one byte, so that `poll` returns.
  private let wakeReader: Int32
  private let wakeWriter: Int32

  private enum OutputKind {
    case pipe, socket, other
  }

  /// - Parameters:
  ///   - input: what the client writes to; negative: nothing ever comes.
  ///   - output: what the client reads from; may be the same.
  public init(input: Int32, output: Int32) {
    self.input = input
    self.output = output
    var status = stat()
    switch fstat(output, &status) == 0 ? status.st_mode & S_IFMT : 0 {
    case S_IFIFO: outputKind = .pipe
    case S_IFSOCK: outputKind = .socket
    default: outputKind = .other
    }
    // Where none can be made `interrupt` has no effect, and reading ends with the input.
    var ends: [Int32] = [-1, -1]
    if pipe(&ends) == 0 { for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) } }
    (wakeReader, wakeWriter) = (ends[0], ends[1])
  }

  deinit {
    close(wakeReader)
    close(wakeWriter)
  }

  public func read(into buffer: UnsafeMutableRawBufferPointer) -> ReadOutcome {
    // On the stack, not in an array, which would be allocated for every read.
    withUnsafeTemporaryAllocation(of: pollfd.self, capacity: 3) { watched in
      watched.initializeElement(at: 0, to: pollfd(fd: input, events: Int16(POLLIN), revents: 0))
      watched.initializeElement(at: 1, to: pollfd(fd: wakeReader, events: Int16(POLLIN), revents: 0))
      // Asks for nothing: errors and hang-ups are always reported.
      watched.initializeElement(at: 2, to: pollfd(fd: output, events: 0, revents: 0))
      while true {
        if poll(watched.baseAddress, nfds_t(watched.count), -1) < 0 {
          guard errno == EINTR else { return .inputFailed(code: errno) }
          continue
        }
        if watched[1].revents != 0 { return .interrupted }
        if watched[2].revents != 0 { return .outputClosed }
        guard watched[0].revents != 0 else { continue }
        let count = Glibc.read(input, buffer.baseAddress, buffer.count)
        if count > 0 { return .bytes(count) }
        // A socket's peer that is gone has said all it wanted to say.
        guard count < 0, errno != ECONNRESET else { return .endOfInput }
        if errno != EINTR, errno != EAGAIN { return .inputFailed(code: errno) }
      }
    }
  }

  public func write(_ bytes: UnsafeRawBufferPointer) throws(TransportClosed) {
    guard writeAll(bytes, to: output) else { throw TransportClosed(code: errno) }
  }

  /// A socket can be told not to wait, and so can a pipe on kernels of today; on others one that is ready takes up to
  /// PIPE_BUF bytes at once (POSIX, `write`). Of other files nobody can know.
  public func writeWithoutBlocking(_ bytes: UnsafeRawBufferPointer) throws(TransportClosed) -> Int {
    switch outputKind {
    case .pipe where bytes.count <= Int(PIPE_BUF):
      if let outcome = NonblockingWrite.write(bytes, to: output) { return try outcome.get() }
      var watched = pollfd(fd: output, events: Int16(POLLOUT), revents: 0)
      guard poll(&watched, 1, 0) == 1, watched.revents == Int16(POLLOUT) else { return 0 }
      try write(bytes)
      return bytes.count
    case .socket:
      return max(0, send(output, bytes.baseAddress, bytes.count, Int32(MSG_DONTWAIT) | Int32(MSG_NOSIGNAL)))
    default:
      return 0
    }
  }

  public func interrupt() {
    var byte: UInt8 = 0
    _ = Glibc.write(wakeWriter, &byte, 1)
  }
}
