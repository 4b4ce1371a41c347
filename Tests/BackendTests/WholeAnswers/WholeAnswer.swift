// SPDX-License-Identifier: MIT
import Contract
import Testing

/// A call, what the upstreams say, and the whole answer to it.
///
/// What the upstreams say has everything that a model has a field for, each with a value of its own, so that a field
/// that is left out, or filled from another's member, is seen. Flags have so many rows that no two of them are alike in
/// all.
struct WholeAnswer: Sendable {
  let method: String
  /// A JSON object.
  var params = "{}"
  /// JSON by path: `/amc/…`, `/tmdb/…`, `/pixabay/…`.
  let upstream: [String: String]
  /// The result, as JSON; members may stand in any order.
  let result: String
}

extension WholeAnswer: CustomTestStringConvertible {
  var testDescription: String { "\(method) \(params)" }

  static let all = ofAMC + ofTMDB + ofPixabay

  /// The answers of one provider, and what it never tells: fields (`Movie.budget`) and whole models (`Video`).
  static func answers(of provider: Provider) -> (answers: [WholeAnswer], neverTold: Set<String>) {
    switch provider {
    case .amc: (ofAMC, neverToldByAMC)
    case .tmdb: (ofTMDB, neverToldByTMDB)
    default: (ofPixabay, neverToldByPixabay)
    }
  }
}
