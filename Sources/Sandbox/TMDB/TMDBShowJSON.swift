// SPDX-License-Identifier: MIT
import JSON

/// A show as TMDB writes it in a list.
struct TMDBShowJSON {
  let context: TMDBContext

  /// - Parameter isMixed: whether the list has rows of other kinds too, so that each says what it is.
  func writeRow(_ show: Show, isMixed: Bool = false, to writer: inout JSONWriter) {
    let isEnglish = context.language == "en"
    writer.member("adult", false)
    writer.member("backdrop_path", TMDBImage.backdrop.path(of: show.id, variant: Self.variant))
    writer.member("genre_ids", show.genres.map(\.id))
    writer.member("id", show.id)
    if isMixed { writer.member("media_type", "tv") }
    writer.member("origin_country", [show.country])
    writer.member("original_language", show.language)
    writer.member("original_name", show.originalName)
    // Shows have no translations here; TMDB then gives the original name and no text.
    writer.member("overview", isEnglish ? show.overview : "")
    writer.member("popularity", show.popularity(on: context.today))
    writer.member("poster_path", TMDBImage.poster.path(of: show.id, variant: Self.variant))
    writer.member("first_air_date", show.firstAired.description)
    writer.member("name", isEnglish ? show.name : show.originalName)
    writer.member("vote_average", show.voteAverage)
    writer.member("vote_count", show.voteCount)
  }

  /// Films and shows are numbered apart, so one number may be both.
  private static let variant = 9
}
