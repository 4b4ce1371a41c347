// SPDX-License-Identifier: MIT
import Basics
import Platform
import Sandbox

/// A clock that stands, or that runs at some speed since an origin in real time.
struct SandboxTime: Sendable {
  let beginning: SandboxClock
  /// How many of its seconds pass in a real one; 0 if it stands.
  var speed = 0.0
  /// The real time at which it began to run, in seconds since 1970.
  var origin = 0.0

  var clock: SandboxClock {
    guard speed > 0 else { return beginning }
    let now = WallClock.now
    let passed = max(Double(now.seconds) + Double(now.nanoseconds) / 1e9 - origin, 0) * speed
    let elapsed = Int(min(passed, 1e9))
    return SandboxClock(secondsSince1970: beginning.secondsSince1970 + elapsed, elapsed: elapsed)
  }
}

/// Keeps the real time at which a running clock began, so that processes that share a state folder, at once or one
/// after the other, live in one world.
struct SandboxOrigin {
  let folder: String
  /// `MARQUEE_NOW`; with another value the world begins anew.
  let setting: String

  private var path: String { folder + "/clock" }

  /// In seconds since 1970. If the file can't be written, the world is this process's own.
  func time() -> Double {
    if let kept { return kept }
    let now = WallClock.now
    let origin = Double(now.seconds) + Double(now.nanoseconds) / 1e9
    try? PrivateFolder(path: folder).locked(until: .now + .seconds(1), failure: { $0 }) { () throws(FileError) in
      if kept != nil { return }
      let text = "\(setting)\n\(origin)\n"
      try? RegularFile.replace(path, with: Array(text.utf8))
    }
    return kept ?? origin
  }

  private var kept: Double? {
    guard let bytes = RegularFile.content(of: path, limit: 1_000) else { return nil }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    return lines.count == 2 && lines[0] == setting ? Double(lines[1]) : nil
  }
}
