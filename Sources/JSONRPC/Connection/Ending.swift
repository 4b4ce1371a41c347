// SPDX-License-Identifier: MIT
import Platform

/// The reason a server has ended.
public enum Ending: Sendable, Hashable {
  case endOfInput
  /// The input can't be read, for example because it is a directory.
  case inputFailed(SystemError)
  /// The client sent `exit`.
  case exit(afterShutdown: Bool)
  /// The process received this signal, or its parent process is gone, which counts as SIGTERM.
  case signal(Signal)
  /// The client no longer reads the output.
  case outputClosed
  /// Output is lost, for example because the disk is full.
  case outputFailed(SystemError)

  /// The exit code of the process: 0 normally; 1 for an `exit` without `shutdown` (LSP 3.17) and for lost output; 2 for
  /// unreadable input; 128 plus the signal number for a signal.
  public var exitCode: Int32 {
    switch self {
    case .endOfInput, .outputClosed, .exit(afterShutdown: true): 0
    case .exit(afterShutdown: false), .outputFailed: 1
    case .inputFailed: 2
    case .signal(let signal): signal.exitCode
    }
  }

  /// Whether the client simply has nothing more to send, so accepted requests may finish. Otherwise the process should
  /// end soon.
  var letsRequestsFinish: Bool {
    switch self {
    case .endOfInput, .inputFailed, .exit: true
    case .signal, .outputClosed, .outputFailed: false
    }
  }
}
