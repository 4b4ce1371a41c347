// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by `swift run generate` from schema/; changes belong there.

import JSON
import JSONRPC

/// Sets a provider's key. It is used from the next request on. An empty key removes the one that is there.
public enum CredentialsSet: RPCMethod {
  public static let name = "credentials/set"
  public typealias Result = CredentialStatus

  /// The params of `credentials/set`, in positional order.
  public struct Params: CallParameters, Sendable, Hashable {
    public static let parameterNames: [String] = ["provider", "key", "persist"] + CallOptions.parameterNames

    /// Whose key.
    public var provider: Provider
    /// The key; TMDB takes a token or a key.
    public var key: Secret
    /// Whether to keep it in the configuration file, which only its owner can read.
    public var persist: Bool
    public var call: CallOptions

    public init(provider: Provider, key: Secret, persist: Bool = false, call: CallOptions = CallOptions()) {
      self.provider = provider
      self.key = key
      self.persist = persist
      self.call = call
    }

    public init(_ reader: inout ParameterReader) throws(RPCError) {
      provider = try reader.required("provider")
      key = try reader.required("key")
      persist = try reader.optional("persist") ?? false
      call = try CallOptions(&reader)
    }
  }
}

/// Says which keys are there. Never the keys themselves, and without asking a provider.
public enum CredentialsStatus: RPCMethod {
  public static let name = "credentials/status"
  public typealias Result = CredentialList

  /// The params of `credentials/status`, in positional order.
  public struct Params: CallParameters, Sendable, Hashable {
    public static let parameterNames: [String] = [] + CallOptions.parameterNames

    public var call: CallOptions

    public init(call: CallOptions = CallOptions()) {
      self.call = call
    }

    public init(_ reader: inout ParameterReader) throws(RPCError) {
      call = try CallOptions(&reader)
    }
  }
}

