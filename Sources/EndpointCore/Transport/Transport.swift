// SPDX-License-Identifier: MIT
/// Sends a request and returns the response. `CurlTransport` does so over the network. Every policy (authentication,
/// retry, cache, …) is a transport that wraps another, so each can be read, tested and left out separately.
public protocol Transport: Sendable {
  /// Returns the response, whatever its status. Throws if there is none; in a cancelled task the error is `.cancelled`.
  func send(_ request: HTTPRequest) async throws(UpstreamError) -> HTTPResponse
}

/// The result of a request, as a value that policies inspect and pass on.
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
  /// Sends `request` and returns the response or error as a value.
  func outcome(of request: HTTPRequest) async -> Outcome {
    do throws(UpstreamError) {
      return .success(try await send(request))
    } catch {
      return .failure(error)
    }
  }
}
