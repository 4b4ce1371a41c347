// SPDX-License-Identifier: MIT
/// What came of a request, as a value that policies look into and hand on.
typealias Outcome = Result<HTTPResponse, UpstreamError>

extension Outcome {
  /// How many times the request was sent.
  var attempts: Int {
    get {
      switch self {
      case .success(let response): response.attempts
      case .failure(let error): error.attempts
      }
    }
    set {
      switch self {
      case .success(var response):
        response.attempts = newValue
        self = .success(response)
      case .failure(let error): self = .failure(error.attempted(newValue))
      }
    }
  }
}

extension Transport {
  /// Sends `request` and gives the answer or error as a value.
  func outcome(of request: HTTPRequest) async -> Outcome {
    do throws(UpstreamError) {
      return .success(try await send(request))
    } catch {
      return .failure(error)
    }
  }
}

extension UpstreamError {
  /// The caller's task was cancelled, or the transport was closed under it.
  public static var cancelled: UpstreamError { UpstreamError(.cancelled, "the request was cancelled") }

  /// The same after `attempts` attempts.
  func attempted(_ attempts: Int) -> UpstreamError {
    var copy = self
    copy.attempts = attempts
    return copy
  }
}
