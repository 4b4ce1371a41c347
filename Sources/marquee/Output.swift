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
