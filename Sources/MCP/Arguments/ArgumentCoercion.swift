// SPDX-License-Identifier: MIT
import Basics
import Contract
import JSON
import JSONRPC

/// Arguments converted to the types and names of a tool's schema. Models write numbers as strings, one element in place
/// of a list and lists as JSON texts, fill in what they want to leave out (strict functions) with empty strings, and
/// call an argument by another tool's name for it. Hosts add members of their own to every call, which a model can't
/// take back: what the tool doesn't have is left out.
struct ArgumentCoercion: JSONWritable {
  private let arguments: JSONValue
  private let properties: JSONValue
  private let required: [String]
  private let others: [String]
  /// The names of the arguments that are left out because the tool doesn't have them.
  private(set) var unknown: [String] = []

  /// - Parameters:
  ///   - schema: the tool's input schema.
  ///   - others: the names of arguments that the tool takes without describing them.
  init(_ arguments: JSONValue, for schema: JSONValue, accepting others: [String] = []) {
    self.arguments = arguments
    self.others = others
    properties = schema["properties"] ?? .null
    required = schema.strings("required")
    // Members named `_…` belong to the host.
    unknown = arguments.members.filter { $0.name.first != "_" && !isKnown(ownName($0.name, $0.value)) }.map(\.name)
  }

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      for (given, value) in arguments.members {
        let name = ownName(given, value)
        guard isKnown(name), required.contains(given) || !["", "null"].contains(value.string) || removes(name, value)
        else { continue }
        writer.key(name)
        let value = name == "radiusKilometres" ? Self.kilometres(value) : value
        write(value, as: properties[name] ?? .null, isLimit: name == "limit", to: &writer)
      }
    }
  }

  /// The tool's error, with the names of unknown arguments, since one of them may be a misspelling of what is missing.
  func explained(_ error: RPCError) -> RPCError {
    guard error.code == .invalidParams, !unknown.isEmpty else { return error }
    let words = Set(error.message.split { !$0.isLetter }.map(String.init))
    let missing = properties.members.map(\.name).filter { words.contains($0) && arguments[$0] == nil }
    for name in unknown {
      if let own = nearest(to: name, in: missing, within: 3, most: 2) {
        return .unknown("argument", name, known: [own])
      }
    }
    var error = error
    error.message += " (unknown arguments were left out: \(TextValue.list(unknown)))"
    return error
  }

  /// Whether an empty text is meant, since it removes the user's note. A model that fills in what it wants to leave out
  /// has other empty values too.
  private func removes(_ name: String, _ value: JSONValue) -> Bool {
    name == "note" && value.string?.isEmpty == true
      && arguments.members.allSatisfy { member in
        member.name == name
          || member.value.kind != .null && member.value.string?.isEmpty != true
            && (member.value.kind != .array || member.value.count > 0)
      }
  }

  private func isKnown(_ name: String) -> Bool { properties[name] != nil || others.contains(name) }

  // MARK: Names

  /// Names of one argument, of which each tool has one. The film comes last: `name` and `id` are its names if no
  /// earlier list applies.
  private static let synonyms = [
    ["showtimeId", "showtime", "showing", "showingId", "id"], ["label", "name"],
    [
      "place", "location", "where", "near", "city", "zip", "zipCode", "postalCode", "theatre", "theater", "theatreId",
      "theaterId", "theatreName", "cinema",
    ],
    ["watchId", "watch", "id"], ["partySize", "party", "people", "persons", "seats", "tickets", "adults"],
    ["date", "day", "when"], ["after", "time", "startTime"], ["radiusKilometres", "radius", "radiusKm", "distance"],
    ["region", "country"], ["limit", "count", "max", "maxResults"],
    ["film", "query", "title", "movie", "movieId", "filmId", "id", "name", "person", "q"],
  ]

  /// The tool's own name for an argument, unless the tool has none, or that one is given too.
  private func ownName(_ name: String, _ value: JSONValue) -> String {
    guard properties[name] == nil else { return name }
    let plain = Self.plain(name)
    if let own = properties.members.first(where: { Self.plain($0.name) == plain })?.name {
      return arguments[own] == nil ? own : name
    }
    for names in Self.synonyms where names.contains(where: { Self.plain($0) == plain }) {
      let own = names.filter { properties[$0] != nil }
      // A tool that takes a title and an id apart.
      let isID = value.string.flatMap { EntityReference(pasted: $0) } != nil
      guard let target = own.first(where: { own.count == 1 || ($0.hasSuffix("Id") || $0 == "id") == isID }) else {
        continue
      }
      if arguments[target] == nil, target != "showtimeId" || name != "id" || Self.isShowtime(value) { return target }
    }
    return name
  }

  /// Other words for the parts of a film (`include`).
  private static let partsOfFilms = [
    "cast": "credits", "crew": "credits", "actors": "credits", "director": "credits", "directors": "credits",
    "people": "credits", "trailer": "videos", "trailers": "videos", "streaming": "watchproviders",
    "wheretowatch": "watchproviders", "providers": "watchproviders", "offers": "watchproviders", "posters": "images",
    "pictures": "images", "rated": "certification", "rating": "certification", "agerating": "certification",
    "ids": "externalids", "dates": "releasedates",
  ]

  /// A name however it is written: `party_size` is `partySize`.
  private static func plain(_ name: String) -> String { name.lowercased().filter { $0 != "_" && $0 != "-" } }

  private static func isShowtime(_ value: JSONValue) -> Bool {
    value.string.flatMap { EntityID($0, of: .showtime) } != nil
  }

  // MARK: Values

  /// Writes the value converted to the schema's type, or unchanged if that fails: the tool's own error is the most
  /// precise.
  /// - Parameter isLimit: whether a value above the maximum becomes the maximum.
  private func write(_ value: JSONValue, as schema: JSONValue, isLimit: Bool = false, to writer: inout JSONWriter) {
    let type = schema["type"]?.string
    let value = Self.decoded(value, for: type)
    switch type {
    case _ where value.kind == .array && value.count == 1 && type != "array" && type != nil:
      write(value[0] ?? value, as: schema, isLimit: isLimit, to: &writer)
    case "integer":
      let most = isLimit ? schema["maximum"]?.integer : nil
      writer.value(Self.number(Int.self, value).map { RawJSON(writing: min($0, most ?? $0)) } ?? value.raw)
    case "number": writer.value(Self.number(Double.self, value).map { RawJSON(writing: $0) } ?? value.raw)
    case "boolean": writer.value(Self.boolean(value).map { RawJSON(writing: $0) } ?? value.raw)
    case "string": writer.value(Self.text(value, as: schema).map { RawJSON(writing: $0) } ?? value.raw)
    case "array" where value.kind == .array:
      writer.array { writer in
        for element in value.elements { write(element, as: schema["items"] ?? .null, to: &writer) }
      }
    case "array" where value.kind == .string:
      let parts = value.string?.split(separator: ",").map { String($0.hasPrefix(" ") ? $0.dropFirst() : $0) } ?? []
      writer.array { writer in
        for part in parts { write(RawJSON(writing: part).value, as: schema["items"] ?? .null, to: &writer) }
      }
    default: writer.value(value)
    }
  }

  /// The value of a JSON text, without a byte order mark: some hosts encode lists, objects and even strings twice.
  private static func decoded(_ value: JSONValue, for type: String?) -> JSONValue {
    if type == "array", value.kind == .array, value.count == 1, let only = value[0] {
      let inner = decoded(only, for: type)
      return inner.kind == .array ? inner : value
    }
    guard let text = value.string else { return value }
    if text.unicodeScalars.first == "\u{FEFF}" {
      return decoded(RawJSON(writing: String(text.unicodeScalars.dropFirst())).value, for: type)
    }
    guard let first = text.first(where: { !$0.isWhitespace }), "[{\"".contains(first),
      let inner = try? JSONValue(parsing: text)
    else { return value }
    switch inner.kind {
    case .string: return decoded(inner, for: type)
    // A text in brackets, unless it is the list of one text.
    case _ where type == "string": return inner.kind == .array && inner.count == 1 ? inner : value
    default: return inner
    }
  }

  private static func boolean(_ value: JSONValue) -> Bool? {
    switch value.string?.lowercased() {
    case "yes", "y", "on": true
    case "no", "n", "off": false
    default: Bool(lenient: value)
    }
  }

  /// A number, also in words: `10 km`, `for two`, `twenty-five`.
  private static func number<N: JSONReadable>(_ type: N.Type, _ value: JSONValue) -> N? {
    if let number = (try? N(json: value)) ?? N(lenient: value) { return number }
    return value.string.flatMap(FreeformNumber.init).flatMap { N(lenient: RawJSON(writing: $0.digits).value) }
  }

  /// A distance that is given in miles in kilometres; any other value unchanged.
  private static func kilometres(_ value: JSONValue) -> JSONValue {
    let words = value.string?.lowercased().split { !$0.isLetter } ?? []
    guard words.contains(where: { ["mi", "mile", "miles"].contains($0) }), let miles = number(Double.self, value) else {
      return value
    }
    return RawJSON(writing: miles * kilometresInAMile).value
  }

  /// A text in the schema's form: a word of its enumeration in any spelling, or an id from its bare number; nil if it
  /// is neither.
  private static func text(_ value: JSONValue, as schema: JSONValue) -> String? {
    guard let text = value.string ?? String(lenient: value) else { return nil }
    let words = schema.strings("enum")
    if !words.isEmpty {
      let plain = Self.plain(text).filter { $0 != " " }
      let spellings = [plain, plain + "s", Self.partsOfFilms[plain] ?? plain]
      return words.first { spellings.contains(Self.plain($0)) }
    }
    guard let pattern = schema["pattern"]?.string else { return text }
    guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) }), !text.isEmpty,
      let example = schema.strings("examples").first, let end = example.lastIndex(of: ":"),
      pattern.hasPrefix("^" + example.prefix { $0 != ":" } + ":")
    else { return nil }
    return example[...end] + text
  }
}
