// SPDX-License-Identifier: MIT
import JSON

/// The layout of a single object: its parts in order. The names and shapes of the parts don't depend on the object, so
/// that the output schema is derived from them.
struct Sheet<Model>: Sendable {
  struct Part: Sendable {
    let members: [Shape.Named]
    /// Adds the part, with a maximum number of rows.
    let say: @Sendable (_ object: Model, _ rows: Int, inout Answer) -> Void

    fileprivate func answer(_ object: Model, rows: Int = .max) -> Answer {
      var answer = Answer()
      say(object, rows, &answer)
      return answer
    }
  }

  let parts: [Part]

  init(_ parts: Part...) { self.parts = parts }
  init(_ parts: [Part]) { self.parts = parts }

  var members: [Shape.Named] { parts.flatMap(\.members) + [Shape.Named("cut", .string)] }

  /// The answer; parts that don't fit are cut or left out, and named.
  func answer(_ object: Model) -> Answer {
    var answer = Answer()
    var cut: [String] = []
    // There is room for the note on what is cut.
    let room = Answer.byteLimit - 500
    for part in parts {
      let whole = part.answer(object)
      if answer.fits(whole, bytes: room) {
        answer += whole
      } else {
        cut.append(part.members.map(\.name).joined(separator: ", "))
        let pieces = [200, 100, 50, 20, 10, 5].lazy.map { part.answer(object, rows: $0) }
        answer += pieces.first { answer.fits($0, bytes: room) } ?? Answer()
      }
    }
    if !cut.isEmpty { answer.say("cut", "(Not all fits here; cut: \(TextValue.list(cut)).)") }
    return answer
  }
}

extension Sheet.Part {
  /// A line of facts.
  static func facts(_ fields: Field<Model>...) -> Self {
    Self(members: fields.map(\.named)) { object, _, answer in answer.say(fields.map { $0.fact(object) }) }
  }

  /// - Parameter prefix: words before it in the text.
  static func sentence(
    _ name: String, after prefix: String = "", _ read: @escaping @Sendable (Model) -> String?
  ) -> Self {
    Self(members: [Shape.Named(name, .string)]) { object, _, answer in
      answer.say(name, read(object), after: prefix)
    }
  }

  static func lines(
    _ name: String, title: String? = nil, _ read: @escaping @Sendable (Model) -> [String]
  ) -> Self {
    Self(members: [Shape.Named(name, .array(.string))]) { object, rows, answer in
      answer.say(name, title: title, lines: Array(read(object).prefix(rows)))
    }
  }

  static func table<Row>(
    _ name: String, title: String? = nil, _ columns: [Column<Row>], _ read: @escaping @Sendable (Model) -> [Row]
  ) -> Self {
    Self(members: [Shape.Named(name, .table)]) { object, rows, answer in
      answer.say(name, title: title, Table(columns, Array(read(object).prefix(rows))))
    }
  }
}

/// A fact about an object, as part of a line.
struct Field<Model>: Sendable {
  let named: Shape.Named
  let fact: @Sendable (Model) -> Fact?

  private init(_ name: String, _ shape: Shape, _ fact: @escaping @Sendable (Model) -> Fact?) {
    named = Shape.Named(name, shape)
    self.fact = fact
  }

  /// - Parameter words: formats it for the line.
  static func text(
    _ name: String, words: @escaping @Sendable (String) -> String = { $0 },
    _ read: @escaping @Sendable (Model) -> String?
  ) -> Field {
    Field(name, .string) { object in read(object).flatMap { Fact(name, words($0), $0) } }
  }

  static func integer(
    _ name: String, words: @escaping @Sendable (Int) -> String, _ read: @escaping @Sendable (Model) -> Int?
  ) -> Field {
    Field(name, .integer) { object in read(object).flatMap { Fact(name, words($0), $0) } }
  }

  static func list(_ name: String, _ read: @escaping @Sendable (Model) -> [String]) -> Field {
    Field(name, .array(.string)) { object in
      let values = read(object)
      return values.isEmpty ? nil : Fact(name, values.joined(separator: " · "), values)
    }
  }
}
