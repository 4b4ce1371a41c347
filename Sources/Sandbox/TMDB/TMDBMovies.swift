// SPDX-License-Identifier: MIT
import Basics
import JSON

/// `/movie/{id}` and the paths below it.
struct TMDBMovies {
  let context: TMDBContext

  /// - Parameter path: what follows `/movie`.
  func answer(_ path: [String]) -> SandboxReply {
    guard let text = path.first, text.isASCIIDigits, let id = Int(text) else {
      return TMDBFailure.invalidID
    }
    guard let film = Catalogue.shared.film(tmdb: id) else { return TMDBFailure.notFound }
    let name = path.dropFirst().joined(separator: "/")
    if name.isEmpty { return details(of: film) }
    guard let part = TMDBMoviePart(rawValue: name) else { return TMDBFailure.notFound }
    return answer(part, of: film)
  }

  /// The details of a film with up to 20 appended parts; unknown parts are ignored.
  private func details(of film: Film) -> SandboxReply {
    let names = context.request.list("append_to_response").prefix(20)
    return .tmdb { writer in
      context.writeDetails(film, to: &writer)
      for part in names.compactMap(TMDBMoviePart.init(rawValue:)) {
        writer.object(part.rawValue) { writer in
          if let films = related(part, to: film) {
            TMDBPage.write(films, page: 1, to: &writer) { write($0, part, to: &$1) }
          } else {
            context.write(part, of: film, to: &writer)
          }
        }
      }
    }
  }

  private func answer(_ part: TMDBMoviePart, of film: Film) -> SandboxReply {
    if let films = related(part, to: film) { return TMDBPage(context, films).reply { write($0, part, to: &$1) } }
    if part == .reviews {
      return TMDBPage(context, context.reviews(of: film)).reply(extra: { $0.member("id", film.ids.tmdb) }) {
        context.write($0, of: film, to: &$1)
      }
    }
    return .tmdb { writer in
      writer.member("id", film.ids.tmdb)
      context.write(part, of: film, to: &writer)
    }
  }

  private func write(_ film: Film, _ part: TMDBMoviePart, to writer: inout JSONWriter) {
    context.writeRow(film, isMixed: part == .recommendations, to: &writer)
  }

  /// The films of a part; nil for a part that is not a list of films.
  private func related(_ part: TMDBMoviePart, to film: Film) -> [Film]? {
    switch part {
    case .similar: ranked(film) { Double(Set(film.genres).intersection($0.genres).count) }
    case .recommendations: ranked(film) { affinity(film, $0) }
    default: nil
    }
  }

  /// How closely two films are related: by series, director and actors, and by genres unless they are many years apart.
  private func affinity(_ film: Film, _ other: Film) -> Double {
    let actors = Set(film.cast.map(\.actor)).intersection(other.cast.map(\.actor)).count
    let directors = Set(film.directors).intersection(other.directors).count
    let series = FilmCollection.of(film).map { $0.id == FilmCollection.of(other)?.id } == true ? 1 : 0
    let genres = Set(film.genres).intersection(other.genres).count
    let years = abs(film.released.year - other.released.year)
    return Double(8 * series + 3 * directors + 2 * actors)
      + (genres >= 2 ? Double(genres) / (1 + Double(years) / 10) : 0)
  }

  private func ranked(_ film: Film, by score: (Film) -> Double) -> [Film] {
    context.films.filter { $0.ids.amc != film.ids.amc }
      .map { (film: $0, score: score($0)) }
      .filter { $0.score >= 1 }
      .sorted { ($1.score, $0.film.ids.amc) < ($0.score, $1.film.ids.amc) }
      .map(\.film)
  }
}
