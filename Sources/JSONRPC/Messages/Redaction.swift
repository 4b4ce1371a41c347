// SPDX-License-Identifier: MIT
import JSON

extension RPCError {
  /// The error with every text in it passed through a redactor, names of members left alone.
  public func redacted(by redact: (String) -> String) -> RPCError {
    var error = self
    error.message = redact(message)
    error.data = RawJSON { $0.copy(data.value, redact) }
    return error
  }
}

extension JSONWriter {
  /// Data is made by the server itself, so the depth of the recursion is small.
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
