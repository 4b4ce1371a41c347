// SPDX-License-Identifier: MIT
import Contract
import JSON
import JSONRPC

/// `worth_seeing_this_week`: the best films now showing and coming soon.
enum WeekPrompt {
  static let prompt = Prompt(
    name: "worth_seeing_this_week", title: "What is worth seeing this week",
    description: "The films of the week that are worth your time, and those whose tickets you should buy early.",
    arguments: [
      PromptArgument(
        name: "place", title: "Where", description: "A city, a zip code, or the name of a theatre; anywhere by default"
      ),
      PromptArgument(name: "taste", title: "Taste", description: "What you like: genres, films, people"),
    ],
    get: { arguments, _ throws(RPCError) in [PromptMessage(text: try text(arguments))] },
    complete: { question, context throws(RPCError) in
      let completions = Completions(contract: context.contract)
      return question.argument == "place"
        ? try await completions.places(question.value) : try await completions.tastes(question.value)
    })

  private static func text(_ arguments: [String: String]) throws(RPCError) -> String {
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
      2. Call movies_coming_soon for what opens soon; find_film says when the tickets of one go on sale.
      3. Weigh the rating and the number of votes (a few votes prove little), the genres and the story against my taste; \
      if that is unclear, ask me, or read marquee://suggestions. Look up whatever you are unsure about with movies_get (link true).
      4. Give me at most five films that are worth it now, the best first: year, rating, running time, age rating, one \
      sentence on why, and its id. Then up to three to buy tickets for early, with the day they open and when tickets go on sale. \
      Then one that is overrated or skippable, if there is one.

      If one of these tools is not available to you, do without it. Use only what the tools say, and say where a rating is missing. Name AMC Theatres and TMDB as the sources.
      """
  }
}
