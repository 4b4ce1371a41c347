// SPDX-License-Identifier: MIT
import Platform

/// Runs a task and blocks the calling thread, which must be one of our own, until it is done.
func wait<Value: Sendable>(for body: @escaping @Sendable () async -> Value) -> Value {
  let result = Monitor<Value?>(nil)
  Task.detached {
    let value = await body()
    result.change { $0 = value }
  }
  while true {
    if let value = result.wait({ $0 }) { return value }
  }
}
