// SPDX-License-Identifier: MIT
/// The `code` of an error response. Other modules add codes for their own errors.
public struct ErrorCode: RawRepresentable, Hashable, Sendable {
  /// The number on the wire.
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// JSON-RPC 2.0 section 5.1: the message is not JSON.
  public static let parseError = ErrorCode(rawValue: -32700)
  /// JSON-RPC 2.0 section 5.1: valid JSON, but not a request that may be made now.
  public static let invalidRequest = ErrorCode(rawValue: -32600)
  /// JSON-RPC 2.0 section 5.1: no such method.
  public static let methodNotFound = ErrorCode(rawValue: -32601)
  /// JSON-RPC 2.0 section 5.1: parameters that the method doesn't accept.
  public static let invalidParams = ErrorCode(rawValue: -32602)
  /// JSON-RPC 2.0 section 5.1: a defect of the server.
  public static let internalError = ErrorCode(rawValue: -32603)
  /// LSP 3.17: the client cancelled the request before it was answered.
  public static let requestCancelled = ErrorCode(rawValue: -32800)
  /// LSP 3.17: the server cancelled the request, because it is shutting down.
  public static let serverCancelled = ErrorCode(rawValue: -32802)
  /// LSP 3.17: a valid request that could not be fulfilled.
  public static let requestFailed = ErrorCode(rawValue: -32803)
  /// The request exceeds what the server can hold at once.
  public static let serverBusy = ErrorCode(rawValue: -32000)

  /// The default `kind` in the data of an error with this code.
  var kind: String {
    switch self {
    case .parseError: "parseError"
    case .invalidRequest: "invalidRequest"
    case .methodNotFound: "methodNotFound"
    case .invalidParams: "invalidParams"
    case .internalError: "internalError"
    case .requestCancelled: "requestCancelled"
    case .serverCancelled: "serverCancelled"
    case .serverBusy: "serverBusy"
    default: "requestFailed"
    }
  }
}
