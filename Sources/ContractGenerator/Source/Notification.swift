// SPDX-License-Identifier: MIT
import JSON

/// A JSON-RPC notification of the contract.
struct Notification: JSONReadable {
  enum Sender: String { case client, server }

  let name: String
  let sender: Sender
  let params: JSONValue
  let json: JSONValue

  init(json: JSONValue) throws(JSONMismatch) {
    name = try json.required("name")
    guard let sender = Sender(rawValue: try json.required("sender")) else {
      throw json.mismatch(expected: "a sender: client or server")
    }
    self.sender = sender
    params = try json.required("params")
    self.json = json
  }
}

/// A kind of error: a row of schema/errors.json.
struct ErrorEntry: JSONReadable {
  /// Which responses can carry the error.
  enum Scope: String {
    /// Responses to messages that are not a valid request for a known method.
    case connection
    /// Responses of every method.
    case request
    /// Responses of methods that call an upstream.
    case upstream
  }

  let kind: String
  let code: Int
  let scope: Scope
  let message: String
  let description: String
  /// Whether the error is retryable unless its data says otherwise.
  let isRetryable: Bool
  /// The members that its data always has besides `kind` and `retryable`.
  let required: [String]

  init(json: JSONValue) throws(JSONMismatch) {
    kind = try json.required("kind")
    code = try json.required("code")
    guard let scope = Scope(rawValue: try json.required("scope")) else {
      throw json.mismatch(expected: "a scope: connection, request or upstream")
    }
    self.scope = scope
    message = try json.required("message")
    description = try json.required("description")
    isRetryable = try json.required("retryable")
    required = try json.required("required")
  }
}
