// SPDX-License-Identifier: MIT
import Contract
import JSON
import JSONRPC

/// `evening_at_the_cinema`: plans an evening, from a place to seats.
enum EveningPrompt {
  static let prompt = Prompt(
    name: "evening_at_the_cinema", title: "An evening at the cinema",
    description: "Plans an evening at a cinema near you: a film to your taste, a showing, and seats side by side.",
    arguments: [
      PromptArgument(
        name: "place", title: "Where", description: "A city, a zip code, or the name of a theatre", isRequired: true),
      PromptArgument(
        name: "date", title: "When",
        description: "tonight (the default), today, tomorrow, a weekday, or a day as YYYY-MM-DD"),
      PromptArgument(
        name: "party_size", title: "How many", description: "The number of people, 1 to 20 (default 2)"),
      PromptArgument(
        name: "taste", title: "Taste", description: "What you like: genres, films, people, or what the children may see"
      ),
      PromptArgument(name: "film", title: "Film", description: "The film's title, if you already know what to see"),
    ],
    get: { arguments, _ throws(RPCError) in [PromptMessage(text: try text(arguments))] },
    complete: { question, context throws(RPCError) in
      let completions = Completions(contract: context.contract)
      return switch question.argument {
      case "place": try await completions.places(question.value)
      case "date":
        try await completions.days(
          question.value, theatre: try await completions.theatre(near: question.others["place"]))
      case "party_size": Completion((1...20).map(String.init).filter { $0.hasPrefix(question.value) })
      case "film": try await completions.titles(question.value)
      default: try await completions.tastes(question.value)
      }
    })

  private static func text(_ arguments: [String: String]) throws(RPCError) -> String {
    let place = try PromptText.place(arguments) ?? ""
    let date = try PromptText.date(arguments) ?? "tonight"
    let party = try PromptText.partySize(arguments) ?? 2
    let people = party == 1 ? "one person" : "\(party) people"
    let taste = PromptText.quoted(arguments["taste"]).map { " Our taste: \($0)." } ?? ""
    let film = PromptText.quoted(arguments["film"])
    let want = film.map { " We want to see \($0)." } ?? ""
    let filmArgument = film.map { ", film \($0)" } ?? ""
    return """
      Plan an evening at the cinema for \(people), \(date), near \(place).\(want)\(taste)

      Follow these steps, using Marquee's tools:
      1. Call whats_on_near with place \(place), date "\(date)"\(filmArgument). If nothing fits, tell me what is missing \
      and try the next day or a larger radius.
      2. Choose two or three films that suit us, by rating, genre, age rating and story, and for each the showing whose \
      time suits an evening best. Skip sold-out showings. If our taste is unclear, ask us, or read marquee://suggestions.
      3. For each chosen showing, call showtimes_and_seats with its showtimeId and partySize \(party). Drop those where \
      we can't sit side by side, unless that is true of all of them.
      4. Recommend one plan and name up to two others: the film with its year and rating and why it suits us; the \
      theatre and how far it is; when it starts, and when it ends (starting time, running time, and about 20 minutes of \
      trailers); the seats; the total price for all of us, and what it does not include \
      (tax, fees, a seat's zone), as the tool says; and the address where the tickets can be bought.

      Use only what the tools say. No seat is reserved until I buy it, so say so. Name AMC Theatres and TMDB as the sources.
      """
  }
}
