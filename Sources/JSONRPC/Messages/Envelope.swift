import JSON

/// What one JSON value turned out to be (JSON-RPC 2.0 section 4).
enum Envelope {
  case call(Call)
  /// An answer to a request that the server never made; it means nothing here.
  case response
  /// The id is null where no valid one could be read.
  case invalid(RequestID, RPCError)

  init(_ message: JSONValue) {
    guard message.kind == .object else {
      self = .invalid(.null, .invalidRequest("A message must be an object, or an array of objects"))
      return
    }
    var method: JSONValue?
    var id: JSONValue?
    var params: JSONValue?
    var version: JSONValue?
    var isAnswer = false
    for (name, value) in message.members {
      switch name {
      case "jsonrpc": version = value
      case "id": id = value
      case "method": method = value
      case "params": params = value
      case "result", "error": isAnswer = true
      default: break
      }
    }
    guard let method else {
      self =
        isAnswer ? .response : .invalid(id.flatMap(RequestID.init) ?? .null, .invalidRequest("\"method\" is missing"))
      return
    }
    do {
      self = .call(try Call(version: version, id: id, method: method, params: params))
    } catch {
      self = .invalid(id.flatMap(RequestID.init) ?? .null, error)
    }
  }
}

/// A request, or a notification where the id is nil.
struct Call {
  let method: String
  let id: RequestID?
  /// An object or an array; nil where there are none.
  let params: JSONValue?

  fileprivate init(version: JSONValue?, id: JSONValue?, method: JSONValue, params: JSONValue?) throws(RPCError) {
    guard version?.string == "2.0" else { throw .invalidRequest("\"jsonrpc\" must be \"2.0\"") }
    guard let name = method.string else { throw .invalidRequest("\"method\" must be a string") }
    self.method = name
    if let id {
      guard let id = RequestID(id) else { throw .invalidRequest("\"id\" must be a string, an integer or null") }
      self.id = id
    } else {
      self.id = nil
    }
    switch params?.kind {
    case nil, .null: self.params = nil
    case .object, .array: self.params = params
    default: throw .invalidRequest("\"params\" must be an object or an array")
    }
  }
}
