// SPDX-License-Identifier: MIT
import Testing

/// A call, what the upstreams are asked for it, and what they answer where that leads to the next question.
struct AskedCall: Sendable {
  let method: String
  /// A JSON object.
  let params: String
  /// Every target: `/amc/…`, `/tmdb/…`, `/pixabay/…`, `/images/…`, in order of the alphabet. TMDB's lists ask for the
  /// names of genres beside, which is not among them.
  let targets: [String]
  /// JSON by path; to every other question the answer is a 404.
  var answers: [String: String] = [:]
}

extension AskedCall: CustomTestStringConvertible {
  var testDescription: String { "\(method) \(params)" }

  /// Every method that asks an upstream, with every parameter it takes.
  static let all = ofAMC + ofTMDB + ofPixabay
}
