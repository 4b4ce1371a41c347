// SPDX-License-Identifier: MIT
import Basics
import CTexts
import JSON

/// How people read the models and the methods' answers, as `x-view` in schema/ declares it.
struct Views: Sendable {
  let models: [String: View]
  let methods: [String: MethodView]

  /// Those of the contract.
  static let all: Views = {
    let text = ctexts_views()
    return Views((try? JSONValue(parsing: Array(UnsafeBufferPointer(start: text.bytes, count: text.count)))) ?? .null)
  }()

  /// - Parameter json: what `ViewEmitter` of the generator writes.
  init(_ json: JSONValue) {
    let models = json["models"]?.members.map { ($0.name, View($0.value)) } ?? []
    let methods = json["methods"]?.members.map { ($0.name, MethodView($0.name, $0.value)) } ?? []
    self.models = Dictionary(models) { first, _ in first }
    self.methods = Dictionary(methods) { first, _ in first }
  }

  subscript(model: String?) -> View { model.flatMap { models[$0] } ?? View(.null) }
}

/// What a method's answers are.
struct MethodView: Sendable {
  let name: String
  let title: String
  let model: String?
  /// Whether it answers with pages of rows.
  let isList: Bool
  /// Whether a call changes something.
  let changes: Bool

  init(_ name: String, _ json: JSONValue) {
    self.name = name
    title = json["title"]?.string ?? name
    model = json["model"]?.string
    isList = json["list"]?.boolean == true
    changes = json["changes"]?.boolean == true
  }
}

/// How people read a model.
struct View: Sendable {
  let title: TitleTemplate?
  let id: Path
  let columns: [Column]
  let facts: [Fact]
  let text: Path?
  let marks: [Mark]
  /// The rows of a row, which is a group then.
  let groups: Part?
  /// The rows of an answer that is a list.
  let rows: Part?
  let sections: [Section]
  let next: [NextView]
  let isAuditorium: Bool
  /// Whose knowledge the objects with the mark show.
  let credit: (mark: Mark, text: String)?
  /// What is said of an object without facts.
  let empty: String?
  /// What the objects of a list are called that are counted.
  let noun: String

  init(_ json: JSONValue) {
    title = json["title"]?.string.map { TitleTemplate($0) }
    id = Path(json["id"]?.string ?? "id")
    columns = json["columns"]?.elements.map { Column($0) } ?? []
    facts = json["facts"]?.elements.map { Fact($0) } ?? []
    text = json["text"]?.string.map { Path($0) }
    marks = json["marks"]?.elements.map { Mark($0) } ?? []
    groups = json["groups"].map { Part($0) }
    rows = json["rows"].map { Part($0) }
    sections = json["sections"]?.elements.map { Section($0) } ?? []
    next = json["next"]?.elements.map { NextView($0) } ?? []
    credit = json["credit"].map { (Mark($0), $0["text"]?.string ?? "") }
    empty = json["empty"]?.string
    noun = json["noun"]?.string ?? "Rows"
    isAuditorium = json["form"]?.string == "auditorium"
  }

  struct Part: Sendable {
    let path: Path
    let model: String?

    init(_ json: JSONValue) {
      path = Path(json["member"]?.string ?? "")
      model = json["model"]?.string
    }
  }

  struct Section: Sendable {
    let heading: String
    let rows: Part
    /// What goes on from its rows, in place of what their model declares.
    let next: [NextView]?

    init(_ json: JSONValue) {
      heading = json["heading"]?.string ?? ""
      rows = Part(json["rows"] ?? .null)
      next = json["next"]?.elements.map { NextView($0) }
    }
  }

  struct Column: Sendable {
    /// By which programs know it, whatever its heading: that of the view, or else the heading's words, `myRating`.
    let name: String
    let heading: String
    let path: Path
    let format: Format
    /// The parameters of which a request must have one for the column to be shown; empty for none.
    let parameters: [String]
    /// The parameter without which alone it is shown.
    let absentParameter: String?

    init(_ json: JSONValue) {
      heading = json["heading"]?.string ?? ""
      let words = heading.split(separator: " ")
      let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
      name = json["name"]?.string ?? (words.prefix(1).map(String.init) + rest).joined()
      path = Path(json["member"]?.string ?? "")
      format = Format(json)
      parameters = json.strings("if")
      absentParameter = json["unless"]?.string
    }
  }

