// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by `swift run generate` from schema/; changes belong there.

import Basics
import JSON
import JSONRPC

/// Introduces the client and sets its preferences. Optional, and allowed once. Unknown members are ignored, so a
/// Language Server Protocol client can send its usual params.
public enum Initialize: RPCMethod {
  public static let name = "initialize"
  public typealias Result = InitializeResult

  /// The params of `initialize`, in positional order.
  public struct Params: ParameterReadable, Sendable, Hashable {
    public static let parameterNames: [String] = ["processId", "clientInfo", "capabilities", "trace", "initializationOptions"]
    public static let allowsUnknown = true

    /// The id of the client's process; the server exits when that process ends. It is watched only if it can be seen
    /// when this request arrives. null: no process.
    public var processId: Int?
    /// The client's name and version.
    public var clientInfo: ClientInfo?
    /// The client's capabilities; they have no effect.
    public var capabilities: RawJSON?
    /// The trace level: off, messages or verbose. Other values are ignored.
    public var trace: String?
    /// The client's preferences for this session.
    public var initializationOptions: InitializeOptions?

    public init(_ reader: inout ParameterReader) throws(RPCError) {
      processId = reader.given("processId")
      clientInfo = reader.given("clientInfo")
      capabilities = reader.given("capabilities")
      trace = reader.given("trace")
      initializationOptions = reader.given("initializationOptions")
      try reader.finish()
    }
  }
}

/// Returns the contract as an OpenRPC document. The bytes are those of schema/openrpc.json (OpenRPC, service discovery
/// method). With method or family the document has these methods alone, with the components that they refer to. The
/// results' schemas are open, since a later release may add members; params are closed.
public enum RpcDiscover: RPCMethod {
  public static let name = "rpc.discover"
  public typealias Result = ContractDocument

  /// The params of `rpc.discover`, in positional order.
  public struct Params: ParameterReadable, Sendable, Hashable {
    public static let parameterNames: [String] = ["method", "family"]

    /// One method.
    public var method: String?
    /// The methods of a family: those whose names begin with it and a slash.
    public var family: String?

    public init(_ reader: inout ParameterReader) throws(RPCError) {
      method = reader.given("method", .length(1...100))
      family = reader.given("family", .length(1...100))
      try reader.finish()
      try reader.atMostOne(of: ["method": method != nil, "family": family != nil])
    }
  }
}

