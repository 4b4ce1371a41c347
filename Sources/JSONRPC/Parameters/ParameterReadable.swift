// SPDX-License-Identifier: MIT
import JSON

/// A method's parameters, read by name or by position.
public protocol ParameterReadable {
  /// All names, in positional order. Excludes the tokens of `ProgressTokens`.
  static var parameterNames: [String] { get }
  /// Whether unknown members are accepted; false by default.
  static var allowsUnknown: Bool { get }
  /// The time limit of the call, counted from when the request was read; nil for none, the default. A request whose
  /// time runs out in the queue is started without a slot, so that its handler can still respond, if only to report
  /// that.
  var timeLimit: Duration? { get }

  /// Reads the parameters.
  /// - Throws: -32602 that points at the first invalid parameter.
  init(_ reader: inout ParameterReader) throws(RPCError)
}

extension ParameterReadable {
  public static var allowsUnknown: Bool { false }
  public var timeLimit: Duration? { nil }

  /// Reads params from outside a JSON-RPC request, such as the arguments of a tool.
  public init(params: JSONValue?) throws(RPCError) {
    var reader = try ParameterReader(params, names: Self.parameterNames, allowsUnknown: Self.allowsUnknown)
    try self.init(&reader)
  }
}

/// The parameters of a method that has none.
public struct NoParameters: ParameterReadable, Sendable {
  public static var parameterNames: [String] { [] }

  /// Creates empty parameters.
  public init() {}

  public init(_ reader: inout ParameterReader) throws(RPCError) {}
}

/// A method with its name and types; the contract has one for each of its methods.
public protocol RPCMethod {
  /// The parameters of a call.
  associatedtype Params: ParameterReadable & Sendable
  /// The result of a successful call.
  associatedtype Result: JSONWritable & Sendable

  /// The name on the wire, `family/verb`.
  static var name: String { get }
}
