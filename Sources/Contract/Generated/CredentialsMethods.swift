// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by `swift run generate` from schema/; changes belong there.

import Basics
import JSON
import JSONRPC

/// Sets or removes a provider's API key. The key is used from the next request on. An empty key removes the one set by
/// this method; a key from the environment or the configuration file then applies again.
public enum CredentialsSet: RPCMethod {
  public static let name = "credentials/set"
  public typealias Result = CredentialStatus

  /// The params of `credentials/set`, in positional order.
  public struct Params: CallParameters, Sendable, Hashable {
    public static let parameterNames: [String] = ["provider", "key", "persist"] + CallOptions.parameterNames.filter { $0 != "presentation" }

    /// The provider that the key is for.
    public var provider: Provider
    /// The API key; for TMDB an API key or an API read access token.
    public var key: Secret
    /// Whether to write the key to the configuration file as well, which only its owner can read. If empty, key is
    /// removed from the file.
    public var persist: Bool
    public var call: CallOptions

    public init(_ reader: inout ParameterReader) throws(RPCError) {
      provider = try reader.required("provider")
      key = try reader.required("key")
      persist = reader.given("persist") ?? false
      call = try CallOptions(&reader)
      try reader.finish()
    }
  }
}

/// Reports for each provider whether a key is configured. Returns where each key comes from, never the key itself. Asks
/// no provider.
public enum CredentialsStatus: RPCMethod {
  public static let name = "credentials/status"
  public typealias Result = CredentialList

  /// The params of `credentials/status`, in positional order.
  public struct Params: CallParameters, Sendable, Hashable {
    public static let parameterNames: [String] = CallOptions.parameterNames.filter { $0 != "presentation" }

    public var call: CallOptions

    public init(_ reader: inout ParameterReader) throws(RPCError) {
      call = try CallOptions(&reader)
    }
  }
}

