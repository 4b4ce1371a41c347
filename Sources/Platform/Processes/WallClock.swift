// SPDX-License-Identifier: MIT
import CLibrary

/// This machine's real-time clock, which people and other machines may set.
public enum WallClock {
  /// The time since 1970-01-01T00:00:00Z without leap seconds; the nanoseconds are those beyond the second.
  public static var now: (seconds: Int, nanoseconds: Int) {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return (Int(time.tv_sec), Int(time.tv_nsec))
  }
}
