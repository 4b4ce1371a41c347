// SPDX-License-Identifier: MIT
import JSON

extension RawJSON {
  /// The value without the providers' own members: the objects under the providers' names, which are half of a list's
  /// bytes.
  public var withoutVerbatim: RawJSON { RawJSON(writing: WithoutVerbatim(value: value)) }
}

private struct WithoutVerbatim: JSONWritable {
  private static let providers = Set(Provider.allCases.map(\.rawValue))

  let value: JSONValue

  func write(to writer: inout JSONWriter) {
    switch value.kind {
    case .object:
      writer.object { writer in
        for (name, member) in value.members where member.kind != .object || !Self.providers.contains(name) {
          writer.member(name, WithoutVerbatim(value: member))
        }
      }
    case .array:
      writer.array { writer in
        for element in value.elements { writer.value(WithoutVerbatim(value: element)) }
      }
    case .string, .number, .boolean, .null: writer.value(value)
    }
  }
}
