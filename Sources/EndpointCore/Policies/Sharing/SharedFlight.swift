// SPDX-License-Identifier: MIT
import Platform

/// A request that one process sends for all, as a record of the shared table.
///
/// Its holder gives signs of life. A holder that is killed, or stopped for longer than `timeout`, loses the flight to
/// the next process that looks. What it still does to the record then is without effect, because every flight has
/// another mark.
struct SharedFlight: Sendable {
  /// The result of a claim.
  enum Claim: Equatable {
    /// It may, and holds the flight under this mark.
    case granted(mark: UInt64)
    /// A flight has landed since the given time: its response may be in the store.
    case landed
    /// Another process is sending it.
    case taken
  }

  /// The digest, the last use, when the last flight landed, the holder's mark (0 if there is none), its sign of life.
  static let wordCount = 5
  private static let landedAt = 2
  private static let holder = 3
  private static let beat = 4

  /// How long a holder may be silent, in nanoseconds.
  static let timeout: UInt64 = 2_000_000_000
  /// How often it gives a sign of life.
  static let interval = Duration.milliseconds(250)

  let record: SharedRecord

  /// - Parameters:
  ///   - start: when the caller began to look for an answer. One that landed since may be kept.
  ///   - number: any that the caller's process didn't use lately.
  func claim(since start: UInt64, number: UInt16, now: UInt64) -> Claim {
    let holder = record[Self.holder]
    if holder != 0, !isAbandoned(holder, now) { return .taken }
    let landedAt = record[Self.landedAt]
    if holder == 0, hasLanded(landedAt, since: start, now) { return .landed }
    let mark = UInt64(number) << 48 | ProcessTag.current.bits
    // Before the mark, which without it would look abandoned.
    record[Self.beat] = now
    guard record.exchange(Self.holder, holder, for: mark) else { return .taken }
    // A whole flight may have passed since the first look.
    let lastLandedAt = record[Self.landedAt]
    guard lastLandedAt != landedAt, hasLanded(lastLandedAt, since: start, now) else { return .granted(mark: mark) }
    record.exchange(Self.holder, mark, for: 0)
    return .landed
  }

  /// `now` was read before the record, so a landing may be later; one much later is damage.
  private func hasLanded(_ landedAt: UInt64, since start: UInt64, _ now: UInt64) -> Bool {
    landedAt >= start && landedAt <= now &+ 1_000_000_000
  }

  func giveSign(_ mark: UInt64, now: UInt64) {
    if record[Self.holder] == mark { record[Self.beat] = now }
  }

  func land(_ mark: UInt64, now: UInt64) {
    guard record[Self.holder] == mark else { return }
    record[Self.landedAt] = now
    record.exchange(Self.holder, mark, for: 0)
  }

  private func isAbandoned(_ holder: UInt64, _ now: UInt64) -> Bool {
    let beat = record[Self.beat]
    // A sign of life from the future is damage.
    if beat > now &+ 1_000_000_000 || now &- min(beat, now) > Self.timeout { return true }
    return ProcessTag(bits: holder).isGone
  }
}
