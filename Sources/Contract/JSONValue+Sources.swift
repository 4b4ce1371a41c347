// SPDX-License-Identifier: MIT
import JSON

extension JSONValue {
  /// Who has said what a result or a page holds: as the members tell that are kept verbatim, of it or of its first row,
  /// else as the id does. Empty where nothing tells.
  public var sources: [Provider] {
    let thing = self["items"]?[0] ?? self
    let verbatim = Provider.allCases.filter { thing[$0.rawValue] != nil }
    guard verbatim.isEmpty else { return verbatim }
    return Provider.allCases.filter { thing["id"]?.string?.hasPrefix($0.rawValue + ":") ?? false }
  }
}
