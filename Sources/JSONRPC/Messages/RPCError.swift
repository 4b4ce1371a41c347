// SPDX-License-Identifier: MIT
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
