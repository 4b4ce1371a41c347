// SPDX-License-Identifier: MIT
import JSON

/// The parameters of one method, read by name or by position.
public protocol ParameterReadable {
  /// Every name, in the order that counts for parameters by position. The tokens of `ProgressTokens` are not among
  /// them.
  static var parameterNames: [String] { get }
  /// Members that are not among the names are no error.
  static var allowsUnknown: Bool { get }

  /// - Throws: -32602 that points at the first parameter that is not what the method needs.
  init(_ reader: inout ParameterReader) throws(RPCError)
}

extension ParameterReadable {
  public static var allowsUnknown: Bool { false }

  /// Reads params that did not come with a request of JSON-RPC's own, such as the arguments of a tool.
  public init(params: JSONValue?) throws(RPCError) {
    var reader = try ParameterReader(params, names: Self.parameterNames, allowsUnknown: Self.allowsUnknown)
    try self.init(&reader)
  }
}

/// Parameters that say how long the call may take. A request whose time runs out while it waits for a slot is started
/// without one, so that its handler can answer in time, which then is all there is left to do.
public protocol TimeLimited {
  /// From when the request was read; nil for any time. It is called before the params are known to be valid.
  static func timeLimit(of params: JSONValue?) -> Duration?
}

/// The parameters of a method that has none.
public struct NoParameters: ParameterReadable, Sendable {
  public static var parameterNames: [String] { [] }

  /// There are none.
  public init() {}

  public init(_ reader: inout ParameterReader) throws(RPCError) {}
}
