// SPDX-License-Identifier: MIT
import JSON

/// A message without an answer.
struct Notification: JSONReadable {
  /// Who sends it.
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

/// One row of the table of errors.
struct ErrorEntry: JSONReadable {
  /// Which answers can be this error.
  enum Scope: String {
    /// Those to messages that are no valid request to a known method.
    case connection
    /// Those of every method.
    case request
    /// Those of methods that ask an upstream.
    case upstream
  }

  let kind: String
  let code: Int
  let scope: Scope
  let message: String
  let description: String
  /// Whether such an error is retryable unless its data says otherwise.
  let isRetryable: Bool
  /// The members that its data has beyond `kind` and `retryable`.
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
