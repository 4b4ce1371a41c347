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

extension EntityReference {
  /// The kinds that it says it may be of and that have images.
  var artworkKinds: [ArtworkKind] { possibleIDs.compactMap { ArtworkKind(rawValue: $0.kind.rawValue) } }
}

extension ImageParameters {
  /// The kind of entity: the parameter if given, otherwise that of the id.
  var artworkKind: ArtworkKind? {
    if let kind { return kind }
    let kinds = id?.artworkKinds ?? []
    return kinds.count == 1 ? kinds[0] : nil
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
