// SPDX-License-Identifier: MIT

extension Task where Failure == Never {
  /// The value, which the task has to have soon: after a time, and if the caller is cancelled, it is cancelled too.
  func value(within time: Duration) async -> Success {
    let timer = Task<Void, any Error> {
      try await Task<Never, Never>.sleep(for: time)
      cancel()
    }
    defer { timer.cancel() }
    return await withTaskCancellationHandler {
      await value
    } onCancel: {
      cancel()
    }
  }
}
