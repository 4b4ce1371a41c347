// SPDX-License-Identifier: MIT
import CLibrary

/// The number of files, pipes and sockets that this process may still open (RLIMIT_NOFILE).
///
/// Opening a file beyond the limit fails, and libdispatch, which runs Swift's tasks, then ends the process: it opens
/// timers and, every second while all of its threads are busy, /proc/TID/stat. So work that can be refused must leave
/// the last descriptors free.
public enum OpenFiles {
  /// The descriptors that the program needs for itself: streams, libdispatch's timers, the log, two databases, libcurl,
  /// and a few short-lived ones.
  public static let needed = 20
  /// With this many left, no work is refused for lack of descriptors.
  public static let plenty = 64

  /// The number of descriptors left, counted up to `enough`.
  public static func left(upTo enough: Int = plenty) -> Int {
    var left = 0
    // The system uses the lowest free number, so the highest numbers are free unless few are left.
    for descriptor in stride(from: limit - 1, through: max(0, limit - furthestLook), by: -1) {
      if left == enough { break }
      if fcntl(descriptor, F_GETFD) < 0, errno == EBADF { left += 1 }
    }
    return left
  }

  /// The limit on open descriptors.
  public static var limit: Int32 {
    var limit = rlimit()
    #if canImport(Glibc)
      guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return 0 }
    #else
      guard getrlimit(RLIMIT_NOFILE, &limit) == 0 else { return 0 }
    #endif
    return Int32(clamping: limit.rlim_cur)
  }

  /// The number of descriptors to examine; the program never has more than this open.
  private static let furthestLook: Int32 = 65_536
}
