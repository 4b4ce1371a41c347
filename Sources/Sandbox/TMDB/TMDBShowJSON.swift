// SPDX-License-Identifier: MIT
import JSON

/// Writes shows as TMDB lists them.
struct TMDBShowJSON {
  let context: TMDBContext

  /// - Parameter isMixed: whether the list has rows of other kinds too, so that each row states its kind.
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
    // The catalogue has no translations of shows. TMDB then gives the original name and an empty overview.
    writer.member("overview", isEnglish ? show.overview : "")
    writer.member("popularity", show.popularity(on: context.today))
    writer.member("poster_path", TMDBImage.poster.path(of: show.id, variant: Self.variant))
    writer.member("first_air_date", show.firstAired.description)
    writer.member("name", isEnglish ? show.name : show.originalName)
    writer.member("vote_average", show.voteAverage)
    writer.member("vote_count", show.voteCount)
  }

  /// Distinguishes the pictures of a show from those of a film with the same id.
  private static let variant = 9
}
