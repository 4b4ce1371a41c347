// SPDX-License-Identifier: MIT
import Contract
import JSON
import JSONRPC

/// The arguments of a method's tool, those that only tools have taken out.
struct MethodArguments {
  /// What goes on to the method.
  private let passed: [(name: String, value: JSONValue)]
  private let arguments: JSONValue

  /// - Throws: -32602 for an argument that the tool doesn't have. The method itself looks at the values.
  init(_ arguments: JSONValue, of method: MethodDescription) throws(RPCError) {
    for (name, _) in arguments.members where !method.taken.contains(name) {
      throw .unknown("argument", name, known: method.taken)
    }
    self.arguments = arguments
    let own = ["verbatim"] + (method.rows == nil ? [] : ["limit", "cursor", "page", "pageSize"])
    passed = arguments.members.filter { !own.contains($0.name) }
  }

  /// An argument that only tools have.
  /// - Parameter expected: what it should be, for the model.
  func value<T>(_ name: String, expected: String, _ read: (JSONValue) -> T?) throws(RPCError) -> T? {
    guard let value = arguments[name], !value.isNull else { return nil }
    guard let result = read(value) else {
      throw RPCError(.invalidParams, "\"\(name)\" is invalid: expected \(expected), got \(value.summary)") { writer in
        writer.member("path", "/\(name)")
        writer.member("expected", expected)
        writer.member("got", value.summary)
      }
    }
    return result
  }

  /// Whether what the provider says beyond the contract's names is wanted.
  func isVerbatim() throws(RPCError) -> Bool {
    try value("verbatim", expected: "true or false", \.boolean) ?? false
  }

  /// The params of the request.
  func params(_ more: (inout JSONWriter) -> Void = { _ in }) -> RawJSON {
    RawJSON { writer in
      writer.object { writer in
        for (name, value) in passed { writer.member(name, value) }
        more(&writer)
      }
    }
  }
}

/// A result without what the providers say beyond the contract's names, which stands as an object under the provider's
/// key. It is half of a result's bytes, and a model rarely needs it.
struct WithoutVerbatim: JSONWritable {
  private static let keys = Provider.allCases.map(\.rawValue)

  let value: JSONValue

  func write(to writer: inout JSONWriter) {
    switch value.kind {
    case .object:
      writer.object { writer in
        for (name, member) in value.members where !(member.kind == .object && Self.keys.contains(name)) {
          writer.member(name, WithoutVerbatim(value: member))
        }
      }
    case .array:
      writer.array { writer in for element in value.elements { writer.value(WithoutVerbatim(value: element)) } }
    default: writer.value(value)
    }
  }
}

extension JSONValue {
  /// What a tool gives of a result.
  func forAssistant(verbatim: Bool) -> RawJSON { verbatim ? raw : RawJSON(writing: WithoutVerbatim(value: self)) }
}
