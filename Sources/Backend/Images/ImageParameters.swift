// SPDX-License-Identifier: MIT
import Contract

/// What `images/url` and `images/fetch` are both asked: which image, and in which size.
protocol ImageParameters: CallParameters, Sendable {
  var path: String? { get }
  var id: EntityReference? { get }
  var kind: ArtworkKind? { get }
  var type: ArtworkType? { get }
  var size: String? { get }
  var width: Int? { get }
}

extension ImagesUrl.Params: ImageParameters {}
extension ImagesFetch.Params: ImageParameters {}

extension ImageParameters {
  /// What the image is of: as the id itself says, unless it is said beside it.
  var artworkKind: ArtworkKind? {
    if let kind { return kind }
    guard case .full(let id) = id else { return nil }
    return ArtworkKind(rawValue: id.kind.rawValue)
  }

  /// The type that is asked for, or that goes without saying.
  var wantedType: ArtworkType {
    if let type { return type }
    return switch artworkKind {
    case .person: .profile
    case .theatre: .backdrop
    case .movie, nil: .poster
    }
  }
}

extension ArtworkKind {
  var entityKind: EntityKind {
    switch self {
    case .movie: .movie
    case .person: .person
    case .theatre: .theatre
    }
  }
}
