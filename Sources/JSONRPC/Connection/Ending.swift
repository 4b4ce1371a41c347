// SPDX-License-Identifier: MIT
import Platform

/// Why a server has ended.
public enum Ending: Sendable, Hashable {
  case endOfInput
  /// Nothing can be read, for this reason: the input is a folder.
  case inputFailed(SystemError)
  /// The client sent `exit`.
  case exit(afterShutdown: Bool)
  /// The process got this signal, or its parent is gone, which counts as SIGTERM.
  case signal(Signal)
  /// Nobody reads the output any more.
  case outputClosed
  /// What is sent gets lost, for this reason: the disk that the output goes to is full.
  case outputFailed(SystemError)

  /// The exit code of the process: 0, 1 for an `exit` without `shutdown` (LSP 3.17) and for lost output, 2 for input
  /// that is none, 128 and the signal.
  public var exitCode: Int32 {
    switch self {
    case .endOfInput, .outputClosed, .exit(afterShutdown: true): 0
    case .exit(afterShutdown: false), .outputFailed: 1
    case .inputFailed: 2
    case .signal(let signal): signal.exitCode
    }
  }

  /// The client has said all it wanted to say, as opposed to: someone wants the process to go.
  var isPatient: Bool {
    switch self {
    case .endOfInput, .inputFailed, .exit: true
    case .signal, .outputClosed, .outputFailed: false
    }
  }
}
