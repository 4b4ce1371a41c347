// SPDX-License-Identifier: MIT
import CLibrary

/// The clock that all processes of this machine share. It starts at boot, advances while the machine sleeps, and can't
/// be set.
public enum BootClock {
  /// The nanoseconds since boot, by the clock on which `ContinuousClock` is based.
  public static var now: UInt64 {
    var time = timespec()
    #if canImport(Darwin)
      clock_gettime(CLOCK_MONOTONIC_RAW, &time)
    #else
      clock_gettime(CLOCK_BOOTTIME, &time)
    #endif
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }

  /// Identifies the boot and, on Linux, the time namespace: only times with the same identifier can be compared. Empty
  /// if the system doesn't report it.
  public static var start: String {
    #if canImport(Darwin)
      var size = 0
      sysctlbyname("kern.bootsessionuuid", nil, &size, nil, 0)
      var text = [UInt8](repeating: 0, count: size)
      guard size > 0, sysctlbyname("kern.bootsessionuuid", &text, &size, nil, 0) == 0 else { return "" }
      return String(decoding: text.prefix { $0 != 0 }, as: UTF8.self)
    #else
      guard let file = try? FileDescriptor.open("/proc/sys/kernel/random/boot_id", for: .reading) else { return "" }
      defer { file.close() }
      let text = String(decoding: (try? file.readAll(limit: 100)) ?? [], as: UTF8.self)
      return text + ((try? FileStatus(path: "/proc/self/ns/time"))?.identity.description ?? "")
    #endif
  }
}

/// This machine's real-time clock, which people and other machines may set.
public enum WallClock {
  /// The time since 1970-01-01T00:00:00Z without leap seconds; the nanoseconds are those beyond the second.
  public static var now: (seconds: Int, nanoseconds: Int) {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return (Int(time.tv_sec), Int(time.tv_nsec))
  }
}
