// SPDX-License-Identifier: MIT

// From the end of reading to the end of the server.
extension Server {
  /// Waits for accepted requests to finish, and for long-lived ones to have nothing more to send; when time runs out,
  /// answers the rest with -32802.
  /// - Returns: the reason for the end.
  func drain() -> Ending {
    let limits = configuration.limits
    let deadline = ContinuousClock.now + limits.drain
    // A signal that arrives in the meantime shortens the wait.
    var isSettled = waitUntilSettled(deadline) { $0.letsRequestsFinish }
    if !isSettled, case .signal = stopping.ending {
      isSettled = waitUntilSettled(min(deadline, ContinuousClock.now + limits.signalDrain)) { _ in true }
    }
    // Long-lived requests never end by themselves. If only these are left, they get time to send a last response.
    if !isSettled || !dispatcher.isIdle {
      giveUp(grace: isSettled ? max(limits.farewell, .seconds(1)) : limits.farewell)
    }
    output.finish()
    return stopping.ending ?? .endOfInput
  }

  /// True once everything that ends by itself is answered and written; false if the deadline passes, the client
  /// no longer reads the output, or a reason that does not let requests finish arrives first.
  private func waitUntilSettled(_ deadline: ContinuousClock.Instant, while mayGoOn: (Ending) -> Bool) -> Bool {
    stopping.wait(until: deadline) { ending in
      if dispatcher.isQuiet && output.isSettled { return true }
      return output.isClosed || ending.map { !mayGoOn($0) } ?? false ? false : nil
    } ?? false
  }

  private func giveUp(grace: Duration) {
    stopping.beginCancelling()
    for request in dispatcher.unanswered {
      request.cancel()
      if dispatcher.isQueued(request) { forceAnswer(request) }
    }
    // Most handlers answer themselves once cancelled, and can report how far they got.
    _ = stopping.wait(until: .now + grace) { _ in dispatcher.isIdle ? true : nil }
    for request in dispatcher.unanswered { forceAnswer(request) }
    _ = stopping.wait(until: .now + grace) { _ in output.isSettled ? true : nil }
  }

  private func forceAnswer(_ request: PendingRequest) {
    if let message = fail(request, with: RPCError.serverCancelled) { output.force(message) }
  }
}
