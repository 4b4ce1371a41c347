// SPDX-License-Identifier: MIT
import Contract

/// A TMDB id that is safe to use in a path: digits only.
public struct TMDBID: Sendable, Hashable {
  /// The id in the contract's form.
  public let entity: EntityID

  /// Nil for an id from another provider.
  public init?(_ id: EntityID) {
    guard id.provider == .tmdb else { return nil }
    entity = id
  }

  /// The id as a path segment.
  var segment: String { entity.native }
}
