// SPDX-License-Identifier: MIT
import Contract

/// An entity's number at TMDB, safe in a path: nothing but digits.
public struct TMDBID: Sendable, Hashable {
  /// The id as the contract writes it.
  public let entity: EntityID

  /// Nil for an id of another provider.
  public init?(_ id: EntityID) {
    guard id.provider == .tmdb else { return nil }
    entity = id
  }

  /// As it stands in a path.
  var segment: String { entity.native }
}
