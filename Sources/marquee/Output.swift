import Glibc
import JSONRPC

/// Writes everything; false if nobody reads it any more.
func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
  bytes.withUnsafeBytes { writeAll($0, to: descriptor) }
}

/// Says something to people.
func writeError(_ text: String) {
  _ = writeAll(Array(text.utf8), to: STDERR_FILENO)
}

/// Says which of the standard streams failed, if that is why a server has ended.
func complain(of ending: Ending) {
  switch ending {
  case .inputFailed(let code): writeError("marquee: stdin can't be read: \(String(cString: strerror(code)))\n")
  case .outputFailed(let code): complainOfOutput(code)
  case .endOfInput, .exit, .signal, .outputClosed: break
  }
}

/// Says that standard output, which is a file or a device then, didn't take what was written.
/// - Parameter code: what the system says of it (errno).
func complainOfOutput(_ code: Int32) {
  writeError("marquee: stdout can't be written: \(String(cString: strerror(code)))\n")
}
