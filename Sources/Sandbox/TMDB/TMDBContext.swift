// SPDX-License-Identifier: MIT
import Basics

/// A request to TMDB with what every answer depends on: the language and the day.
struct TMDBContext {
  let request: SandboxRequest
  /// ISO 639-1, English unless asked otherwise: the `de` of `de-DE`.
  let language: String
  var today: Day { request.clock.today }

  init(_ request: SandboxRequest) {
    self.init(request, language: request["language"]?.split(separator: "-").first.map { $0.lowercased() } ?? "en")
  }

  init(_ request: SandboxRequest, language: String) {
    self.request = request
    self.language = language
  }

  /// A film's title in the language, or its original title where it has none there.
  func title(of film: Film) -> String {
    if language == "en" { return film.title }
    return film.translations[language]?.title ?? film.originalTitle
  }

  /// Empty in a language that nobody has written one in.
  func overview(of film: Film) -> String {
    if language == "en" { return film.synopsis ?? "" }
    return film.translations[language]?.overview ?? ""
  }

  /// The tagline, which there is only in English.
  func tagline(of film: Film) -> String { language == "en" ? film.tagline ?? "" : "" }
}
