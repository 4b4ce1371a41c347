// SPDX-License-Identifier: MIT
import EndpointCore
import Synchronization

/// What a transport of a test was asked.
final class Requests: Sendable {
  private let all = Mutex<[HTTPRequest]>([])

  /// Answers how many there are now.
  func add(_ request: HTTPRequest) -> Int {
    all.withLock {
      $0.append(request)
      return $0.count
    }
  }

  /// Hands them over and forgets them.
  func take() -> [HTTPRequest] {
    all.withLock { all in
      defer { all = [] }
      return all
    }
  }
}
