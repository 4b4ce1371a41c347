// SPDX-License-Identifier: MIT
import Basics
import Contract
import JSON
import JSONRPC

/// The arguments of a method's tool.
struct MethodArguments {
  /// The arguments to pass to the method, and its fixed ones.
  private var passed: [(name: String, value: JSONValue)]
  private let arguments: JSONValue
  /// Whether the result should include the providers' verbatim members.
  private(set) var isVerbatim = false

  /// Converts the arguments to the contract's form: titles and theatres' names to ids, days and times in words to dates
  /// and clock times, a place to coordinates. The method itself validates the values.
  /// - Throws: -32602 for an ambiguous name.
  init(
    _ arguments: JSONValue, of method: MethodDescription, _ contract: any ContractCaller
  ) async throws(RPCError) {
    self.arguments = arguments
    let own =
      ["verbatim"] + (method.rows == nil ? [] : ["limit", "cursor", "page", "pageSize"])
      + (method.isLocated ? ["place"] : []) + [method.other?.argument].compactMap(\.self)
    passed = arguments.members.filter { !own.contains($0.name) } + method.fixed
    isVerbatim = try value("verbatim", expected: "true or false", \.boolean) ?? false
    for (index, argument) in passed.enumerated() {
      guard let parameter = method.parameters.first(where: { $0.name == argument.name }) else { continue }
      passed[index].value = try await ArgumentReading(
        parameter: parameter, method: method, arguments: arguments, contract: contract
      ).value(argument.value)
    }
    try takeTimes(of: method)
    guard method.isLocated, let text = try value("place", expected: "a place", \.string), !text.isEmpty else { return }
    guard let query = try Query.place(text, of: "place") else { return }
    let page = try await contract.page(
      TheatresFind.self, TheatresFind.Params(place: query, list: ListOptions(pageSize: 1)))
    guard let place = page.facts.place, let latitude = place.latitude, let longitude = place.longitude else {
      throw .invalid(
        "place", expected: "a city, a zip code or a theatre", got: text,
        page.facts.message ?? "No such place is known")
    }
    passed.removeAll { MethodDescription.position.contains($0.name) }
    for (name, degrees) in zip(MethodDescription.position, [latitude, longitude]) {
      passed.append((name, RawJSON(writing: degrees).value))
    }
  }

  /// Passes the times in the words of a date, such as `saturday afternoon`, unless the arguments have some.
  /// - Throws: -32602 for a time that contradicts the words.
  private mutating func takeTimes(of method: MethodDescription) throws(RPCError) {
    let names = Set(method.parameters.map(\.name))
    guard names.isSuperset(of: ["date", "after", "before"]),
      let days = arguments["date"]?.string.flatMap({ FreeformDays($0) })
    else { return }
    func given(_ name: String) -> String? { passed.first { $0.name == name }?.value.string }
    try days.check(
      given("timeOfDay").flatMap { TimeOfDay(rawValue: $0) }, after: given("after").flatMap { ClockTime(words: $0) },
      before: given("before").flatMap { ClockTime(words: $0) })
    guard !passed.contains(where: { ["after", "before", "timeOfDay"].contains($0.name) }) else { return }
    for (name, time) in [("after", days.part?.after ?? days.begin), ("before", days.part?.before)] {
      if let time { passed.append((name, RawJSON(writing: time).value)) }
    }
  }

  /// Reads an argument that only tools have.
  /// - Parameter expected: the accepted values, for the model.
  func value<T>(_ name: String, expected: String, _ read: (JSONValue) -> T?) throws(RPCError) -> T? {
    guard let value = arguments[name], !value.isNull else { return nil }
    guard let result = read(value) else { throw .invalid(name, expected: expected, got: value.summary) }
    return result
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

/// Converts an argument of a method's tool to the contract's form: a title to an id, `next friday` to a day. A text in
/// no known form stays as it is: the method's own error is the most precise.
private struct ArgumentReading {
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

  /// The converted text; nil if it stays as it is.
  private func value(of text: String) async throws(RPCError) -> String? {
    if let kind = parameter.namedKind {
      return try await NamedEntity(text, kind: kind, of: parameter.name)?.id(contract).description
    }
    switch parameter.model {
    case "EntityReference":
      let given = arguments["kind"]?.string.flatMap(EntityKind.init(rawValue:))
      let kinds = given.map { [$0] } ?? [.movie, .show]
      guard kinds.allSatisfy(NamedEntity.kinds.contains) else { return nil }
      return try await NamedEntity(text, kinds: kinds, of: parameter.name)?.id(contract).description
    // A word of several days is refused by the method, which names the one that takes it.
    case "DayWord": return FreeformDay(text)?.word.description ?? FreeformDays(text)?.word.description
    case "DaysWord": return FreeformDays(text)?.word.description
    case "Day": return try await day(text)
    case "TimeWord": return ClockTime(words: text)?.description
    case "GenreReference": return try await genre(text)
    case "Query" where ["Theatre", "Place"].contains(method.rows):
      return try Query.place(text, of: parameter.name)?.text
    case nil where parameter.name == "region": return FreeformCountry(text)?.code
    default: return nil
    }
  }

  /// The day of a word in the United States.
  private func day(_ text: String) async throws(RPCError) -> String? {
    guard let word = FreeformDay(text)?.word else { return nil }
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
