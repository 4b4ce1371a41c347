// SPDX-License-Identifier: MIT
import Contract
import Testing

/// A call, the upstreams' responses, and the complete result.
///
/// The responses have a value for every field of a model, and no two values are equal. So a field that is left out, or
/// filled from the wrong member, is noticed. There are enough rows that no two flags are equal in all of them.
struct WholeAnswer: Sendable {
  let method: String
  /// The params, as a JSON object.
  var params = "{}"
  /// The responses as JSON, by path: `/amc/…`, `/tmdb/…`, `/pixabay/…`.
  let upstream: [String: String]
  /// The result as JSON; the order of members doesn't matter.
  let result: String
}

extension WholeAnswer: CustomTestStringConvertible {
  var testDescription: String { "\(method) \(params)" }

  static let all = ofAMC + amcCodes + ofTMDB + ofPixabay

  /// The cases of one provider, and the fields (`Movie.budget`) and models (`Video`) that it never provides.
  static func answers(of provider: Provider) -> (answers: [WholeAnswer], neverTold: Set<String>) {
    switch provider {
    case .amc: (ofAMC + amcCodes, neverToldByAMC.union(codesNeverToldByAMC))
    case .tmdb: (ofTMDB, neverToldByTMDB.union(codesNeverToldByTMDB))
    default: (ofPixabay, neverToldByPixabay)
    }
  }
}
