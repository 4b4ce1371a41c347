// SPDX-License-Identifier: MIT
import Platform

/// Runs async code from a thread that may block, as libFuzzer's may.
func blocking<T: Sendable>(_ body: @escaping @Sendable () async -> T) -> T {
  let result = Monitor<T?>(nil)
  Task.detached {
    let value = await body()
    result.change { $0 = value }
  }
  while true {
    if let value = result.wait({ $0 }) { return value }
  }
}
