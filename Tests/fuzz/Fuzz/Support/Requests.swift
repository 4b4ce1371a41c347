// SPDX-License-Identifier: MIT
import EndpointCore
import Synchronization

/// Collects the requests that a test's transport receives.
final class Requests: Sendable {
  private let all = Mutex<[HTTPRequest]>([])

  /// Adds a request and returns how many there are now.
  func add(_ request: HTTPRequest) -> Int {
    all.withLock {
      $0.append(request)
      return $0.count
    }
  }

  /// Removes all requests and returns them.
  func take() -> [HTTPRequest] {
    all.withLock { all in
      defer { all = [] }
      return all
    }
  }
}
