// SPDX-License-Identifier: MIT
import Contract
import JSON
import Providers

/// What is said of an answer that stands in for a provider: `kept 3 minutes ago; AMC is not answering`.
struct AgeMessage {
  let text: String

  /// - Parameters:
  ///   - answer: a result or a summary; nil unless it is stale.
  ///   - sources: who has said what it holds.
  init?(_ answer: JSONValue, from sources: [Provider]) {
    guard answer["stale"]?.boolean == true, let seconds = answer["ageSeconds"]?.integer else { return nil }
    text = "kept \(Self.words(seconds)) ago; \(sources.silence)"
  }

  /// In the largest unit of which there are two.
  private static func words(_ seconds: Int) -> String {
    let units = [(86_400, "days"), (3_600, "hours"), (60, "minutes")]
    guard let (length, name) = units.first(where: { seconds >= 2 * $0.0 }) else { return "\(seconds) seconds" }
    return "\(seconds / length) \(name)"
  }
}
