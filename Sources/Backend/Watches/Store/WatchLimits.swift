// SPDX-License-Identifier: MIT
/// Limits of the watches and of their log. Events are not dropped by age, because a clock may be wrong.
public struct WatchLimits: Sendable {
  /// The maximum number of events in the log.
  public var events: Int
  /// The maximum size of the log's events, in bytes.
  public var eventBytes: Int
  /// The maximum number of watches.
  public var watches: Int
  /// The maximum size of all definitions, in bytes.
  public var definitionBytes: Int

  /// By default 100,000 events in 64 MiB, and 1,000 watches in 16 MiB.
  public init(
    events: Int = 100_000, eventBytes: Int = 64 << 20, watches: Int = 1_000, definitionBytes: Int = 16 << 20
  ) {
    self.events = events
    self.eventBytes = eventBytes
    self.watches = watches
    self.definitionBytes = definitionBytes
  }
}
