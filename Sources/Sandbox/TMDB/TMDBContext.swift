/// A request to TMDB with what every answer depends on: the language and the day.
struct TMDBContext {
  let request: SandboxRequest
  /// ISO 639-1, English unless asked otherwise: the `de` of `de-DE`.
  let language: String
  var today: Day { request.clock.today }

  init(_ request: SandboxRequest) {
    self.request = request
    language = request["language"]?.split(separator: "-").first.map { $0.lowercased() } ?? "en"
  }

  /// A film's title in the language: the original's if that is the language, a translation if there is one, else English.
  func title(of film: Film) -> String {
    if let text = film.translations[language] { return text.title }
    return language == film.language ? film.originalTitle : film.title
  }

  /// Empty in a language that nobody has written one in.
  func overview(of film: Film) -> String {
    if language == "en" { return film.synopsis ?? "" }
    return film.translations[language]?.overview ?? ""
  }

  /// Only in English.
  func tagline(of film: Film) -> String { language == "en" ? film.tagline ?? "" : "" }
}
