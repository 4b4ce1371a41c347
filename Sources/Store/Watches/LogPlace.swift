// SPDX-License-Identifier: MIT

/// Where events stand in the log, which decides their cursors.
///
/// A machine that belongs to no fleet counts: 1, 2, 3. In a fleet a cursor has the turn at which its engine was told of
/// the event above `turnShift`, and below that the event's number within the turn; so it is the same in each machine's
/// log. What a machine has found without the engine has cursors of its own, which have `ownBit`: they come after the
/// last turn that it has heard, from a number at random, so that two machines hardly give the same one.
public enum LogPlace: Sendable {
  /// After the last event, on a machine that belongs to no fleet.
  case next
  /// After the last event, on a machine of a fleet that has found it by itself.
  case own
  /// What the fleet's engine was told at the second position's turn, which is refused unless the fleet was heard up to
  /// the first position. `dropped` is the turn of the newest finding that the engine no longer tells.
  case turn(from: FleetPosition, to: FleetPosition, dropped: Int)

  private static let turnShift = 17
  private static let ownBit = 1 << 16

  /// The turn that a cursor has.
  static func turn(of cursor: Int) -> Int { cursor >> turnShift }

  /// The cursor before the events of the turn that a cursor has; the end of a turn is before the next one.
  static func beginning(of cursor: Int) -> Int {
    let turn = turn(of: cursor)
    return cursor == end(of: turn) ? cursor : turn << turnShift
  }

  /// The cursor after the events of a turn.
  static func end(of turn: Int) -> Int { turn << turnShift + ownBit - 1 }

  /// The cursor of the event after another one.
  func cursor(after last: Int) -> Int {
    // A file may hold any number.
    let last = min(max(last, 0), 1 << 53)
    switch self {
    case .next: return last + 1
    case .own:
      if last & Self.ownBit != 0, (last + 1) & Self.ownBit != 0 { return last + 1 }
      // No room for another one is there only after tens of thousands; then the next turn's is used.
      let base = last & Self.ownBit == 0 ? Self.beginning(of: last) : last + 1
      return base | Self.ownBit | Int.random(in: 0..<Self.ownBit / 2)
    case .turn(_, let position, _): return max(last, position.turn << Self.turnShift) + 1
    }
  }
}
