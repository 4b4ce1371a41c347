// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by `swift run generate` from schema/; changes belong there.

import JSON
import JSONRPC

/// Answers at once with what it got. To see that the program is there, and how long the way takes.
public enum ServerPing: RPCMethod {
  public static let name = "server/ping"
  public typealias Result = Pong

  /// The params of `server/ping`, in positional order.
  public struct Params: CallParameters, Sendable, Hashable {
    public static let parameterNames: [String] = ["sequence", "sentAt"] + CallOptions.parameterNames

    /// Anything; it comes back.
    public var sequence: Int?
    /// Anything; it comes back. In the sender's own.
    public var sentAt: Int?
    public var call: CallOptions

    public init(sequence: Int? = nil, sentAt: Int? = nil, call: CallOptions = CallOptions()) {
      self.sequence = sequence
      self.sentAt = sentAt
      self.call = call
    }

    public init(_ reader: inout ParameterReader) throws(RPCError) {
      sequence = try reader.optional("sequence")
      sentAt = try reader.optional("sentAt")
      call = try CallOptions(&reader)
    }
  }
}

/// Says how the program is doing. What time it is for it, what it has done since it started, how much memory it needed,
/// how each upstream is doing, and what the providers ask to be shown.
public enum ServerStatus: RPCMethod {
  public static let name = "server/status"
  public typealias Result = ServerReport

  /// The params of `server/status`, in positional order.
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

