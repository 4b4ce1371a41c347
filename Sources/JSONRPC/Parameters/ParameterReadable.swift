/// The parameters of one method, read by name or by position.
public protocol ParameterReadable {
  /// Every name, in the order that counts for parameters by position. The tokens of `ProgressTokens` are not among them.
  static var parameterNames: [String] { get }
  /// Members that are not among the names are no error.
  static var allowsUnknown: Bool { get }

  /// - Throws: -32602 that points at the first parameter that is not what the method needs.
  init(_ reader: inout ParameterReader) throws(RPCError)
}

extension ParameterReadable {
  public static var allowsUnknown: Bool { false }
}

/// The parameters of a method that has none.
public struct NoParameters: ParameterReadable, Sendable {
  public static var parameterNames: [String] { [] }

  public init() {}

  public init(_ reader: inout ParameterReader) throws(RPCError) {}
}
