// SPDX-License-Identifier: MIT
import EndpointCore
import Platform

/// A machine's place in its fleet, in words that its processes share (`ProcessSharing.machineRecord`).
struct MachinePlace: Sendable {
  /// The positions of the words: the number under which the fleet knows the machine, how many machines there are, when
  /// the engine was joined or lost (with the lowest bit set if it was joined), and when a process without it last
  /// counted for itself.
  private enum Word {
    static let number = 0
    static let members = 1
    static let change = 2
    static let apart = 3
  }

  /// The largest fleet. A larger number is nonsense: with it no machine would have a part of the rate.
  static let mostMembers = 1000
  /// How long it is remembered that a process counted for itself, in nanoseconds. One that asks for nothing for so long
  /// tries to join the engine before it counts again.
  private static let memoryOfApart: UInt64 = 60 * 1_000_000_000

  let record: SharedRecord

  /// The number under which the fleet knows this machine; never 0.
  var number: UInt64 {
    _ = record.exchange(Word.number, 0, for: .random(in: 1...UInt64.max))
    return record[Word.number]
  }

  /// The number of machines in the fleet, as it was last known here; nil if it never was.
  var members: Int? {
    let count = record[Word.members]
    return (1...UInt64(Self.mostMembers)).contains(count) ? Int(count) : nil
  }

  /// Remembers the number of machines in the fleet.
  func remember(members: Int) {
    let count = UInt64(max(members, 1))
    if record[Word.members] != count { record[Word.members] = count }
  }

  /// Whether a process of this machine goes by the machine's own count, or did when the engine was last heard of. Then
  /// all of them keep to the machine's part, and other machines leave it to them: an engine may serve one process and
  /// refuse another.
  var isApart: Bool {
    let change = record[Word.change]
    return change != 0 && change & 1 == 0
  }

  /// Remembers that the engine was joined or lost by this process.
  func remember(isJoined: Bool) {
    let known = record[Word.change]
    let now = ContinuousClock.now.sinceBoot
    let bit: UInt64 = isJoined ? 1 : 0
    if !isJoined { record[Word.apart] = now }
    if known == 0, isJoined {
      // The first join follows no outage: there is no change to remember.
      record.exchange(Word.change, 0, for: bit)
    } else if known == 0 || known & 1 != bit {
      record.exchange(Word.change, known, for: now << 1 | bit)
    }
  }

  /// Remembers that this process is still joined: once no process without the engine has counted for itself for a
  /// while, there is none left.
  func rememberStillJoined(_ now: ContinuousClock.Instant = .now) {
    let apart = record[Word.apart]
    let now = now.sinceBoot
    if isApart, apart > now || now - apart > Self.memoryOfApart { remember(isJoined: true) }
  }

  /// The part of a rate that this machine may use by its own count.
  /// - Parameter isJoined: whether the engine answers this process.
  func share(of rate: RequestRate, isJoined: Bool, _ now: ContinuousClock.Instant) -> RequestRate {
    if !isJoined { noteApart(now) }
    let change = record[Word.change] >> 1
    return FleetShare(
      isJoined: isJoined && !isApart, members: members ?? FleetShare.unknownMembers,
      changedAt: change == 0 ? nil : ContinuousClock.Instant(sinceBoot: min(change, now.sinceBoot))
    ).rate(of: rate, now)
  }

  /// Remembers that a process without the engine counts for itself, also if another has joined the engine meanwhile.
  private func noteApart(_ now: ContinuousClock.Instant) {
    if record[Word.change] & 1 == 1 { remember(isJoined: false) }
    // Written rarely, so that processors needn't pass the line around.
    let last = record[Word.apart]
    let now = now.sinceBoot
    if last > now || now - last > 1_000_000_000 { record[Word.apart] = now }
  }
}
