// SPDX-License-Identifier: MIT
import JSON
import JSONRPC

/// The resources that can be read by URI. Each is returned twice: as text for a model, and as JSON for programs.
enum Resources {
  static let fixed = [
    Resource(
      uri: "marquee://suggestions", name: "suggestions", title: "Remembered searches",
      description: "The person's recent searches, the newest first: a hint at their taste.",
      mimeType: "text/plain", caching: .asked(.private)
    ) { context throws(RPCError) in
      both("marquee://suggestions", try await context.verbatim.call("suggestions/list"), of: "suggestions/list")
    }
  ]

  static let templates = [movie, theatre, showtimes]

  private static let movie = ResourceTemplate(
    uriTemplate: "marquee://movie/{id}", name: "movie", title: "A film",
    description: "One film by its id (amc:movie:64825, tmdb:movie:268, imdb:tt0096895): ids, rating, age rating, "
      + "running time, people, story, whether it plays at AMC. The rating is included if TMDB has the film.",
    mimeType: "text/plain", caching: .minutes(60)
  ) { uri, values, context throws(RPCError) in
    let params = RawJSON {
      $0.object { writer in
        writer.member("id", values["id"] ?? "")
        writer.member("link", true)
      }
    }
    return both(uri, try await context.verbatim.call("movies/get", params), of: "movies/get")
  } complete: { question, context throws(RPCError) in
    try await Completions(contract: context.contract).movieIDs(question.value)
  }

  private static let theatre = ResourceTemplate(
    uriTemplate: "marquee://theatre/{id}", name: "theatre", title: "A theatre",
    description: "One AMC theatre by its id (amc:theatre:610): address, location, UTC offset, features, closures.",
    mimeType: "text/plain", caching: .minutes(60)
  ) { uri, values, context throws(RPCError) in
    let params = RawJSON { $0.object { $0.member("id", values["id"] ?? "") } }
    return both(uri, try await context.verbatim.call("theatres/get", params), of: "theatres/get")
  } complete: { question, context throws(RPCError) in
    try await Completions(contract: context.contract).theatreIDs(question.value)
  }

  private static let showtimes = ResourceTemplate(
    uriTemplate: "marquee://showtimes/{theatre}/{date}", name: "showtimes", title: "A theatre's showtimes on a day",
    description: "All showtimes of a theatre (its id, such as amc:theatre:610) on a day: YYYY-MM-DD, today, tonight, "
      + "tomorrow or a weekday (friday), in the theatre's local time. Grouped by film, with formats, prices and showtime ids.",
    mimeType: "text/plain", caching: .minutes(1)
  ) { uri, values, context throws(RPCError) in
    try await TheatreDay(contract: context.contract, progress: context.progress)
      .read(uri, theatre: values["theatre"] ?? "", date: values["date"] ?? "")
  } complete: { question, context throws(RPCError) in
    let completions = Completions(contract: context.contract)
    return question.argument == "date"
      ? try await completions.days(question.value, theatre: question.others["theatre"])
      : try await completions.theatreIDs(question.value)
  }

  /// The result of a contract method in both forms.
  private static func both(_ uri: String, _ result: JSONValue, of method: String) -> [ResourceContents] {
    ResourceContents.both(
      uri, text: CompactText.text(of: result, from: method), json: result.forAssistant(verbatim: false))
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
