// SPDX-License-Identifier: MIT
import JSON

/// Writes pictures as TMDB lists them.
enum TMDBImageJSON {
  /// - Parameter language: the language of the words in the picture; nil if it has none.
  static func write(_ path: String, _ kind: TMDBImage, language: String?, to writer: inout JSONWriter) {
    let size = kind.size
    writer.member("aspect_ratio", (Double(size.width) / Double(size.height) * 1_000).rounded() / 1_000)
    writer.member("height", size.height)
    writer.nullable("iso_639_1", language)
    writer.member("file_path", path)
    writer.member("vote_average", 0)
    writer.member("vote_count", 0)
    writer.member("width", size.width)
  }
}
