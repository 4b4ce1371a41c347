// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by `swift run generate` from schema/; changes belong there.

import Basics
import JSON
import JSONRPC

/// Whether a provider's key is configured. The key itself is never shown.
public struct CredentialStatus: Sendable, Hashable {
  /// The provider that the key is for.
  public var provider: Provider
  /// Whether a key is configured; in the sandbox always true.
  public var configured: Bool
  /// Where the key comes from; absent if there is none.
  public var source: CredentialSource?
  /// How the key is sent; absent if there is none.
  public var scheme: CredentialScheme?
  /// How to set a key; present only if there is none.
  public var hint: String?

  public init(provider: Provider, configured: Bool, source: CredentialSource? = nil, scheme: CredentialScheme? = nil, hint: String? = nil) {
    self.provider = provider
    self.configured = configured
    self.source = source
    self.scheme = scheme
    self.hint = hint
  }
}

extension CredentialStatus: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("provider", provider)
    writer.member("configured", configured)
    writer.member("source", source)
    writer.member("scheme", scheme)
    writer.member("hint", hint)
  }
}

/// Where a key comes from.
public enum CredentialSource: String, Enumeration {
  /// credentials/set.
  case request
  /// An environment variable.
  case environment
  /// The configuration file.
  case file
  /// The sandbox, which needs none.
  case sandbox
}

/// How a key is sent to the provider.
public enum CredentialScheme: String, Enumeration {
  /// In a provider-specific header.
  case header
  /// As a bearer token.
  case bearer
  /// As a query parameter.
  case query
}

/// The key status of every provider.
public struct CredentialList: Sendable, Hashable {
  /// One entry for each provider.
  public var credentials: [CredentialStatus]
  /// What is wrong with the configuration file or with a key in it or in the environment; absent if nothing is.
  public var warnings: [String]?

  public init(credentials: [CredentialStatus], warnings: [String]? = nil) {
    self.credentials = credentials
    self.warnings = warnings
  }
}

extension CredentialList: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("credentials", credentials)
    writer.member("warnings", warnings)
  }
}

