// SPDX-License-Identifier: MIT
#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// How many more files, pipes and sockets this process may open (RLIMIT_NOFILE).
///
/// Whatever needs one more than there are fails, and libdispatch, which runs Swift's tasks, ends the process then: it
/// opens timers, and every second /proc/TID/stat of its threads while they are all busy. So the last ones are never
/// used for what can be refused.
public enum OpenFiles {
  /// What the program opens for itself: streams, libdispatch's timers, the log, two databases, libcurl, and a few for a
  /// moment.
  public static let needed = 20
  /// From here on nothing that can be refused is.
  public static let plenty = 64

  /// The number that is left, counted up to `enough`.
  public static func left(upTo enough: Int = plenty) -> Int {
    var left = 0
    // The lowest free number is taken first, so that those at the top are free unless few are.
    for descriptor in stride(from: limit - 1, through: max(0, limit - furthestLook), by: -1) {
      if left == enough { break }
      if fcntl(descriptor, F_GETFD) < 0, errno == EBADF { left += 1 }
    }
    return left
  }

  /// How many may be open.
  public static var limit: Int32 {
    var limit = rlimit()
    #if canImport(Glibc)
      guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return 0 }
    #else
      guard getrlimit(RLIMIT_NOFILE, &limit) == 0 else { return 0 }
    #endif
    return Int32(clamping: limit.rlim_cur)
  }

  /// Numbers that are looked at, where more are in use than this program ever opens.
  private static let furthestLook: Int32 = 65_536
}
