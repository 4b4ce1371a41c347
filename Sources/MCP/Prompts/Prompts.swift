// SPDX-License-Identifier: MIT
import Basics
import Contract
import JSON
import JSONRPC

/// The conversation starters for people.
enum Prompts {
  /// Plans an evening, from a place to seats.
  static let evening = Prompt(
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
    text: eveningText,
    complete: { input, completions throws(RPCError) in
      switch input.argument {
      case "place": try await completions.places(input.value)
      case "date":
        try await completions.days(
          input.value, theatre: try await completions.theatre(near: input.others["place"]))
      case "party_size": CompletionValues((1...20).map(String.init).filter { $0.hasPrefix(input.value) })
      case "film": try await completions.titles(input.value)
      default: try await completions.tastes(input.value)
      }
    })

  private static func eveningText(_ arguments: [String: String]) throws(RPCError) -> String {
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

  /// The best films that are showing now or coming soon.
  static let week = Prompt(
    name: "worth_seeing_this_week", title: "What is worth seeing this week",
    description: "The films of the week that are worth your time, and those whose tickets you should buy early.",
    arguments: [
      PromptArgument(
        name: "place", title: "Where", description: "A city, a zip code, or the name of a theatre; anywhere by default"
      ),
      PromptArgument(name: "taste", title: "Taste", description: "What you like: genres, films, people"),
    ],
    text: weekText,
    complete: { input, completions throws(RPCError) in
      input.argument == "place"
        ? try await completions.places(input.value) : try await completions.tastes(input.value)
    })

  private static func weekText(_ arguments: [String: String]) throws(RPCError) -> String {
    let place = try PromptText.place(arguments)
    let taste = PromptText.quoted(arguments["taste"]).map { " My taste: \($0)." } ?? ""
    let whereTo = place.map { " near \($0)" } ?? ""
    let first =
      place.map { "Call whats_on_near with place \($0), date \"today\" and limit 20, and once more with \"saturday\"." }
      ?? "Call movies_now_playing with provider \"tmdb\" and limit 50 for what is on, with ratings."
    return """
      What is worth seeing at the cinema this week\(whereTo)?\(taste)

      Follow these steps, using Marquee's tools:
      1. \(first)
      2. Call movies_now_playing with coming true for what opens soon; find_film says when the tickets of one go on sale.
      3. Weigh the rating and the number of votes (a few votes prove little), the genres and the story against my taste; \
      if that is unclear, ask me, or read marquee://suggestions. Look up whatever you are unsure about with movies_get (link true).
      4. Give me at most five films that are worth it now, the best first: year, rating, running time, age rating, one \
      sentence on why, and its id. Then up to three to buy tickets for early, with the day they open and when tickets go on sale. \
      Then one that is overrated or skippable, if there is one.

      If one of these tools is not available to you, do without it. Use only what the tools say, and say where a rating is missing. Name AMC Theatres and TMDB as the sources.
      """
  }
}

/// Validates the arguments of prompts and formats them for the prompt's text.
private enum PromptText {
  static func place(_ arguments: [String: String]) throws(RPCError) -> String? {
    guard let place = arguments["place"] else { return nil }
    guard let quoted = quoted(place) else { throw invalid("place", expected: "a city, a zip code or a theatre") }
    return quoted
  }

  static func date(_ arguments: [String: String]) throws(RPCError) -> String? {
    guard let date = blankless(arguments["date"]) else { return nil }
    guard let days = FreeformDays(date) else {
      throw invalid(
        "date", expected: "today, tonight, tomorrow, a weekday, weekend, this week, next week, or a day as YYYY-MM-DD")
    }
    return days.word.description
  }

  static func partySize(_ arguments: [String: String]) throws(RPCError) -> Int? {
    guard let text = blankless(arguments["party_size"]) else { return nil }
    guard let size = Int(text), (1...20).contains(size) else {
      throw invalid("party_size", expected: "a number from 1 to 20")
    }
    return size
  }

  /// The text in quotation marks, on one line; nil if it is empty.
  static func quoted(_ text: String?) -> String? {
    blankless(text).map { "\"\(TextValue.shortened($0.replacing("\"", with: "'"), to: 300))\"" }
  }

  private static func blankless(_ text: String?) -> String? {
    guard let text = text?.forModel, !text.isEmpty else { return nil }
    return text
  }

  private static func invalid(_ name: String, expected: String) -> RPCError {
    RPCError(.invalidParams, "\"\(name)\" is invalid: expected \(expected)") { writer in
      writer.member("path", "/arguments/\(name)")
      writer.member("expected", expected)
    }
  }
}
