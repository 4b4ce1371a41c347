// SPDX-License-Identifier: MIT
import JSON

/// The schema of a part of an answer (JSON Schema 2020-12).
indirect enum Shape: Sendable, JSONWritable {
  /// A string, number or boolean.
  case scalar
  case string, integer, number, boolean
  case array(Shape)
  case object([Named])
  case table
  /// Whatever the providers gave.
  case verbatim

  struct Named: Sendable {
    let name: String
    let shape: Shape

    init(_ name: String, _ shape: Shape) {
      self.name = name
      self.shape = shape
    }
  }

  /// The members of an answer that is a table.
  static let tableMembers = [
    Named("columns", .array(.string)), Named("rows", .array(.array(.scalar))),
  ]

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      switch self {
      case .scalar: writer.member("type", ["string", "number", "boolean", "null"])
      case .string: writer.member("type", "string")
      case .integer: writer.member("type", "integer")
      case .number: writer.member("type", "number")
      case .boolean: writer.member("type", "boolean")
      case .verbatim: break
      case .array(let shape):
        writer.member("type", "array")
        writer.member("items", shape)
      case .table: Self.writeMembers(Self.tableMembers, to: &writer)
      case .object(let members): Self.writeMembers(members, to: &writer)
      }
    }
  }

  private static func writeMembers(_ members: [Named], to writer: inout JSONWriter) {
    writer.member("type", "object")
    writer.member("additionalProperties", false)
    writer.key("properties")
    writer.object { writer in for member in members { writer.member(member.name, member.shape) } }
  }
}
