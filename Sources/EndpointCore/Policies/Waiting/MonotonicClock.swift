// SPDX-License-Identifier: MIT
/// The clock of deadlines and waits. Policies take it as a parameter, so that tests never wait.
public protocol MonotonicClock: Clock where Instant == ContinuousClock.Instant {}

extension ContinuousClock: MonotonicClock {}

extension MonotonicClock {
  /// Waits for a duration; throws `.cancelled` as soon as the task is cancelled.
  func pause(for wait: Duration) async throws(UpstreamError) {
    do {
      try await sleep(until: now.advanced(by: wait), tolerance: nil)
    } catch {
      throw .cancelled
    }
  }
}
