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
      processId = try reader.optional("processId")
      clientInfo = try reader.optional("clientInfo")
      capabilities = try reader.optional("capabilities")
      trace = try reader.optional("trace")
      initializationOptions = try reader.optional("initializationOptions")
    }
  }
}

/// Returns the contract as an OpenRPC document. The bytes are those of schema/openrpc.json (OpenRPC, service discovery
/// method).
public enum RpcDiscover: RPCMethod {
  public static let name = "rpc.discover"
  public typealias Result = ContractDocument
  public typealias Params = NoParameters
}

