// SPDX-License-Identifier: MIT
import Contract
import JSON
import JSONRPC

/// The resources that can be read by URI. Each is returned twice: as text for a model, and as JSON for programs.
enum Resources {
  static let suggestions = Resource(
    uri: "marquee://suggestions", name: "suggestions", title: "Remembered searches",
    description: "The person's recent searches, the newest first: a hint at their taste.", caching: .asked(.private)
  ) { uri, _, context throws(RPCError) in
    try await both(uri, SuggestionsList.self, .init(), context)
  }

  static let templates = [movie, theatre, showtimes]

  private static let movie = Resource(
    uri: "marquee://movie/{id}", name: "movie", title: "A film",
    description: "One film by its id (amc:movie:64825, tmdb:movie:268, imdb:tt0096895): ids, rating, age rating, "
      + "running time, people, story, whether it plays at AMC. The rating is included if TMDB has the film.",
    caching: .minutes(60)
  ) { uri, values, context throws(RPCError) in
    try await both(uri, MoviesGet.self, .init(id: try values.id(of: .movie, "id"), link: true), context)
  } complete: { question, context throws(RPCError) in
    try await Completions(contract: context.contract).movieIDs(question.value)
  }

  private static let theatre = Resource(
    uri: "marquee://theatre/{id}", name: "theatre", title: "A theatre",
    description: "One AMC theatre by its id (amc:theatre:610): address, location, UTC offset, features, closures.",
    caching: .minutes(60)
  ) { uri, values, context throws(RPCError) in
    try await both(uri, TheatresGet.self, .init(id: try values.id(of: .theatre, "id")), context)
  } complete: { question, context throws(RPCError) in
    try await Completions(contract: context.contract).theatreIDs(question.value)
  }

  private static let showtimes = Resource(
    uri: "marquee://showtimes/{theatre}/{date}", name: "showtimes", title: "A theatre's showtimes on a day",
    description: "All showtimes of a theatre (its id, such as amc:theatre:610) on a day: YYYY-MM-DD, today, tonight, "
      + "tomorrow or a weekday (friday), in the theatre's local time. Grouped by film, with formats, prices and showtime ids.",
    caching: .minutes(1)
  ) { uri, values, context throws(RPCError) in
    try await TheatreDay.read(
      uri, theatre: try values.id(of: .theatre, "theatre"), date: values["date"] ?? "", context)
  } complete: { question, context throws(RPCError) in
    let completions = Completions(contract: context.contract)
    return question.argument == "date"
      ? try await completions.days(question.value, theatre: question.others["theatre"])
      : try await completions.theatreIDs(question.value)
  }

  /// The result of a contract method in both forms.
  private static func both<M: RPCMethod>(
    _ uri: String, _ method: M.Type, _ params: M.Params, _ context: FeatureContext
  ) async throws(RPCError) -> [ResourceContents] where M.Params: JSONWritable {
    let result = try await context.contract.call(method, params)
    return ResourceContents.both(
      uri, text: CompactText.text(of: result, from: M.name),
      json: RawJSON(writing: WithoutVerbatim(value: RawJSON(writing: result).value)))
  }
}

extension ResourceContents {
  static func both(_ uri: String, text: String, json: RawJSON) -> [ResourceContents] {
    [
      ResourceContents(uri: uri, mimeType: "text/plain", text: text),
      ResourceContents(uri: uri, mimeType: "application/json", text: json.description),
    ]
  }
}

extension [String: String] {
  /// The id that a variable of an address has as its value.
  func id(of kind: EntityKind, _ variable: String) throws(RPCError) -> EntityID {
    let text = self[variable] ?? ""
    guard let id = EntityID(text, of: kind) else {
      throw .not(text, "the id of \(kind.phrase), such as \(kind.examples)")
    }
    return id
  }
}

/// Writes a result without the providers' verbatim members, which are objects under the providers' names. They are half
/// of a result's bytes, and models rarely need them.
struct WithoutVerbatim: JSONWritable {
  private static let keys = Provider.allCases.map(\.rawValue)

  let value: JSONValue

  func write(to writer: inout JSONWriter) {
    switch value.kind {
    case .object:
      writer.object { writer in
        for (name, member) in value.members where !(member.kind == .object && Self.keys.contains(name)) {
          writer.member(name, WithoutVerbatim(value: member))
        }
      }
    case .array:
      writer.array { writer in for element in value.elements { writer.value(WithoutVerbatim(value: element)) } }
    default: writer.value(value)
    }
  }
}
