// SPDX-License-Identifier: MIT
/// What a text may hold, and until when it is worth reading.
///
/// A few bytes can stand for much: each name and each value takes 20 bytes for as long as the text is held, and what a
/// reader makes of an element may take a thousand times the bytes that it is written in. So whoever reads what others
/// write bounds what is counted, not bytes alone.
public struct JSONLimits: Sendable {
  /// How many containers may stand inside each other; 128 unless said.
  public var depth: Int
  /// How many elements any one array may have, and how many members any one object; no bound unless said.
  public var elements: Int
  /// How many names and values the whole text may have; no bound unless said.
  public var values: Int
  /// When nobody waits for it any more, nor if the task that reads it is cancelled: then the scan fails, and
  /// `JSONValue.elements` ends early, so that whoever set this must look at the time again before using what was read.
  /// Nil unless said: then neither matters.
  public var deadline: ContinuousClock.Instant?

  /// Bounded in depth alone unless said.
  public init(depth: Int = 128, elements: Int = .max, values: Int = .max, deadline: ContinuousClock.Instant? = nil) {
    self.depth = depth
    self.elements = elements
    self.values = values
    self.deadline = deadline
  }

  /// Whether nobody waits any more.
  var isOverdue: Bool {
    guard let deadline else { return false }
    return Task.isCancelled || deadline <= .now
  }
}
