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
  let params: JSONValue?

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
