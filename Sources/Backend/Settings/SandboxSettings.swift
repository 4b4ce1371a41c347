// SPDX-License-Identifier: MIT
import FoundationEssentials
import Sandbox

extension Settings {
  /// The clock by which cached responses age.
  func clock() throws(SettingsError) -> @Sendable () -> Date {
    guard isSandbox else { return { Date() } }
    let now = Date(timeIntervalSince1970: Double(try sandboxClock().secondsSince1970))
    return { now }
  }

  /// The sandbox's fixed time: `MARQUEE_NOW`, or a built-in default.
  func sandboxClock() throws(SettingsError) -> SandboxClock {
    guard let text = variable("MARQUEE_NOW") else { return .standard }
    guard let now = try? Date(text, strategy: .iso8601) else {
      throw SettingsError(description: "MARQUEE_NOW should be a time such as 2026-11-21T12:00:00Z but is \(text)")
    }
    return SandboxClock(secondsSince1970: Int(now.timeIntervalSince1970))
  }
}
