// SPDX-License-Identifier: MIT
import Contract
import Database
import EndpointCore
import JSONRPC

extension RPCError {
  /// -32803 for a file that can't be read or written, or for a limit.
  init(_ error: DatabaseError) {
    // Work that waited is withdrawn if its request is cancelled.
    if error == .refused, Task.isCancelled {
      self.init(.requestCancelled, "The request was cancelled")
      return
    }
    self.init(.requestFailed, error.message, retryable: error.kind == .busy) {
      $0.member("limit", error.limit)
      $0.member("hint", error.kind.hint)
    }
  }
}

extension UpstreamError {
  /// The same, for the pages of a list.
  init(_ error: DatabaseError) {
    self.init(
      .requestFailed, UpstreamMessage(error.message), cause: error.kind.hint.map { .advice($0) },
      isRetryable: error.kind == .busy)
  }
}

extension DatabaseError.Kind {
  /// What to do; nil if the message says so, or nothing can be done.
  fileprivate var hint: String? {
    switch self {
    case .full: "free space on the disk of the state folder, or name another folder with --state-dir"
    case .readOnly, .unavailable: "`marquee doctor` says what is wrong with the state folder; --state-dir names another"
    case .busy: "try again; another process of Marquee may be using the file"
    case .corrupt, .newerSchema, .tooMany, .failed: nil
    }
  }
}
