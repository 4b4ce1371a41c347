// SPDX-License-Identifier: MIT
import Basics

/// A request to TMDB with what every response depends on: the language and the day.
struct TMDBContext {
  let request: SandboxRequest
  /// The requested language in ISO 639-1, such as the `de` of `de-DE`; English by default.
  let language: String
  var today: Day { request.clock.today }
  /// The films that TMDB has.
  var films: [Film] { Catalogue.shared.films.filter { $0.ids.tmdb != nil } }

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

  /// A film's overview; empty in a language that has none.
  func overview(of film: Film) -> String {
    if language == "en" { return film.synopsis ?? "" }
    return film.translations[language]?.overview ?? ""
  }

  /// A film's tagline; empty in any language but English.
  func tagline(of film: Film) -> String { language == "en" ? film.tagline ?? "" : "" }
}
