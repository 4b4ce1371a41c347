// SPDX-License-Identifier: MIT
import Platform

/// Runs a task and blocks the calling thread until it is done. Must not be called on the cooperative pool.
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
