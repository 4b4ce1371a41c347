// SPDX-License-Identifier: MIT
import JSON

/// What a film is called and how it is described in languages other than English.
struct FilmTranslations: Sendable {
  struct Text: Sendable {
    let title: String
    /// Empty where nobody has written one.
    let overview: String
  }

  /// By TMDB's id.
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
