// SPDX-License-Identifier: MIT
import Contract

/// What `images/url` and `images/fetch` are both asked: which image, and in which size.
protocol ImageParameters: CallParameters, Sendable {
  var path: String? { get }
  var id: EntityID? { get }
  var kind: ArtworkKind? { get }
  var type: ArtworkType? { get }
  var size: String? { get }
  var width: Int? { get }
}

extension ImagesUrl.Params: ImageParameters {}
extension ImagesFetch.Params: ImageParameters {}

extension ImageParameters {
  /// The type that is asked for, or that goes without saying.
  var wantedType: ArtworkType {
    if let type { return type }
    return switch kind {
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
