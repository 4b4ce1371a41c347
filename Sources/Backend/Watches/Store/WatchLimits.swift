// SPDX-License-Identifier: MIT
/// Limits of the watches and of their log. Events are not dropped by age, because a clock may be wrong.
struct WatchLimits: Sendable {
  /// The maximum number of events in the log.
  var events = 100_000
  /// The maximum size of the log's events, in bytes.
  var eventBytes = 64 << 20
  /// The maximum number of watches.
  var watches = 1_000
  /// The maximum size of all definitions, in bytes.
  var definitionBytes = 16 << 20
}
