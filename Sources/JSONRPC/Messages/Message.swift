// SPDX-License-Identifier: MIT
import JSON

/// The kind of message that a JSON value represents (JSON-RPC 2.0 section 4).
enum Envelope {
  case call(IncomingCall)
  /// A response. The server never makes requests, so it is ignored.
  case response
  /// An invalid message; the id is null if no valid one could be read.
  case invalid(RequestID, RPCError)

  init(_ message: JSONValue) {
    guard message.kind == .object else {
      self = .invalid(.null, .invalidRequest("A message must be an object, or an array of objects"))
      return
    }
    // A single pass over the members, decoding only what is needed.
    var (version, id, method, params): (Int?, Int?, Int?, Int?)
    var isAnswer = false
    var next = message.firstName
    while let name = next {
      next = message.name(after: name)
      if message.isString(at: name, "jsonrpc") {
        version = name + 1
      } else if message.isString(at: name, "id") {
        id = name + 1
      } else if message.isString(at: name, "method") {
        method = name + 1
      } else if message.isString(at: name, "params") {
        params = name + 1
      } else if message.isString(at: name, "result") || message.isString(at: name, "error") {
        isAnswer = true
      }
    }
    let requestID = id.flatMap { RequestID(message.value(at: $0)) }
    do throws(RPCError) {
      guard let method else {
        if isAnswer {
          self = .response
          return
        }
        throw RPCError.invalidRequest("\"method\" is missing")
      }
      guard let version, message.isString(at: version, "2.0") else {
        throw RPCError.invalidRequest("\"jsonrpc\" must be \"2.0\"")
      }
      guard let method = message.string(at: method) else {
        throw RPCError.invalidRequest("\"method\" must be a string")
      }
      guard id == nil || requestID != nil else {
        throw RPCError.invalidRequest("\"id\" must be a string, a number or null")
      }
      self = .call(try IncomingCall(method: method, id: requestID, params: params.map { message.value(at: $0) }))
    } catch {
      self = .invalid(requestID ?? .null, error)
    }
  }
}

/// A request, or a notification if the id is nil.
struct IncomingCall {
  let method: String
  let id: RequestID?
  /// An object or an array; nil if absent or null.
  private(set) var params: JSONValue?

  /// The call without the rest of its message, which its params would keep alive.
  var detached: IncomingCall {
    var call = self
    call.params = params?.detached
    return call
  }

  fileprivate init(method: String, id: RequestID?, params: JSONValue?) throws(RPCError) {
    self.method = method
    self.id = id
    switch params?.kind {
    case nil, .null: self.params = nil
    case .object, .array: self.params = params
    default: throw .invalidRequest("\"params\" must be an object or an array")
    }
  }
}

/// Parses messages and tolerates pretty-printed ones: with line framing, the first line of such a message yields one
/// fault, and the lines after it are skipped until one is a message again.
struct MessageParser {
  enum Outcome {
    case message(JSONValue)
    case fault(RPCError)
    case skipped
  }

  let limits: Limits
  private var isInsidePrettyPrinting = false

  init(limits: Limits) { self.limits = limits }

  mutating func parse(_ text: [UInt8], framing: Framing) -> Outcome {
    do {
      let limits = JSONLimits(depth: limits.nestingDepth, values: limits.messageValues)
      let message = try JSONValue(parsing: text, limits: limits)
      if isInsidePrettyPrinting {
        // Inside a pretty-printed array, scalars and empty containers may be alone on a line.
        guard message.count > 0 else { return .skipped }
        isInsidePrettyPrinting = false
      }
      return .message(message)
    } catch {
      if isInsidePrettyPrinting { return .skipped }
      guard framing == .lines, error.isTruncated, Self.endsOpen(text) else { return .fault(RPCError(error)) }
      isInsidePrettyPrinting = true
      return .fault(.prettyPrinted(error))
    }
  }

  /// Whether a line ends as the first line of pretty-printed JSON always does, and a line cut off by accident rarely
  /// does.
  private static func endsOpen(_ text: [UInt8]) -> Bool {
    switch text.last(where: { !$0.isBlank }) {
    case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: ","), UInt8(ascii: ":"): true
    default: false
    }
  }
}

/// A request's id, echoed byte for byte. 1 and "1" differ; two spellings of a string or a whole number are the same id.
public enum RequestID: Sendable {
  case null
  case integer(Int)
  /// A number in any form other than a canonical 64-bit integer, or a string with lone surrogates, verbatim; with the
  /// value if it is a whole number.
  case verbatim([UInt8], value: Int?)
  case string(String, text: RawJSON)

