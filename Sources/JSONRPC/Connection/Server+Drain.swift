// SPDX-License-Identifier: MIT

// From the end of reading to the end of everything.
extension Server {
  /// Finishes what was accepted; when the time for that is over, answers the rest with -32802. Gives the reason to end.
  func drain() -> Ending {
    let limits = configuration.limits
    let patience = ContinuousClock.now + limits.drain
    // A signal that comes in the meantime shortens the wait.
    var isSettled = waitUntilSettled(patience) { $0.isPatient }
    if !isSettled, case .signal = stopping.ending {
      isSettled = waitUntilSettled(min(patience, ContinuousClock.now + limits.signalDrain)) { _ in true }
    }
    if !isSettled { giveUp(grace: limits.farewell) }
    output.finish()
    return stopping.ending ?? .endOfInput
  }

  /// True when everything is answered and written; false if the deadline, the end of all readers, or a reason to end
  /// that isn't patient comes first.
  private func waitUntilSettled(_ deadline: ContinuousClock.Instant, while isPatient: (Ending) -> Bool) -> Bool {
    stopping.wait(until: deadline) { ending in
      if dispatcher.isIdle && output.isSettled { return true }
      return output.isClosed || ending.map { !isPatient($0) } ?? false ? false : nil
    } ?? false
  }

  private func giveUp(grace: Duration) {
    stopping.beginCancelling()
    for request in dispatcher.unanswered {
      request.cancel()
      if dispatcher.isQueued(request) { forceAnswer(request) }
    }
    // Most handlers answer themselves once they are cancelled, and can say how far they came.
    _ = stopping.wait(until: .now + grace) { _ in dispatcher.isIdle ? true : nil }
    for request in dispatcher.unanswered { forceAnswer(request) }
    _ = stopping.wait(until: .now + grace) { _ in output.isSettled ? true : nil }
  }

  private func forceAnswer(_ request: PendingRequest) {
    if let message = fail(request, with: RPCError.serverCancelled) { output.force(message) }
  }
}
