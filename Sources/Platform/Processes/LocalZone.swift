// SPDX-License-Identifier: MIT
import CLibrary

/// The time zone of this machine, or the one that the variable TZ names.
public enum LocalZone {
  /// Unlike `localtime`, `localtime_r` need not read TZ.
  private static let isRead: Void = tzset()

  /// Its offset from UTC at a time, in seconds, and what its clock is called then: `CST`; UTC if the system doesn't
  /// know the time.
  public static func clock(atSecondsSince1970 seconds: Int) -> (offset: Int, name: String) {
    var time = time_t(seconds)
    var reading = tm()
    _ = isRead
    guard localtime_r(&time, &reading) != nil, let name = reading.tm_zone else { return (0, "UTC") }
    return (reading.tm_gmtoff, String(cString: name))
  }
}