  /// Nil for types that JSON-RPC 2.0 section 4 doesn't allow. Fractions, which it only advises against, are accepted,
  /// because languages without integers write `1.0`.
  init?(_ value: JSONValue) {
    switch value.kind {
    case .null: self = .null
    case .string:
      guard let string = value.string else { return nil }
      if let text = value.textWithLoneSurrogates {
        self = .verbatim(Array(text), value: nil)
      } else {
        self = .string(string, text: value.raw)
      }
    case .number:
      if let integer = value.integer, integer != 0 || value.rawBytes.count == 1 {
        self = .integer(integer)
      } else {
        self = .verbatim(Array(value.rawBytes), value: try? value.read(Int.self))
      }
    default: return nil
    }
  }

  /// The memory of the payload in bytes, beside the value itself.
  var memoryBytes: Int {
    switch self {
    case .null, .integer: 0
    case .verbatim(let text, _): text.count
    case .string(let string, let text): string.utf8.count + text.bytes.count
    }
  }

  /// False for null, which doesn't identify a request.
  var isDistinct: Bool { if case .null = self { false } else { true } }
}

extension RequestID: Hashable {
  public static func == (a: RequestID, b: RequestID) -> Bool {
    switch (a, b) {
    case (.null, .null): true
    case (.integer(let a), .integer(let b)): a == b
    case (.integer(let a), .verbatim(_, let b?)), (.verbatim(_, let b?), .integer(let a)): a == b
    case (.verbatim(_, let a?), .verbatim(_, let b?)): a == b
    case (.verbatim(let a, nil), .verbatim(let b, nil)): a == b
    case (.string(let a, _), .string(let b, _)): a.utf8.elementsEqual(b.utf8)
    default: false
    }
  }

  public func hash(into hasher: inout Hasher) {
    switch self {
    case .null: hasher.combine(0)
    case .integer(let value): hasher.combine(value)
    case .verbatim(_, let value?): hasher.combine(value)
    case .verbatim(let text, nil): hasher.combine(text)
    case .string(let string, _): string.utf8.withContiguousStorageIfAvailable { hasher.combine(bytes: .init($0)) }
    }
  }
}

extension RequestID: JSONReadable, JSONWritable {
  public init(json: JSONValue) throws(JSONMismatch) {
    guard let id = RequestID(json) else { throw json.mismatch(expected: "a string, a number or null") }
    self = id
  }

  public func write(to writer: inout JSONWriter) {
    switch self {
    case .null: writer.null()
    case .integer(let value): writer.integer(value)
    case .verbatim(let text, _): writer.raw(text)
    case .string(_, let text): writer.value(text)
    }
  }
}

extension RequestID: CustomStringConvertible {
  /// The id as sent, shortened for logs.
  public var description: String { RawJSON(writing: self).description.shortened }
}

/// An outgoing message, or a whole batch of responses, without its frame.
struct Message: Sendable {
  let text: [UInt8]

  /// The length of the text.
  var byteCount: Int { text.count }

  /// - Parameter text: JSON on a single line.
  init(text: [UInt8]) { self.text = text }

  init(_ body: (inout JSONWriter) -> Void) {
    var writer = JSONWriter()
    body(&writer)
    text = writer.bytes
  }

  static func answer(to id: RequestID, result: any JSONWritable, _ rewriting: Rewriting?) -> Message {
    Message { $0.answer(to: id, result: result, rewriting) }
  }

  static func answer(to id: RequestID, error: RPCError) -> Message {
    Message { $0.answer(to: id, error: error) }
  }

  /// - Parameter params: must write an object; clients in use refuse notifications without one.
  static func notification(_ method: String, params: some JSONWritable) -> Message {
    Message { writer in
      writer.object { writer in
        writer.member("jsonrpc", "2.0")
        writer.member("method", method)
        writer.member("params", params)
      }
    }
  }
}

/// Changes a result or a part of one on its way to a client.
typealias Rewriting = @Sendable (RawJSON) -> RawJSON

// On the writer, so that the reader can reuse one buffer for all its responses.
extension JSONWriter {
  /// - Parameter rewriting: changes the result; nil to write it as it is.
  mutating func answer(to id: RequestID, result: any JSONWritable, _ rewriting: Rewriting? = nil) {
    literal("{\"jsonrpc\":\"2.0\",\"id\":")
    value(id)
    literal("\"result\":")
    if let rewriting { value(rewriting(RawJSON(writing: result))) } else { value(result) }
    endObject()
  }

  mutating func answer(to id: RequestID?, error: RPCError) {
    object { writer in
      writer.member("jsonrpc", "2.0")
      writer.member("id", id)
      writer.member("error", error)
    }
  }
}
