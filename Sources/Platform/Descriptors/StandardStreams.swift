// SPDX-License-Identifier: MIT
import CLibrary

/// The descriptors that the protocol uses in place of standard input and output.
public struct StandardStreams: Sendable {
  /// Standard input.
  public let input: FileDescriptor
  /// A private duplicate of the original standard output; `none` if it can't be duplicated.
  public let output: FileDescriptor

  /// Takes standard output away from the rest of the process: from here on, writes to descriptor 1 go to standard
  /// error. Must be called before anything can write.
  public static func claim() -> StandardStreams {
    openMissing()
    let output = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3)
    dup2(STDERR_FILENO, STDOUT_FILENO)
    return StandardStreams(input: .standardInput, output: FileDescriptor(rawValue: output))
  }

  /// Opens /dev/null in place of missing standard streams, so that no file opened later becomes one of them.
  private static func openMissing() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
      // `open` returns the lowest free number, which is this one.
      _ = open("/dev/null", descriptor == STDIN_FILENO ? O_RDONLY : O_WRONLY)
    }
  }
}
