// SPDX-License-Identifier: MIT
import CLibrary

/// This process.
public enum CurrentProcess {
  /// Exits immediately. Exit handlers don't run: libcrypto's crashes while another thread is still in a transfer.
  public static func end(_ exitCode: Int32) -> Never { _exit(exitCode) }

  /// Ignores SIGPIPE and SIGXFSZ: writing to a closed pipe, or beyond the limit of a file's size, then fails instead of
  /// killing the process.
  public static func ignoreSignalsOfWriting() {
    for number in [SIGPIPE, SIGXFSZ] { signal(number, SIG_IGN) }
  }

  /// The number of the process that started this one; nil if that is init or unknown. It is unknown if it runs in
  /// another container, or if it has ended and a subreaper has adopted this process. Changes when the parent ends.
  public static var parent: Int? {
    let parent = getppid()
    // A process is in the session of the one that started it, unless it leads a session of its own.
    guard parent > 1, getsid(0) == getpid() || getsid(parent) == getsid(0) else { return nil }
    return Int(parent)
  }

  /// The peak resident memory in bytes.
  public static var peakMemory: Int {
    var usage = rusage()
    #if canImport(Darwin)
      guard getrusage(RUSAGE_SELF, &usage) == 0 else { return 0 }
      return Int(usage.ru_maxrss)
    #else
      #if canImport(Glibc)
        guard getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage) == 0 else { return 0 }
      #else
        guard getrusage(RUSAGE_SELF, &usage) == 0 else { return 0 }
      #endif
      // Linux reports it in KiB (getrusage(2)).
      return Int(usage.ru_maxrss) * 1024
    #endif
  }

  /// Whether /proc is missing. On Linux, libdispatch reads the status of its threads there. Always false on other
  /// systems.
  public static var lacksThreadStatus: Bool {
    #if os(Linux)
      access("/proc/self/stat", F_OK) != 0
    #else
      false
    #endif
  }
}
