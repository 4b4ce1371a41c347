// SPDX-License-Identifier: MIT
import Basics
import Platform
import Sandbox

extension Settings {
  /// The current time, by which cached responses age; those of a sandbox whose clock stands never do.
  func clock() throws(SettingsError) -> @Sendable () -> Instant {
    guard isSandbox else { return { .now } }
    let time = try sandboxTime()
    return { Instant(secondsSince1970: time.clock.secondsSince1970) }
  }

  /// The sandbox's time: `MARQUEE_NOW`, or a built-in default.
  func sandboxTime() throws(SettingsError) -> SandboxTime {
    guard let text = variable("MARQUEE_NOW") else { return SandboxTime(beginning: .standard) }
    let parts = text.split(separator: "*", maxSplits: 1, omittingEmptySubsequences: false)
    guard let now = Instant(String(parts[0])) else { throw Self.unusableNow(text) }
    let clock = SandboxClock(secondsSince1970: now.secondsSince1970)
    guard parts.count == 2 else { return SandboxTime(beginning: clock) }
    guard let speed = Double(parts[1]), (0.1...Self.fastest).contains(speed) else { throw Self.unusableNow(text) }
    let origin = SandboxOrigin(folder: stateFolder, setting: text)
    return SandboxTime(beginning: clock, speed: speed, origin: origin.time())
  }

  /// At this speed a day passes in a second and a half.
  private static let fastest = 60_000.0

  private static func unusableNow(_ text: String) -> SettingsError {
    SettingsError(
      description: "MARQUEE_NOW should be a time such as 2026-11-21T12:00:00Z, or with the speed of the clock"
        + " 2026-11-21T12:00:00Z*600, but is \(text)")
  }
}
