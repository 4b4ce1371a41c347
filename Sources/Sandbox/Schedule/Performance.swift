// SPDX-License-Identifier: MIT
/// What a theatre's box office calls a showing: enough to know the auditorium and how many seats are gone.
struct Performance: Sendable {
  let theatre: Theatre
  /// The day, counted round in a cycle of 400.
  let dayOfCycle: Int
  let auditorium: Int
  let turn: Int

  init(theatre: Theatre, dayOfCycle: Int, auditorium: Int, turn: Int) {
    self.theatre = theatre
    self.dayOfCycle = dayOfCycle
    self.auditorium = auditorium
    self.turn = turn
  }

  /// Nil for a number that no showing of this theatre has.
  init?(number: Int, at theatre: Theatre) {
    guard number > 0, number < 400 * 40 * 20 else { return nil }
    turn = number % 20
    auditorium = number / 20 % 40
    dayOfCycle = number / 800
    self.theatre = theatre
    guard turn < 10, (1...theatre.auditoriums).contains(auditorium), !theatre.isClosed else { return nil }
  }

  var number: Int { (dayOfCycle * 40 + auditorium) * 20 + turn }

  /// The part of the seats that is sold, from 0 to 1; a few showings are sold out.
  var sold: Double {
    var luck = SplitMix64("sold", theatre.id, number)
    let fraction = luck.fraction()
    return fraction > 0.97 ? 1 : fraction > 0.92 ? 0.93 : fraction * 0.85
  }

  var isSoldOut: Bool { sold == 1 }
  var isAlmostSoldOut: Bool { sold > 0.9 && sold < 1 }

  /// Rare, but it happens.
  var isCanceled: Bool {
    var luck = SplitMix64("canceled", theatre.id, number)
    return luck.below(400) == 0
  }
}
