// SPDX-License-Identifier: MIT
/// How much a text may hold, and until when it is worth reading.
///
/// A few bytes can expand to a lot of memory: each name and each value takes 20 bytes for as long as the text is held,
/// and what a reader builds from an element may take a thousand times the bytes it is written in. Readers of untrusted
/// text should therefore bound counts, not just bytes.
public struct JSONLimits: Sendable {
  /// The maximum depth of nested containers; 128 by default.
  public var depth: Int
  /// The maximum number of elements in any one array and of members in any one object; unbounded by default.
  public var elements: Int
  /// The maximum number of names and values in the whole text; unbounded by default.
  public var values: Int
  /// When the result is no longer needed; nil, the default, for never. Past the deadline, or once the current task is
  /// cancelled, a scan fails and `JSONValue.elements` ends early, so a caller that sets a deadline must check it again
  /// before it uses what was read. With nil, cancellation is ignored too.
  public var deadline: ContinuousClock.Instant?

  /// Creates limits; by default only the depth is bounded.
  public init(depth: Int = 128, elements: Int = .max, values: Int = .max, deadline: ContinuousClock.Instant? = nil) {
    self.depth = depth
    self.elements = elements
    self.values = values
    self.deadline = deadline
  }

  /// Whether the deadline has passed or the task is cancelled.
  var isOverdue: Bool {
    guard let deadline else { return false }
    return Task.isCancelled || deadline <= .now
  }
}
