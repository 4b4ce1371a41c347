// SPDX-License-Identifier: MIT
import JSON

/// The layout of a single object: its parts in order. The names and shapes of the parts don't depend on the object, so
/// that the output schema is derived from them.
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
    if !cut.isEmpty { content.add("cut", "(Not all fits here; cut: \(TextValue.list(cut)).)") }
    return content
  }
}

extension ObjectLayout.Part {
  /// A line of facts.
  static func facts(_ fields: FactField<Model>...) -> Self {
    Self(members: fields.map(\.named)) { object, _, content in content.add(fields.map { $0.fact(object) }) }
  }

  /// - Parameter prefix: words before it in the text.
  static func sentence(
    _ name: String, after prefix: String = "", _ read: @escaping @Sendable (Model) -> String?
  ) -> Self {
    Self(members: [(name, .string)]) { object, _, content in
      content.add(name, read(object), after: prefix)
    }
  }

  static func lines(
    _ name: String, title: String? = nil, _ read: @escaping @Sendable (Model) -> [String]
  ) -> Self {
    Self(members: [(name, .array(.string))]) { object, rows, content in
      content.add(name, title: title, lines: Array(read(object).prefix(rows)))
    }
  }

  static func table<Row>(
    _ name: String, title: String? = nil, _ columns: [Column<Row>], _ read: @escaping @Sendable (Model) -> [Row]
  ) -> Self {
    Self(members: [(name, .table)]) { object, rows, content in
      content.add(name, title: title, Table(columns, Array(read(object).prefix(rows))))
    }
  }
}

/// A fact about an object, as part of a line.
struct FactField<Model>: Sendable {
  let named: Shape.Named
  let fact: @Sendable (Model) -> Fact?

  private init(_ name: String, _ shape: Shape, _ fact: @escaping @Sendable (Model) -> Fact?) {
    named = (name, shape)
    self.fact = fact
  }

  /// - Parameter words: formats it for the line.
  static func text(
    _ name: String, words: @escaping @Sendable (String) -> String = { $0 },
    _ read: @escaping @Sendable (Model) -> String?
  ) -> FactField {
    FactField(name, .string) { object in read(object).flatMap { Fact(name, words($0), $0) } }
  }

  static func integer(
    _ name: String, words: @escaping @Sendable (Int) -> String, _ read: @escaping @Sendable (Model) -> Int?
  ) -> FactField {
    FactField(name, .integer) { object in read(object).flatMap { Fact(name, words($0), $0) } }
  }

  static func list(_ name: String, _ read: @escaping @Sendable (Model) -> [String]) -> FactField {
    FactField(name, .array(.string)) { object in
      let values = read(object)
      return values.isEmpty ? nil : Fact(name, values.joined(separator: " · "), values)
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
