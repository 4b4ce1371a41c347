// SPDX-License-Identifier: MIT
import Contract
import Database
import JSONRPC

extension RPCError {
  /// -32803 for a file that can't be read or written, or for a limit.
  init(_ error: DatabaseError) {
    // Work that waited is withdrawn if its request is cancelled.
    if error == .refused, Task.isCancelled {
      self.init(.requestCancelled, "The request was cancelled")
      return
    }
    self.init(.requestFailed, error.message, retryable: error.kind == .busy) { $0.member("limit", error.limit) }
  }
}
