// SPDX-License-Identifier: MIT
import Contract
import JSON
import Providers

/// The note about a stale response that stands in for a provider: `cached 3 minutes ago; AMC is not answering`.
struct AgeMessage {
  let text: String

  /// Returns nil unless the response is stale.
  ///
  /// - Parameters:
  ///   - answer: a result, or the summary of a stream.
  ///   - sources: the providers of its content.
  init?(_ answer: JSONValue, from sources: [Provider]) {
    guard answer["stale"]?.boolean == true, let seconds = answer["ageSeconds"]?.integer else { return nil }
    text = "cached \(Self.words(seconds)) ago; \(sources.silence)"
  }

  /// The age in the largest unit that gives at least 2.
  private static func words(_ seconds: Int) -> String {
    let units = [(86_400, "days"), (3_600, "hours"), (60, "minutes")]
    guard let (length, name) = units.first(where: { seconds >= 2 * $0.0 }) else { return "\(seconds) seconds" }
    return "\(seconds / length) \(name)"
  }
}
