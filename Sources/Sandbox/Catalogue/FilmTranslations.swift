// SPDX-License-Identifier: MIT
import JSON

/// A film's titles and overviews in languages other than English.
struct FilmTranslations: Sendable {
  struct Text: Sendable {
    let title: String
    /// Empty if there is none.
    let overview: String
  }

  /// TMDB's id of the film.
  let film: Int
  /// By language.
  let texts: [String: Text]
}

extension FilmTranslations: JSONReadable {
  init(json: JSONValue) throws(JSONMismatch) {
    film = try json.required("film")
    var texts: [String: Text] = [:]
    for (language, value) in json.members where value.kind == .object {
      texts[language] = Text(title: try value.required("title"), overview: try value.optional("overview") ?? "")
    }
    self.texts = texts
  }
}
