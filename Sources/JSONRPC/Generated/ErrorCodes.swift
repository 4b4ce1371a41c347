// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by `swift run generate` from schema/; changes belong there.

extension ErrorCode {
  /// The text is not JSON or nests more than 128 levels deep, or its header has no usable length. The answer's id is
  /// null.
  public static let parseError = ErrorCode(rawValue: -32700)
  /// Not a request object, an id already in use by a running request, a message or batch over its limit, a second
  /// initialize, or a request after shutdown.
  public static let invalidRequest = ErrorCode(rawValue: -32600)
  /// No method has this name; nearest is the most similar one.
  public static let methodNotFound = ErrorCode(rawValue: -32601)
  /// A parameter is missing, unknown, of the wrong type or out of range.
  public static let invalidParams = ErrorCode(rawValue: -32602)
  /// A defect of the server itself.
  public static let internalError = ErrorCode(rawValue: -32603)
  /// The client cancelled the request before it was answered.
  public static let requestCancelled = ErrorCode(rawValue: -32800)
  /// The server ended before the request was done.
  public static let serverCancelled = ErrorCode(rawValue: -32802)
  /// A batch alone is larger than the queue, or an answer in a batch found no room: answers that wait for the rest of
  /// their batch may take 16 MiB together. Also when 1,000 requests without an end (watch/follow) are open.
  public static let serverBusy = ErrorCode(rawValue: -32000)
  /// Any other unsuccessful answer of a provider, a redirect loop, or a local operation that failed, such as writing a
  /// file.
  public static let requestFailed = ErrorCode(rawValue: -32803)

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
      case .requestFailed: "requestFailed"
      default: "requestFailed"
    }
  }
}
