// SPDX-License-Identifier: MIT
import Basics
import Contract
import EndpointCore

extension Dated {
  /// Adopts the age of a part of this result if it is older, and its staleness.
  mutating func takeAge(of provenance: Provenance) {
    switch provenance {
    case .network, .revalidated: break
    case .cache(let age), .outdated(let age), .stale(let age):
      ageSeconds = max(ageSeconds ?? 0, age.wholeSeconds)
    }
    if case .stale = provenance { stale = true }
  }
}

extension Answer where Content: Dated {
  /// The content, with its age filled in.
  var dated: Content {
    var content = content
    content.takeAge(of: provenance)
    return content
  }
}
