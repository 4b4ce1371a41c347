// SPDX-License-Identifier: MIT
import CLibrary

/// A command of the user's, which `/bin/sh` runs in a process group of its own.
public final class ShellCommand: Sendable {
  /// How a command ended.
  public enum Ending: Sendable, Hashable {
    /// With this exit code.
    case exited(Int32)
    /// By the signal of this number.
    case killed(Int32)
  }

  private let process: pid_t
  /// Whether the process's number is free for another process.
  private let isReaped = Monitor(false)

  private init(_ process: pid_t) { self.process = process }

  /// Starts a command. Its folder and standard error are this process's; no other file is passed on.
  ///
  /// - Parameters:
  ///   - text: the command, as for `sh -c`.
  ///   - input: its standard input.
  ///   - output: its standard output.
  ///   - changes: the variables in which its environment differs from this process's; nil for those that it lacks.
  ///   - onEnd: called once when the command has ended, on a thread of its own, even if processes that it started still
  ///     run.
  public static func start(
    _ text: String, input: FileDescriptor, output: FileDescriptor, changes: [String: String?],
    onEnd: @escaping @Sendable (Ending) -> Void
  ) throws(SystemError) -> ShellCommand {
    let command = ShellCommand(try spawn(text, input, output, changes))
    let isStarted = SystemThread.start { onEnd(command.waitForEnd()) }
    guard isStarted else {
      command.kill()
      _ = command.waitForEnd()
      throw .temporarilyUnavailable
    }
    return command
  }

  /// Asks the command and all that it has started to end (SIGTERM).
  public func terminate() { signal(SIGTERM) }

  /// Ends the command and all that it has started (SIGKILL).
  public func kill() { signal(SIGKILL) }

  private func signal(_ number: Int32) {
    isReaped.withLock { if !$0 { killpg(process, number) } }
  }

  private func waitForEnd() -> Ending {
    var info = siginfo_t()
    while waitid(P_PID, id_t(process), &info, WEXITED | WNOWAIT) != 0, errno == EINTR {}
    return isReaped.withLock { isReaped in
      var status: Int32 = 0
      while waitpid(process, &status, 0) < 0, errno == EINTR {}
      isReaped = true
      let signal = status & 0x7F
      return signal == 0 ? .exited(status >> 8 & 0xFF) : .killed(signal)
    }
  }

  private static func spawn(
    _ text: String, _ input: FileDescriptor, _ output: FileDescriptor, _ changes: [String: String?]
  ) throws(SystemError) -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    posix_spawn_file_actions_adddup2(&actions, input.rawValue, STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, output.rawValue, STDOUT_FILENO)
    // This process ignores some signals and blocks others; the command gets the system's defaults, except for signals
    // that this process was started to ignore.
    var none = sigset_t()
    sigemptyset(&none)
    var usual = sigset_t()
    sigemptyset(&usual)
    for number in [SIGPIPE, SIGXFSZ] + TerminationSignals.watched { sigaddset(&usual, number) }
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &usual)
    posix_spawnattr_setpgroup(&attributes, 0)
    let flags = Int32(POSIX_SPAWN_SETPGROUP) | Int32(POSIX_SPAWN_SETSIGMASK) | Int32(POSIX_SPAWN_SETSIGDEF)
    posix_spawnattr_setflags(&attributes, Int16(truncatingIfNeeded: flags))

    var words: [UnsafeMutablePointer<CChar>?] = ["sh", "-c", text].map { (word: String) in strdup(word) } + [nil]
    var variables = CurrentProcess.variables(with: changes)
    defer { for text in words + variables { free(text) } }
    var process: pid_t = 0
    let code = posix_spawn(&process, "/bin/sh", &actions, &attributes, &words, &variables)
    guard code == 0 else { throw SystemError(code: code) }
    return process
  }
}
