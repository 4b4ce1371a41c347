// SPDX-License-Identifier: MIT
#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The process that this is.
public enum CurrentProcess {
  /// Ends it at once. Exit handlers don't run: libcrypto's crashes under a thread that still transfers.
  public static func end(_ exitCode: Int32) -> Never { _exit(exitCode) }

  /// Whoever stops reading, and a file that may not grow, show as an error of a write, not as the end of this process.
  public static func ignoreSignalsOfWriting() {
    for number in [SIGPIPE, SIGXFSZ] { signal(number, SIG_IGN) }
  }

  /// The most memory it ever had, in bytes.
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
      // Linux counts it in KiB (getrusage(2)).
      return Int(usage.ru_maxrss) * 1024
    #endif
  }

  /// Whether the runtime can't look at its threads, as libdispatch does on Linux in /proc. Nowhere else is that needed.
  public static var lacksThreadStatus: Bool {
    #if os(Linux)
      access("/proc/self/stat", F_OK) != 0
    #else
      false
    #endif
  }
}
