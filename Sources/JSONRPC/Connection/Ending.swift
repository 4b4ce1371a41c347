/// Why a server has ended.
public enum Ending: Sendable, Hashable {
  case endOfInput
  /// Nothing can be read, for this reason (errno): the input is a folder.
  case inputFailed(code: Int32)
  /// The client sent `exit`.
  case exit(afterShutdown: Bool)
  /// The process got this signal, or its parent is gone, which counts as SIGTERM.
  case signal(Int32)
  /// Nobody reads the output any more.
  case outputClosed
  /// What is sent gets lost, for this reason (errno): the disk that the output goes to is full.
  case outputFailed(code: Int32)

  /// The exit code of the process: 0, 1 for an `exit` without `shutdown` (LSP 3.17) and for lost output, 2 for input
  /// that is none, 128 and the signal.
  public var exitCode: Int32 {
    switch self {
    case .endOfInput, .outputClosed, .exit(afterShutdown: true): 0
    case .exit(afterShutdown: false), .outputFailed: 1
    case .inputFailed: 2
    case .signal(let number): 128 + number
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
