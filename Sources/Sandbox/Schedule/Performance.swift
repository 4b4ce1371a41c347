// SPDX-License-Identifier: MIT
/// A showing as the theatre's box office identifies it: enough to know the auditorium and how many seats are sold.
struct Performance: Sendable {
  let theatre: Theatre
  /// The day's position in a cycle of 400 days.
  let dayOfCycle: Int
  let auditorium: Int
  let turn: Int
  /// What happens in a world that moves; nil if it stands.
  var world: WorldEvents?

  var number: Int { (dayOfCycle * 40 + auditorium) * 20 + turn }

  /// The fraction of the seats that are sold, from 0 to 1; a few showings are sold out.
  var sold: Double {
    var random = SplitMix64("sold", theatre.id, number)
    let fraction = random.fraction()
    if fraction > 0.97 { return 1 }
    return fraction > 0.92 ? 0.93 : fraction * 0.85
  }

  var isSoldOut: Bool { sold == 1 }
  var isAlmostSoldOut: Bool { sold > 0.9 && sold < 1 }

  /// Whether the showing is cancelled, which is the case for about one in 400.
  var isCanceled: Bool {
    var random = SplitMix64("canceled", theatre.id, number)
    return random.below(400) == 0 || world?.isCanceled(self) ?? false
  }
}

extension Performance {
  /// Decodes a performance number; returns nil if no showing of the theatre has it.
  init?(number: Int, at theatre: Theatre, in world: WorldEvents?) {
    guard number > 0, number < 400 * 40 * 20 else { return nil }
    self.init(
      theatre: theatre, dayOfCycle: number / 800, auditorium: number / 20 % 40, turn: number % 20, world: world)
    guard turn < 10, (1...theatre.auditoriums).contains(auditorium), !theatre.isClosed else { return nil }
  }
}