  struct Fact: Sendable {
    let label: String?
    let path: Path
    let format: Format

    init(_ json: JSONValue) {
      label = json["label"]?.string
      path = Path(json["member"]?.string ?? "")
      format = Format(json)
    }
  }

  struct Mark: Sendable {
    let name: String
    let path: Path
    /// The parameter of the request that sets the mark in place of a member.
    let parameter: String?
    /// The value of the member that sets the mark; nil for true, `*` for any, `amc:*` for any with that
    /// beginning, `past` for a time that is over.
    let value: String?

    init(_ json: JSONValue) {
      name = json["mark"]?.string ?? ""
      path = Path(json["member"]?.string ?? "")
      parameter = json["parameter"]?.string
      value = json["is"]?.string
    }

    func isSet(in row: JSONValue, of presenter: Presenter) -> Bool {
      let given = parameter.map { name in presenter.params.first { $0.name == name }?.value.value }
      guard let found = given ?? path.value(in: row) else { return false }
      switch value {
      case nil: return found.boolean == true
      // Offers in no country are none.
      case "*": return found.count > 0 || ![.object, .array].contains(found.kind)
      case "past": return found.string.flatMap { Timestamp($0)?.utc }.map { $0 < presenter.context.now } ?? false
      case let value? where value.hasSuffix("*"): return found.string?.hasPrefix(value.dropLast()) == true
      default: return found.string == value
      }
    }
  }
}

/// Where a value is in an object: paths of members, of which the first that leads to a value counts. A member
/// of a list is that of the first element that has it.
struct Path: Sendable {
  private let paths: [[String]]

  /// - Parameter text: `startsAtLocal|startsAt`; empty for the object itself.
  init(_ text: String) {
    paths = text.split(separator: "|", omittingEmptySubsequences: false).map {
      $0.split(separator: ".").map(String.init)
    }
  }

  func value(in object: JSONValue) -> JSONValue? {
    for path in paths {
      var value = object
      var isFound = true
      for name in path {
        let member = value.kind == .array ? value.elements.lazy.compactMap({ $0[name] }).first : value[name]
        guard let member else {
          isFound = false
          break
        }
        value = member
      }
      if isFound, !value.isNull { return value }
    }
    return nil
  }
}

/// A title with members of the object in braces, `{title}[ ({year})]`. What stands in brackets is left out if one of
/// its members is absent.
struct TitleTemplate: Sendable {
  private enum Piece: Sendable {
    case words(String)
    case member(Path, Format)
  }

  private let groups: [(pieces: [Piece], isOptional: Bool)]
  /// The title of all objects; nil if it has members of theirs.
  private let constant: String?

  init(_ text: String) {
    constant = text.contains { "[{".contains($0) } ? nil : text
    var groups: [(pieces: [Piece], isOptional: Bool)] = []
    for (position, part) in text.split(separator: "[", omittingEmptySubsequences: false).enumerated() {
      let halves = part.split(separator: "]", omittingEmptySubsequences: false)
      groups.append((Self.pieces(halves[0]), position > 0))
      if halves.count > 1 { groups.append((Self.pieces(halves[1]), false)) }
    }
    self.groups = groups
  }

  private static func pieces(_ text: Substring) -> [Piece] {
    text.split(separator: "{", omittingEmptySubsequences: false).enumerated().flatMap { position, part -> [Piece] in
      guard position > 0 else { return [.words(String(part))] }
      let halves = part.split(separator: "}", omittingEmptySubsequences: false)
      // The format of the last alternative counts for all: years are read from days and numbers alike.
      let names = halves[0].split(separator: ":")
      let member = Piece.member(
        Path(names.first.map(String.init) ?? ""), names.count > 1 ? Format(named: String(names[1])) : .text)
      return [member] + (halves.count > 1 ? [.words(String(halves[1]))] : [])
    }
  }

  func text(of object: JSONValue, _ cells: CellText) -> String {
    if let constant { return constant }
    return groups.map { pieces, isOptional in
      let texts = pieces.map { piece -> String? in
        switch piece {
        case .words(let words): words
        case .member(let path, let format): cells.text(path.value(in: object), format, in: object)
        }
      }
      return isOptional && texts.contains(nil) ? "" : texts.compactMap(\.self).joined()
    }.joined()
  }
}
