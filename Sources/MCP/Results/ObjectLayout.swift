// SPDX-License-Identifier: MIT
import JSON

/// The layout of a single object's structured content: its parts in order. The names and shapes of the parts don't
/// depend on the object, so that the output schema is derived from them.
struct ObjectLayout<Model>: Sendable {
  struct Part: Sendable {
    let members: [Shape.Named]
    /// Adds the part, with a maximum number of rows.
    let add: @Sendable (_ object: Model, _ rows: Int, inout ResultContent) -> Void

    fileprivate func content(_ object: Model, rows: Int = .max) -> ResultContent {
      var content = ResultContent()
      add(object, rows, &content)
      return content
    }
  }

  let parts: [Part]

  init(_ parts: Part...) { self.parts = parts }
  init(_ parts: [Part]) { self.parts = parts }

  var members: [Shape.Named] { parts.flatMap(\.members) + [("cut", .string)] }

  /// The content; parts that don't fit are cut or left out, and named.
  func content(_ object: Model) -> ResultContent {
    var content = ResultContent()
    var cut: [String] = []
    let room = ResultContent.rowByteLimit
    for part in parts {
      let whole = part.content(object)
      if content.fits(whole, bytes: room) {
        content += whole
      } else {
        cut.append(part.members.map(\.name).joined(separator: ", "))
        let pieces = [200, 100, 50, 20, 10, 5].lazy.map { part.content(object, rows: $0) }
        content += pieces.first { content.fits($0, bytes: room) } ?? ResultContent()
      }
    }
    if !cut.isEmpty {
      content.add(ResultContent.Member("cut", "(Not all fits here; cut: \(TextValue.list(cut)).)"))
    }
    return content
  }
}

extension ObjectLayout.Part {
  static func text(_ name: String, _ read: @escaping @Sendable (Model) -> String?) -> Self {
    Self(name, .string) { object, _ in read(object) }
  }

  static func integer(_ name: String, _ read: @escaping @Sendable (Model) -> Int?) -> Self {
    Self(name, .integer) { object, _ in read(object) }
  }

  static func list(_ name: String, _ read: @escaping @Sendable (Model) -> [String]) -> Self {
    Self(name, .array(.string)) { object, rows in
      let values = read(object).prefix(rows)
      return values.isEmpty ? nil : Array(values)
    }
  }

  static func table<Row>(
    _ name: String, _ columns: [Column<Row>], _ read: @escaping @Sendable (Model) -> [Row]
  ) -> Self {
    Self(name, .table) { object, rows in
      let table = Table(columns, Array(read(object).prefix(rows)))
      return table.isEmpty ? nil : table
    }
  }

  /// - Parameter read: returns nil for an object without the member.
  private init<Value: JSONWritable & SendableMetatype>(
    _ name: String, _ shape: Shape, _ read: @escaping @Sendable (_ object: Model, _ rows: Int) -> Value?
  ) {
    self.init(members: [(name, shape)]) { object, rows, content in
      if let value = read(object, rows) { content.add(ResultContent.Member(name, value)) }
    }
  }
}

/// The schema of a part of a result (JSON Schema 2020-12).
indirect enum Shape: Sendable, JSONWritable {
  /// A string, number or boolean.
  case scalar
  case string, integer, number, boolean
  case array(Shape)
  case object([Named])
  /// The providers' own data.
  case verbatim

  typealias Named = (name: String, shape: Shape)

  /// The members of content that is a table.
  static let tableMembers: [Named] = [("columns", .array(.string)), ("rows", .array(.array(.scalar)))]
  static let table = Shape.object(tableMembers)

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
      case .object(let members):
        writer.member("type", "object")
        writer.member("additionalProperties", false)
        writer.key("properties")
        writer.object { writer in for member in members { writer.member(member.name, member.shape) } }
      }
    }
  }
}
