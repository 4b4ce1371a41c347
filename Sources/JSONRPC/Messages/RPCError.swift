// SPDX-License-Identifier: MIT
import Basics
import JSON

/// An error as it is sent to the client.
public struct RPCError: Error, Hashable, Sendable {
  /// The code for programs that know only JSON-RPC.
  public var code: ErrorCode
  /// One sentence for people.
  public var message: String
  /// An object with `kind`, `retryable` and details for programs.
  public var data: RawJSON

  /// - Parameters:
  ///   - kind: the error's name for programs; defaults to that of the code.
  ///   - retryable: whether the same request may succeed later.
  ///   - details: writes further members of `data`.
  public init(
    _ code: ErrorCode, _ message: String, kind: String? = nil, retryable: Bool = false,
    details: (inout JSONWriter) -> Void = { _ in }
  ) {
    self.code = code
    self.message = message
    data = RawJSON { writer in
      writer.object { writer in
        writer.member("kind", kind ?? code.kind)
        writer.member("retryable", retryable)
        details(&writer)
      }
    }
  }

  /// The `kind` in the data.
  public var kind: String { data.value["kind"]?.string ?? code.kind }
}

extension RPCError: JSONReadable, JSONWritable {
  public init(json: JSONValue) throws(JSONMismatch) {
    code = ErrorCode(rawValue: try json.required("code"))
    message = try json.required("message")
    data = try json.optional("data") ?? RawJSON { $0.object { _ in } }
  }

  public func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("code", code.rawValue)
      writer.member("message", message)
      writer.member("data", data)
    }
  }
}

extension RPCError {
  /// The error with a redactor applied to the message and every string in the data; names of members stay as they are.
  public func redacted(by redact: (String) -> String) -> RPCError {
    var error = self
    error.message = redact(message)
    error.data = RawJSON { $0.copy(data.value, redact) }
    return error
  }
}

extension JSONWriter {
  /// Recursion is safe here: the server writes the data itself, so nesting is shallow.
  fileprivate mutating func copy(_ value: JSONValue, _ redact: (String) -> String) {
    switch value.kind {
    case .string: string(redact(value.string ?? ""))
    case .array: array { for element in value.elements { $0.copy(element, redact) } }
    case .object:
      object { writer in
        for (name, member) in value.members {
          writer.key(name)
          writer.copy(member, redact)
        }
      }
    case .null, .boolean, .number: raw(value.rawBytes)
    }
  }
}

/// The `code` of an error response. The constants are generated from schema/errors.json: here those of any server, in
/// Contract those of errors of a provider.
public struct ErrorCode: RawRepresentable, Hashable, Sendable {
  /// The number on the wire.
  public let rawValue: Int

  /// Creates a code, which the contract need not list.
  public init(rawValue: Int) { self.rawValue = rawValue }
}

// Errors raised by the engine itself.
extension RPCError {
  init(_ fault: FramingFault) {
    switch fault {
    case .messageTooLong(let limit):
      self.init(.invalidRequest, "The message is longer than \(limit) bytes and was skipped") {
        $0.member("limitBytes", limit)
      }
    case .headersTooLong(let limit):
      self.init(.parseError, "The headers are longer than \(limit) bytes") { $0.member("limitBytes", limit) }
    case .malformedHeader:
      self.init(.parseError, "Expected a header such as \"Content-Length: 42\"")
    case .lengthMissing:
      self.init(.parseError, "The headers have no Content-Length")
    case .lengthUnusable:
      self.init(.parseError, "The Content-Length is not a valid number of bytes")
    case .inputEndedInsideMessage:
      self.init(.parseError, "The input ended inside a message")
    }
  }

  init(_ error: JSONSyntaxError) {
    if case .tooManyValues(let limit) = error.reason {
      self.init(.invalidRequest, "The message contains more than \(limit) names and values") {
        $0.member("limitValues", limit)
      }
      return
    }
    self.init(.parseError, "The message is not JSON: \(error)") { $0.member("offset", error.offset) }
  }

  static func prettyPrinted(_ error: JSONSyntaxError) -> RPCError {
    RPCError(.parseError, "The line contains only the beginning of a message; each message must be on one line") {
      $0.member("offset", error.offset)
      $0.member("hint", "Pretty-printed JSON can be put on one line with: jq -c")
    }
  }

  /// An envelope that is not a valid request, or a request that may not be made now.
  static func invalidRequest(_ message: String) -> RPCError { RPCError(.invalidRequest, message) }

  static func methodNotFound(_ name: String, known: some Collection<String>) -> RPCError {
    let nearest = nearestMethod(to: name, in: known)
    return RPCError(.methodNotFound, "Unknown method \"\(name.shortened)\"\(didYouMean(nearest))") {
      $0.member("method", name.shortened)
      $0.member("nearest", nearest)
    }
  }

  static let requestCancelled = RPCError(.requestCancelled, "The request was cancelled")
  static let serverCancelled = RPCError(
    .serverCancelled, "The server stopped before the request was finished", retryable: true)
  static let serverBusy = RPCError(
    .serverBusy, "The batch exceeds the memory limit for waiting requests", retryable: true)
  static let batchAnswersTooLarge = RPCError(
    .serverBusy, "The batch's responses exceed the limit for waiting responses; send smaller batches", retryable: true)
  static let tooManyLongLived = RPCError(
    .serverBusy, "As many requests without an end are open as are allowed; cancel one first", retryable: true)
  static let unanswered = RPCError(.internalError, "The request ended without a response")

  /// For errors thrown by a handler that are neither an `RPCError` nor a cancellation.
  static func unexpected(_ error: any Error) -> RPCError {
    RPCError(.internalError, "Unexpected error: \(error)")
  }
}

extension RPCError {
  /// This error with the code for a request that the server cancelled, not the client; further data is kept.
  var asServerCancelled: RPCError {
    let cancelled = RPCError.serverCancelled
    return RPCError(cancelled.code, cancelled.message, retryable: true) { writer in
      for (name, value) in data.value.members where name != "kind" && name != "retryable" { writer.member(name, value) }
    }
  }
}

extension String {
  /// The first 100 characters, for echoing a name that the client made up.
  var shortened: String { utf8.count <= 100 ? self : String(prefix(100)) + "…" }
}
