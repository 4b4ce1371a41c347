// SPDX-License-Identifier: MIT
import Basics
import Contract
import EndpointCore

extension Dated {
  /// What was come by so is a part of this: of both, the older one's age counts.
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
  /// The content, which tells how old it is.
  var dated: Content {
    var content = content
    content.takeAge(of: provenance)
    return content
  }
}
