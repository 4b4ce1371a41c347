// SPDX-License-Identifier: MIT
import CLibrary

/// The time zone of this machine, or the one that the variable TZ names.
public enum LocalZone {
  /// Unlike `localtime`, `localtime_r` need not read TZ.
  private static let isRead: Void = tzset()

  /// Its offset from UTC at a time, in seconds; 0 if the system doesn't know the time.
  public static func offset(atSecondsSince1970 seconds: Int) -> Int {
    var time = time_t(seconds)
    var reading = tm()
    _ = isRead
    return localtime_r(&time, &reading) == nil ? 0 : reading.tm_gmtoff
  }
}
