// SPDX-License-Identifier: MIT
import Synchronization

/// How far a transfer is, how fast, and how long it will still take.
final class TransferPace: Sendable {
  /// When it was first asked for, and how much there was by then: what an earlier transfer left tells nothing of speed.
  private let first = Mutex<(time: ContinuousClock.Instant, done: Int)?>(nil)

  /// Such as "12.1 of 27.7 MB, 3.2 MB/s, 5 s left".
  ///
  /// - Parameters:
  ///   - done: the bytes so far.
  ///   - size: the bytes of all.
  func text(_ done: Int, of size: Int, at time: ContinuousClock.Instant) -> String {
    let first = first.withLock { first in
      if first == nil { first = (time, done) }
      return first ?? (time, done)
    }
    let text = "\(Self.megabytes(done)) of \(Self.megabytes(size)) MB"
    let seconds = (time - first.time) / .seconds(1)
    guard seconds > 0, done > first.done else { return text }
    let speed = Double(done - first.done) / seconds
    let left = min((Double(max(size - done, 0)) / speed).rounded(.up), 1e6)
    let time = left < 120 ? "\(Int(left)) s" : "\(Int((left / 60).rounded(.up))) min"
    return "\(text), \(Self.megabytes(Int(min(speed, 1e15)))) MB/s, \(time) left"
  }

  private static func megabytes(_ bytes: Int) -> String {
    let tenths = (bytes + 50_000) / 100_000
    return "\(tenths / 10).\(tenths % 10)"
  }
}
