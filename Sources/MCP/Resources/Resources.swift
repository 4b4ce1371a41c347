// SPDX-License-Identifier: MIT
import Contract
import JSON
import JSONRPC

/// The resources that can be read by URI. Each is returned twice: as text for a model, and as JSON for programs.
enum Resources {
  static let suggestions = Resource(
    uri: "marquee://suggestions", name: "suggestions", title: "Remembered searches",
    description: "The person's recent searches, the newest first: a hint at their taste.",
    caching: .none(isPrivate: true)
  ) { _, context throws(RPCError) in
    try await contents(SuggestionsList.self, .init(), context)
  }

  static let templates = [movie, theatre, showtimes]

  private static let movie = Resource(
    uri: "marquee://movie/{id}", name: "movie", title: "A film",
    description: "One film by its id (amc:movie:64825, tmdb:movie:268, imdb:tt0096895): ids, rating, age rating, "
      + "running time, people, story, whether it plays at AMC. The rating is included if TMDB has the film.",
    caching: .minutes(60)
  ) { values, context throws(RPCError) in
    try await contents(MoviesGet.self, .init(id: try values.id(of: .movie, "id"), link: true), context)
  } complete: { input, completions throws(RPCError) in
    try await completions.movieIDs(input.value)
  }

  private static let theatre = Resource(
    uri: "marquee://theatre/{id}", name: "theatre", title: "A theatre",
    description: "One AMC theatre by its id (amc:theatre:610): address, location, UTC offset, features, closures.",
    caching: .minutes(60)
  ) { values, context throws(RPCError) in
    try await contents(TheatresGet.self, .init(id: try values.id(of: .theatre, "id")), context)
  } complete: { input, completions throws(RPCError) in
    try await completions.theatreIDs(input.value)
  }

  private static let showtimes = Resource(
    uri: "marquee://showtimes/{theatre}/{date}", name: "showtimes", title: "A theatre's showtimes on a day",
    description: "All showtimes of a theatre (its id, such as amc:theatre:610) on a day: YYYY-MM-DD, today, tonight, "
      + "tomorrow or a weekday (friday), in the theatre's local time. Grouped by film, with formats, prices and showtime ids.",
    caching: .minutes(1)
  ) { values, context throws(RPCError) in
    try await theatreDay(try values.id(of: .theatre, "theatre"), date: values["date"] ?? "", context)
  } complete: { input, completions throws(RPCError) in
    input.argument == "date"
      ? try await completions.days(input.value, theatre: input.others["theatre"])
      : try await completions.theatreIDs(input.value)
  }

  /// The result of a contract method in both forms.
  private static func contents<M: MethodSignature>(
    _ method: M.Type, _ params: M.Params, _ context: FeatureContext
  ) async throws(RPCError) -> ResourceContents where M.Params: JSONWritable {
    let result = try await context.contract.call(method, params)
    let content = ModelForm.content(of: result, from: M.name, RawJSON(writing: params), in: context.contract)
    return .text(content.text, json: RawJSON(writing: result).withoutVerbatim)
  }

  /// All showings of one theatre on one day, including those that have begun.
  private static func theatreDay(
    _ id: EntityID, date: String, _ context: FeatureContext
  ) async throws(RPCError) -> ResourceContents {
    guard let word = DayWord(date) else {
      throw .not(date, "a day: expected YYYY-MM-DD, today, tonight, tomorrow or a weekday")
    }
    let params = ShowtimesWhatsOn.Params(
      includeStarted: true, includeDetails: false, location: PlaceOptions(theatreId: id),
      dates: DayOptions(date: .day(word == .tonight ? .today : word)), list: ListOptions(pageSize: 100))
    let page = try await context.contract.page(ShowtimesWhatsOn.self, params, context.progress)
    let found = try ShowingsFound(page, of: ShowtimesWhatsOn.name, params, in: context.contract)
    let heading = "\(found.place.name) (\(id)) on \(found.day.reading): "
    var content = ResultContent()
    content.add(
      "heading",
      heading + (found.showingCount == 0 ? "no showtimes" : found.showingCount.counted("showtime")) + ".")
    content.add("privateRentals", found.rentalNote)
    // Nobody reads both forms, and the text is the shorter one.
    content += ShowingList(found).fitting(bytes: ResultContent.byteLimit * 5 / 4).content()
    return ResourceContents(content)
  }
}

extension ResourceContents {
  init(_ content: ResultContent) { self = .text(content.text, json: content.structured) }
}

extension [String: String] {
  /// The id that is the value of a variable of an address.
  func id(of kind: EntityKind, _ variable: String) throws(RPCError) -> EntityID {
    let text = self[variable] ?? ""
    guard let id = EntityID(text, of: kind) else {
      throw .not(text, "the id of \(kind.phrase), such as \(kind.examples)")
    }
    return id
  }
}
