// SPDX-License-Identifier: MIT
import Basics
import JSON

/// `/collection/{id}`, `/company/{id}` and `/review/{id}`.
struct TMDBCollections {
  let context: TMDBContext

  func collection(_ id: String) -> SandboxReply {
    guard id.isASCIIDigits else { return TMDBFailure.invalidID }
    guard let collection = FilmCollection.known.first(where: { String($0.id) == id }) else {
      return TMDBFailure.notFound
    }
    return .tmdb { writer in
      context.writeDetails(collection, to: &writer)
      writer.objects("parts", collection.films.compactMap { Catalogue.shared.film(tmdb: $0) }) { film, writer in
        context.writeRow(film, isMixed: true, to: &writer)
      }
    }
  }

  func company(_ id: String) -> SandboxReply {
    guard id.isASCIIDigits else { return TMDBFailure.invalidID }
    guard let studio = Studio.allCases.first(where: { "\($0.company.id)" == id }) else { return TMDBFailure.notFound }
    return .tmdb { writer in
      writer.member("description", "")
      writer.member("headquarters", studio.company.city)
      writer.member("homepage", studio.company.homepage)
      context.writeRow(studio, to: &writer)
      writer.key("parent_company")
      if let parent = studio.parent {
        writer.object { context.writeMention(of: parent, to: &$0) }
      } else {
        writer.null()
      }
    }
  }

  /// A review, found among those of all films.
  func review(_ id: String) -> SandboxReply {
    for film in context.films {
      guard let review = Review.of(film, today: context.today).first(where: { $0.id(of: film) == id }) else { continue }
      return .tmdb { writer in
        context.write(review, of: film, to: &writer)
        writer.member("iso_639_1", "en")
        writer.member("media_id", film.ids.tmdb)
        writer.member("media_title", film.title)
        writer.member("media_type", "movie")
      }
    }
    return TMDBFailure.notFound
  }
}
