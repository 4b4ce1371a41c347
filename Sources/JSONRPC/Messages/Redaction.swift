// SPDX-License-Identifier: MIT
import JSON

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
