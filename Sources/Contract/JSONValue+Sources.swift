// SPDX-License-Identifier: MIT
import JSON

extension JSONValue {
  /// The providers of a result or page: those whose verbatim members it has (for a page, its first row), otherwise the
  /// provider of its id. Empty if there is neither.
  public var sources: [Provider] {
    let thing = self["items"]?[0] ?? self
    let verbatim = Provider.allCases.filter { thing[$0.rawValue] != nil }
    guard verbatim.isEmpty else { return verbatim }
    return Provider.allCases.filter { thing["id"]?.string?.hasPrefix($0.rawValue + ":") ?? false }
  }
}
