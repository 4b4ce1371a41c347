// SPDX-License-Identifier: MIT
/// The `code` of an error answer. Other modules add the codes of their own errors.
public struct ErrorCode: RawRepresentable, Hashable, Sendable {
  /// The number on the wire.
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// JSON-RPC 2.0 section 5.1: what came is not JSON.
  public static let parseError = ErrorCode(rawValue: -32700)
  /// JSON-RPC 2.0 section 5.1: JSON, but no request that may be made now.
  public static let invalidRequest = ErrorCode(rawValue: -32600)
  /// JSON-RPC 2.0 section 5.1.
  public static let methodNotFound = ErrorCode(rawValue: -32601)
  /// JSON-RPC 2.0 section 5.1.
  public static let invalidParams = ErrorCode(rawValue: -32602)
  /// JSON-RPC 2.0 section 5.1: a defect of the server.
  public static let internalError = ErrorCode(rawValue: -32603)
  /// LSP 3.17: the client's cancel won.
  public static let requestCancelled = ErrorCode(rawValue: -32800)
  /// LSP 3.17: the server gave the request up, because it ends.
  public static let serverCancelled = ErrorCode(rawValue: -32802)
  /// LSP 3.17: a valid request that could not be fulfilled.
  public static let requestFailed = ErrorCode(rawValue: -32803)
  /// More than the server can hold at once.
  public static let serverBusy = ErrorCode(rawValue: -32000)

  /// The `kind` that an error of this code has in its data unless it says otherwise.
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
