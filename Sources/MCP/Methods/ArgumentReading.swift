// SPDX-License-Identifier: MIT
import Basics
import Contract
import JSON
import JSONRPC

/// Converts an argument of a method's tool to the contract's form: a title to an id, `next friday` to a day. A text in
/// no known form stays as it is: the method's own error is the most precise.
struct ArgumentReading {
  let parameter: ContractMethod.Parameter
  let method: MethodDescription
  /// All arguments of the call.
  let arguments: JSONValue
  let contract: any ContractCaller

  /// - Parameter given: also a list of values.
  func value(_ given: JSONValue) async throws(RPCError) -> JSONValue {
    if given.kind == .array {
      var values: [RawJSON] = []
      for element in given.elements { values.append(try await value(element).raw) }
      return RawJSON(writing: values).value
    }
    guard let text = given.string, let value = try await value(of: text) else { return given }
    return RawJSON(writing: value).value
  }

  /// The value that a text stands for; nil if that is the text itself.
  private func value(of text: String) async throws(RPCError) -> String? {
    if let kind = parameter.namedKind {
      return try await NamedEntity(text, kind: kind, of: parameter.name)?.id(contract).description
    }
    switch parameter.model {
    case "EntityReference":
      let kind = arguments["kind"]?.string.flatMap(EntityKind.init(rawValue:)) ?? .movie
      guard NamedEntity.kinds.contains(kind) else { return nil }
      return try await NamedEntity(text, kind: kind, of: parameter.name)?.id(contract).description
    case "DayWord": return SpokenDay(text)?.word.description
    case "Day": return try await day(text)
    case "ClockTime": return SpokenTime(text)?.time.description
    case "GenreReference": return try await genre(text)
    case "Query" where ["Theatre", "Place"].contains(method.rows):
      return try Query.place(text, of: parameter.name)?.text
    case nil where parameter.name == "region": return ["USA": "US", "UNITED STATES": "US"][text.uppercased()]
    default: return nil
    }
  }

  /// The day of a word in the United States.
  private func day(_ text: String) async throws(RPCError) -> String? {
    guard let word = SpokenDay(text)?.word else { return nil }
    if case .day(let day) = word { return day.description }
    let now = try await contract.now()
    return try LocalClock(now: now, offset: AmericanClock.eastern.offset(at: now)).day(word).description
  }

  private func genre(_ name: String) async throws(RPCError) -> String? {
    guard EntityReference(name) == nil else { return nil }
    let genres = try await contract.call(MoviesGenres.self, .init()).genres
    return genres.first { $0.name.bare == name.bare }?.id?.description
  }
}

/// A parameter for a position, by its name in the contract.
enum Coordinate: String, CaseIterable {
  case latitude, longitude

  /// The coordinates of a place.
  /// - Throws: -32602 for an unknown place.
  static func ofPlace(
    _ text: String, _ contract: any ContractCaller
  ) async throws(RPCError) -> [(Coordinate, degrees: Double)] {
    guard let query = try Query.place(text, of: "place") else { return [] }
    let page = try await contract.page(
      TheatresFind.self, TheatresFind.Params(place: query, list: ListOptions(pageSize: 1)))
    guard let place = page.facts.place, let latitude = place.latitude, let longitude = place.longitude else {
      throw RPCError(.invalidParams, page.facts.message ?? "No such place is known") {
        $0.member("path", "/place")
        $0.member("expected", "a city, a zip code or a theatre")
        $0.member("got", text)
      }
    }
    return [(.latitude, latitude), (.longitude, longitude)]
  }
}
