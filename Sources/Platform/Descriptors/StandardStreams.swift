// SPDX-License-Identifier: MIT
#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The protocol's own copies of standard input and output.
public struct StandardStreams: Sendable {
  /// Standard input.
  public let input: FileDescriptor
  /// What was standard output; `none` if there was none.
  public let output: FileDescriptor

  /// Takes standard output away from everything else in the process: what is written to descriptor 1 from here on goes
  /// to standard error. Call this before anything can write.
  public static func claim() -> StandardStreams {
    openMissing()
    let output = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3)
    dup2(STDERR_FILENO, STDOUT_FILENO)
    return StandardStreams(input: .standardInput, output: FileDescriptor(rawValue: output))
  }

  /// A file that is opened later must not become one of the standard streams.
  private static func openMissing() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
      // The lowest free number is this one.
      _ = open("/dev/null", descriptor == STDIN_FILENO ? O_RDONLY : O_WRONLY)
    }
  }
}
