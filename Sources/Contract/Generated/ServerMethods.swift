// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by `swift run generate` from schema/; changes belong there.

import Basics
import JSON
import JSONRPC

/// Returns its params at once. Checks that the server responds, and measures the round trip.
public enum ServerPing: RPCMethod {
  public static let name = "server/ping"
  public typealias Result = Pong

  /// The params of `server/ping`, in positional order.
  public struct Params: CallParameters, Sendable, Hashable {
    public static let parameterNames: [String] = ["sequence", "sentAt"] + CallOptions.parameterNames

    /// Any integer; it is returned unchanged.
    public var sequence: Int?
    /// Any integer, such as a time in the sender's own unit; it is returned unchanged.
    public var sentAt: Int?
    public var call: CallOptions

    public init(_ reader: inout ParameterReader) throws(RPCError) {
      sequence = reader.given("sequence")
      sentAt = reader.given("sentAt")
      call = try CallOptions(&reader)
      try reader.finish()
    }
  }
}

/// Reports the server's state and statistics. Returns its clock, what it has done since it started, its peak memory
/// use, the health of each provider, and the attributions that the providers require.
public enum ServerStatus: RPCMethod {
  public static let name = "server/status"
  public typealias Result = ServerReport
  public typealias Params = PlainCallParameters
}

