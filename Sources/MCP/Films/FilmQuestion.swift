// SPDX-License-Identifier: MIT
import Contract

/// The film that somebody means.
enum FilmQuestion: Sendable {
  case id(EntityReference)
  /// A part of its title.
  case title(String)

  /// IMDb's ids are also taken as people copy them: `tt0096895`.
  init(_ text: String) {
    self = (EntityReference(text) ?? EntityReference("imdb:" + text)).map(FilmQuestion.id) ?? .title(text)
  }

  var text: String {
    switch self {
    case .id(let id): id.description
    case .title(let title): title
    }
  }
}
