// SPDX-License-Identifier: MIT
import Contract
import JSON
import JSONRPC

/// The arguments of a method's tool, without those that only tools have.
struct MethodArguments {
  /// The arguments to pass to the method, and its fixed ones.
  private var passed: [(name: String, value: JSONValue)]
  private let arguments: JSONValue

  /// - Throws: -32602 for an unknown argument. The method itself validates the values.
  init(_ arguments: JSONValue, of method: MethodDescription) throws(RPCError) {
    for (name, _) in arguments.members where !method.taken.contains(name) {
      throw .unknown("argument", name, known: method.parameters.map(\.name))
    }
    self.arguments = arguments
    let own =
      ["verbatim"] + (method.rows == nil ? [] : ["limit", "cursor", "page", "pageSize"])
      + (method.isLocated ? ["place"] : [])
    passed = arguments.members.filter { !own.contains($0.name) } + method.fixed
  }

  /// Puts what the contract takes in place of what people write: ids in place of titles and theatres' names, days and
  /// times in place of words, coordinates in place of a place.
  /// - Throws: -32602 for what isn't certain.
  mutating func understand(for method: MethodDescription, _ contract: any ContractCaller) async throws(RPCError) {
    for (index, argument) in passed.enumerated() {
      guard let parameter = method.parameters.first(where: { $0.name == argument.name }) else { continue }
      passed[index].value = try await ArgumentReading(
        parameter: parameter, method: method, arguments: arguments, contract: contract
      ).value(argument.value)
    }
    guard method.isLocated, let text = try value("place", expected: "a place", \.string), !text.isEmpty else { return }
    passed.removeAll { Coordinate(rawValue: $0.name) != nil }
    for (coordinate, degrees) in try await Coordinate.ofPlace(text, contract) {
      passed.append((coordinate.rawValue, RawJSON(writing: degrees).value))
    }
  }

  /// Reads an argument that only tools have.
  /// - Parameter expected: the accepted values, for the model.
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

  /// Whether the result should include the providers' verbatim members.
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
