// SPDX-License-Identifier: MIT
import JSON

/// A request or a page that goes on from an object, as `next` of its view declares it.
struct NextView: Sendable {
  /// Where it is offered.
  enum Place: String { case row, thing }

  /// With members of the object in braces.
  let title: TitleTemplate
  let method: String?
  let params: [(name: String, value: ParameterView)]
  let url: ParameterView?
  let changes: Bool
  /// The parameters that it takes over from the request.
  let carried: [String]
  let ask: RawJSON?
  /// The parameters with one of which nothing is asked.
  let answered: [String]
  /// Where it is offered alone; nil for everywhere.
  let place: Place?
  private let condition: View.Mark?
  private let presence: Path?
  /// The marks with which it isn't offered, and without which it isn't.
  private let absentMark: String?
  private let presentMark: String?

  init(_ json: JSONValue) {
    title = TitleTemplate(json["title"]?.string ?? "")
    method = json["method"]?.string
    params = json["params"]?.members.map { ($0.name, ParameterView($0.value)) } ?? []
    url = json["url"].map { ParameterView($0) }
    changes = json["changes"]?.boolean == true
    carried = json.strings("carry")
    ask = json["ask"].map { RawJSON($0) }
    answered = json.strings("unlessGiven")
    place = json["on"]?.string.flatMap { Place(rawValue: $0) }
    let path = json["if"]?.string
    condition = path.flatMap { path in
      json["is"] == nil
        ? nil
        : View.Mark(
          RawJSON {
            $0.object { writer in
              writer.member("member", path)
              writer.member("is", json["is"])
            }
          }.value)
    }
    presence = json["is"] == nil ? path.map { Path($0) } : nil
    absentMark = json["unless"]?.string
    presentMark = json["when"]?.string
  }

  func isOffered(for row: JSONValue, marks: [String], in presenter: Presenter) -> Bool {
    if let absentMark, marks.contains(absentMark) { return false }
    if let presentMark, !marks.contains(presentMark) { return false }
    if let presence, presence.value(in: row) == nil { return false }
    return condition?.isSet(in: row, of: presenter) ?? true
  }
}

/// A value of a request: what stands there, or a member of the object: `/id`, `//id` of the object that has it, and
/// `/startsAtLocal:day` the day of a time.
indirect enum ParameterView: Sendable {
  case literal(RawJSON)
  case member(Path)
  case outerMember(Path)
  case day(Path)
  case array([ParameterView])
  case object([(name: String, value: ParameterView)])

  init(_ json: JSONValue) {
    switch json.kind {
    case .array: self = .array(json.elements.map { ParameterView($0) })
    case .object: self = .object(json.members.map { ($0.name, ParameterView($0.value)) })
    default:
      guard let text = json.string, text.hasPrefix("/") else {
        self = .literal(RawJSON(json))
        return
      }
      let day = ":day"
      guard !text.hasSuffix(day) else {
        self = .day(Path(String(text.dropFirst().dropLast(day.count))))
        return
      }
      self =
        text.hasPrefix("//") ? .outerMember(Path(String(text.dropFirst(2)))) : .member(Path(String(text.dropFirst())))
    }
  }

  /// The member that it is; nil for other kinds, and if the object lacks it.
  func found(in row: JSONValue, of outer: JSONValue) -> JSONValue? {
    switch self {
    case .member(let path): path.value(in: row)
    case .outerMember(let path): path.value(in: outer)
    default: nil
    }
  }

  /// The value for an object; nil if it lacks a member.
  func value(in row: JSONValue, of outer: JSONValue) -> RawJSON? {
    switch self {
    case .literal(let value): return value
    case .member, .outerMember: return found(in: row, of: outer).map { RawJSON($0) }
    case .day(let path):
      return (path.value(in: row)?.string).map { RawJSON(writing: String($0.unicodeScalars.prefix(10))) }
    case .array(let parts):
      let values = parts.compactMap { $0.value(in: row, of: outer) }
      return values.count == parts.count ? RawJSON(writing: values) : nil
    case .object(let parts):
      // What the object lacks is left out of a part.
      return RawJSON { writer in
        writer.object { writer in
          for part in parts { writer.member(part.name, part.value.value(in: row, of: outer)) }
        }
      }
    }
  }
}
