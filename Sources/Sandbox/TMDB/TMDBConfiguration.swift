// SPDX-License-Identifier: MIT
import JSON

/// TMDB's configuration: the base URLs and sizes of pictures, the genres, and the check of a key.
enum TMDBConfiguration {
  /// Sizes from https://developer.themoviedb.org/docs/image-basics
  static var reply: SandboxReply {
    .tmdb { writer in
      writer.object("images") { writer in
        writer.member("base_url", "http://image.tmdb.org/t/p/")
        writer.member("secure_base_url", "https://image.tmdb.org/t/p/")
        writer.member("backdrop_sizes", ["w300", "w780", "w1280", "original"])
        writer.member("logo_sizes", ["w45", "w92", "w154", "w185", "w300", "w500", "original"])
        writer.member("poster_sizes", ["w92", "w154", "w185", "w342", "w500", "w780", "original"])
        writer.member("profile_sizes", ["w45", "w185", "h632", "original"])
        writer.member("still_sizes", ["w92", "w185", "w300", "original"])
      }
      writer.member(
        "change_keys", ["cast", "crew", "genres", "images", "overview", "release_dates", "title", "videos"])
    }
  }

  static func genres(_ context: TMDBContext) -> SandboxReply {
    .tmdb { writer in
      writer.objects("genres", Genre.allCases) { genre, writer in
        writer.member("id", genre.id)
        writer.member("name", genre.name(in: context.language))
      }
    }
  }

  /// The response to a check of a key; the sandbox accepts every key.
  static var accepted: SandboxReply {
    .tmdb { writer in
      writer.member("success", true)
      writer.member("status_code", 1)
      writer.member("status_message", "Success.")
    }
  }
}
