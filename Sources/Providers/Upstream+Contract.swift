// SPDX-License-Identifier: MIT
import Contract
import EndpointCore

extension Upstream {
  /// The provider's name in the contract.
  public var provider: Provider { Provider(name) }
}

extension [Provider] {
  /// The clause that reports these providers as down, by their titles: `AMC or TMDB is not answering`.
  public var silence: String {
    let titles = map { Upstream.named($0.rawValue)?.title ?? $0.rawValue }
    return (isEmpty ? "the provider" : titles.joined(separator: " or ")) + " is not answering"
  }
}
