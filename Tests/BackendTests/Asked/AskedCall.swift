// SPDX-License-Identifier: MIT
import Testing

/// A call, the requests that it sends upstream, and the responses to those that lead to further requests.
struct AskedCall: Sendable {
  let method: String
  /// The params, as a JSON object.
  let params: String
  /// Every target in alphabetical order: `/amc/…`, `/tmdb/…`, `/pixabay/…`, `/images/…`. The lists of codes that
  /// other methods also request are not among them.
  let targets: [String]
  /// JSON by path; any other request gets 404.
  var answers: [String: String] = [:]
}

extension AskedCall: CustomTestStringConvertible {
  var testDescription: String { "\(method) \(params)" }

  /// A call of every method that sends upstream requests, with every parameter that it takes.
  static let all =
    ofAMC + ofTMDB + ofPeople + ofPixabay + ofWatches + ofReference + ofCollections + ofCalendar + ofLibrary
}
