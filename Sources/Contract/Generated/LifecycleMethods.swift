// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by `swift run generate` from schema/; changes belong there.

import JSON
import JSONRPC

/// Says who the client is and what it wishes. Optional, and at most once. Members that are not known here are ignored,
/// so that a client of the Language Server Protocol may send what it always sends.
public enum Initialize: RPCMethod {
  public static let name = "initialize"
  public typealias Result = InitializeResult

  /// The params of `initialize`, in positional order.
  public struct Params: ParameterReadable, Sendable, Hashable {
    public static let parameterNames: [String] = ["processId", "clientInfo", "capabilities", "trace", "initializationOptions"]
    public static let allowsUnknown = true

    /// The process that started this one; this one leaves when that one is gone. It is watched if it is visible when
    /// this request comes; null if there is none.
    public var processId: Int?
    /// Which program asks.
    public var clientInfo: ClientInfo?
    /// What the client can do; nothing here depends on it.
    public var capabilities: RawJSON?
    /// How much of the trace to send: off, messages or verbose.
    public var trace: String?
    /// What the client wishes of this server.
    public var initializationOptions: InitializeOptions?

    public init(processId: Int? = nil, clientInfo: ClientInfo? = nil, capabilities: RawJSON? = nil, trace: String? = nil, initializationOptions: InitializeOptions? = nil) {
      self.processId = processId
      self.clientInfo = clientInfo
      self.capabilities = capabilities
      self.trace = trace
      self.initializationOptions = initializationOptions
    }

    public init(_ reader: inout ParameterReader) throws(RPCError) {
      processId = try reader.optional("processId")
      clientInfo = try reader.optional("clientInfo")
      capabilities = try reader.optional("capabilities")
      trace = try reader.optional("trace")
      initializationOptions = try reader.optional("initializationOptions")
    }
  }
}

/// Gives this document. The contract, in the same bytes as schema/openrpc.json has them (OpenRPC, service discovery
/// method).
public enum RpcDiscover: RPCMethod {
  public static let name = "rpc.discover"
  public typealias Result = ContractDocument

  public typealias Params = NoParameters
}

