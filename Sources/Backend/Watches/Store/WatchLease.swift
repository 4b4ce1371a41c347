// SPDX-License-Identifier: MIT

/// The lease of the process that polls the providers for all processes that share the file.
struct WatchLease: Sendable, Equatable {
  /// The fencing number: it grows whenever another process takes the lease. A process that was suspended and resumes
  /// still has the old one, and its records are refused.
  var fence: Int
  /// Grows with each heartbeat of the holder.
  var beat: Int
  /// When the last heartbeat was written, by the holder's clock, in seconds since 1970.
  var beatAt: Int
  /// The process that holds it; nil if it was given up.
  var holder: String?
}

/// Decides, for one process, whether the holder of a lease is gone. Reads no clock: the caller passes the times.
///
/// A clock may be set while processes run, so the holder's own times can't be trusted alone. A holder without a
/// heartbeat for the whole timeout, by the observer's own steady clock, is gone whatever the times in the lease are. An
/// old time in the lease, or the end of the holder's process, only shortens the wait.
struct LeaseObserver: Sendable {
  /// The time without a heartbeat after which a holder is gone.
  static let timeout = Duration.seconds(45)
  /// The interval between heartbeats.
  static let interval = Duration.seconds(15)

  private var seen: (fence: Int, beat: Int, since: ContinuousClock.Instant)?

  /// Whether the lease may be taken over.
  /// - Parameters:
  ///   - isHolderGone: whether the operating system reports that the holder has ended.
  ///   - time: this machine's wall-clock time, in seconds since 1970.
  ///   - now: this process's steady clock.
  mutating func isFree(
    _ lease: WatchLease, isHolderGone: Bool, time: Int, now: ContinuousClock.Instant
  ) -> Bool {
    guard lease.holder != nil, !isHolderGone else { return true }
    let (age, isBeyond) = time.subtractingReportingOverflow(lease.beatAt)
    if !isBeyond, age > Int(Self.timeout.components.seconds) { return true }
    guard let seen, seen.fence == lease.fence, seen.beat == lease.beat else {
      self.seen = (lease.fence, lease.beat, now)
      return false
    }
    return now - seen.since > Self.timeout
  }
}
