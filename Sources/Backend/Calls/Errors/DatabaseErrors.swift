// SPDX-License-Identifier: MIT
import Contract
import Database
import JSONRPC

extension RPCError {
  /// -32803 for a file that can't be read or written, or for a limit.
  init(_ error: DatabaseError) {
    self.init(.requestFailed, error.message, retryable: error.kind == .busy) { $0.member("limit", error.limit) }
  }
}
