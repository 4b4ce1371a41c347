// SPDX-License-Identifier: MIT
import Contract

/// The common parameters of `images/url` and `images/fetch`: an image and a size.
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
  /// The kind of entity: the parameter if given, otherwise that of the id.
  var artworkKind: ArtworkKind? {
    if let kind { return kind }
    guard case .full(let id) = id else { return nil }
    return ArtworkKind(rawValue: id.kind.rawValue)
  }

  /// The type of image: the parameter if given, otherwise the default for the kind.
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
