// SPDX-License-Identifier: MIT
import Contract
import EndpointCore
import JSONRPC

/// `credentials/…`: the providers' keys. These methods make no upstream requests, so all of them run in order.
struct Credentials {
  let keys: KeyRing
  let settings: Settings

  private var upstreams: [Upstream] { settings.upstreams }

  func register(in router: inout Router) {
    router.handleInOrder(CredentialsSet.self) { params, request in
      guard let upstream = upstreams.first(where: { $0.provider == params.provider }) else {
        throw RPCError.invalidParameter(
          "provider", expected: "one of " + upstreams.map(\.name).joined(separator: ", "),
          got: "\"\(params.provider.rawValue)\"")
      }
      if params.persist {
        // A longer limit than other in-order methods have: the caller relies on the key being saved, and twenty
        // processes may want to write it at once.
        let deadline = request.deadlineInOrder(params.call, atMost: .seconds(10))
        try persist(params.key.text, for: upstream, until: deadline)
      }
      keys.set(params.key.text, for: upstream)
      return status(of: upstream)
    }
    router.handleInOrder(CredentialsStatus.self) { _, _ in
      CredentialList(credentials: upstreams.map(status), warnings: keys.complaints.nilIfEmpty)
    }
  }

  /// Runs before the key is set, so that a file that can't be written changes nothing.
  private func persist(
    _ secret: String, for upstream: Upstream, until deadline: ContinuousClock.Instant
  ) throws(RPCError) {
    do throws(ConfigurationFile.Fault) {
      try keys.persist(secret, for: upstream, until: deadline)
    } catch {
      throw RPCError(.requestFailed, "The key was not changed: \(error)")
    }
  }

  private func status(of upstream: Upstream) -> CredentialStatus {
    guard let key = keys.key(for: upstream) else {
      return settings.isSandbox
        ? CredentialStatus(provider: upstream.provider, configured: true, source: .sandbox)
        : CredentialStatus(provider: upstream.provider, configured: false, hint: upstream.identity.missingKeyAdvice)
    }
    return CredentialStatus(
      provider: upstream.provider, configured: true, source: key.origin.source,
      scheme: key.credential.scheme)
  }
}

extension Key.Origin {
  fileprivate var source: CredentialSource {
    switch self {
    case .set: .request
    case .environment: .environment
    case .configurationFile: .file
    }
  }
}

extension Credential {
  fileprivate var scheme: CredentialScheme {
    switch placement {
    case .header(_, prefix: ""): .header
    case .header: .bearer
    case .queryItem: .query
    }
  }
}
