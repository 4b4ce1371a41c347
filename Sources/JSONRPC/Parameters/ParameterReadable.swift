// SPDX-License-Identifier: MIT
import JSON

/// A method's parameters, read by name or by position.
public protocol ParameterReadable {
  /// All names, in positional order. Excludes the tokens of `ProgressTokens`.
  static var parameterNames: [String] { get }
  /// Whether unknown members are accepted; false by default.
  static var allowsUnknown: Bool { get }

  /// Reads the parameters.
  /// - Throws: -32602 that points at the first invalid parameter.
  init(_ reader: inout ParameterReader) throws(RPCError)
}

extension ParameterReadable {
  public static var allowsUnknown: Bool { false }

  /// Reads params from outside a JSON-RPC request, such as the arguments of a tool.
  public init(params: JSONValue?) throws(RPCError) {
    var reader = try ParameterReader(params, names: Self.parameterNames, allowsUnknown: Self.allowsUnknown)
    try self.init(&reader)
  }
}

/// Parameters with a time limit for the call. A request whose time runs out in the queue is started without a slot, so
/// that its handler can still respond, if only to report that time has run out.
public protocol TimeLimited {
  /// The time limit, counted from when the request was read; nil for none. Called before the params are validated.
  static func timeLimit(of params: JSONValue?) -> Duration?
}

/// The parameters of a method that has none.
public struct NoParameters: ParameterReadable, Sendable {
  public static var parameterNames: [String] { [] }

  /// Creates empty parameters.
  public init() {}

  public init(_ reader: inout ParameterReader) throws(RPCError) {}
}
