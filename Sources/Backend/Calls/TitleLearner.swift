// SPDX-License-Identifier: MIT

/// Learns the titles in upstreams' responses, for searches without a network.
protocol TitleLearner: Sendable {
  /// - Parameter content: the content of a response that is new from its upstream and not private.
  func learn<Content>(_ content: Content)
}
