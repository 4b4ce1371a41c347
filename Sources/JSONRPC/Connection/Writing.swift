import Glibc

/// Writes everything to a file descriptor, however often and long that takes.
///
/// - Returns: false if the descriptor fails, as a pipe does that nobody reads any more; `errno` says why.
public func writeAll(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Bool {
  var rest = bytes[...]
  while !rest.isEmpty {
    let count = write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
    if count >= 0 {
      rest = rest.dropFirst(count)
    } else if errno == EAGAIN {
      // Someone else made the descriptor non-blocking.
      var watched = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
      poll(&watched, 1, -1)
    } else if errno != EINTR {
      return false
    }
  }
  return true
}
