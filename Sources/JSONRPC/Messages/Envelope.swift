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
