import Glibc

/// Writes everything, however often it takes.
///
/// - Returns: false if the descriptor fails, for instance because nobody reads the other end.
func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
  bytes.withUnsafeBytes { buffer in
    var rest = buffer[...]
    while !rest.isEmpty {
      let count = write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        var watched = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        poll(&watched, 1, -1)
      } else if errno != EINTR {
        return false
      }
    }
    return true
  }
}

/// Says something to people.
func writeError(_ text: String) {
  _ = writeAll(Array(text.utf8), to: STDERR_FILENO)
}
