// SPDX-License-Identifier: MIT
/// The time that deadlines are told in, and a way to wait in it. Policies take it as a value so that tests never wait.
public protocol MonotonicClock: Clock where Instant == ContinuousClock.Instant {}

extension ContinuousClock: MonotonicClock {}

extension MonotonicClock {
  /// Waits for `wait` from now. A cancelled task stops waiting at once.
  func pause(for wait: Duration) async throws(UpstreamError) {
    do {
      try await sleep(until: now.advanced(by: wait), tolerance: nil)
    } catch {
      throw .cancelled
    }
  }
}
