// SPDX-License-Identifier: MIT
/// Adds the upstream's key to every request to the upstream's own origin, and to no other, and removes it from
/// responses that repeat it. The key is read anew for each request, so a changed key applies from the next request on.
public struct AuthenticationTransport: Transport {
  private let base: HTTPURL
  private let redactor: Redactor
  private let credential: @Sendable () -> Credential?
  private let transport: any Transport

  /// - Parameters:
  ///   - base: the upstream's configured base URL; only requests to its origin get the key.
  ///   - redactor: learns every key that is used and removes it from errors.
  ///   - credential: returns the current key; nil if none is configured.
  public init(
    base: HTTPURL, redactor: Redactor, credential: @escaping @Sendable () -> Credential?,
    around transport: any Transport
  ) {
    self.base = base
    self.redactor = redactor
    self.credential = credential
    self.transport = transport
  }

  public func send(_ request: HTTPRequest) async throws(UpstreamError) -> HTTPResponse {
    guard request.url.hasSameOrigin(as: base) else { return try await transport.send(request) }
    guard let credential = credential() else {
      throw UpstreamError(
        .credentialsMissing, "no key for \(.upstream) is configured", url: request.redactedURL)
    }
    redactor.add(credential.secret)
    do throws(UpstreamError) {
      var response = try await transport.send(request.authenticated(with: credential))
      // Cached responses don't repeat the key (`CachedResponse`), so they needn't be searched each time.
      if case .network = response.provenance, let body = redactor(of: credential).redacted(response.body) {
        response.body = body
      }
      return response
    } catch {
      throw redactor.redact(error)
    }
  }

  /// A redactor for one key: an upstream can repeat no other.
  private func redactor(of credential: Credential) -> Redactor {
    let redactor = Redactor()
    redactor.add(credential.secret)
    return redactor
  }
}

extension HTTPRequest {
  /// A copy with the key, replacing one that is already present.
  fileprivate func authenticated(with credential: Credential) -> HTTPRequest {
    var copy = self
    switch credential.placement {
    case .header(let name, let prefix):
      copy.headers[name] = prefix + credential.secret
      copy.secretHeaders.insert(name)
    case .queryItem(let name):
      copy.secretQueryItems.insert(name)
      copy.url = url.removing(queryItems: [name]).adding(queryItem: name, credential.secret)
    }
    return copy
  }
}
