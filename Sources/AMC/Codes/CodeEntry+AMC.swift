// SPDX-License-Identifier: MIT
import Contract
import EndpointCore
import JSON

// AMC's lists of codes (https://developers.amctheatres.com), cached for a week.
extension AMCView where Row == CodeEntry {
  /// The attributes that movies, theatres and showtimes may have.
  public static let attributes = codes("attributes") { json in
    CodeEntry(amc: json, code: ["code"]) { entry, object in
      entry.description = object.takeText("description")
      entry.isPremiumFormat = object.take("isPremiumFormat")
      entry.appliesTo = object.takeElements("appliesTo") { $0.string }
      if entry.appliesTo == nil, let only = object.takeText("appliesTo") { entry.appliesTo = [only] }
    }
  }

  /// The regions around cities into which AMC groups its theatres.
  public static let markets = codes("markets") { CodeEntry(amc: $0, code: ["slug", "urlSuffixText", "name"]) }

  /// The states with theatres.
  public static let states = codes("states") { CodeEntry(amc: $0, code: ["code", "abbreviation", "state", "name"]) }

  private static func codes(_ name: String, row: @escaping @Sendable (JSONValue) -> CodeEntry?) -> Self {
    Self(["v1", name], cachePolicy: .fixed(.description, for: .seconds(604_800)), in: name, row: row)
  }
}

extension CodeEntry {
  /// Reads an entry of one of AMC's lists.
  /// - Parameters:
  ///   - names: the members that may hold the code, the best first.
  ///   - more: takes the other members.
  fileprivate init?(
    amc json: JSONValue, code names: [String], _ more: (inout CodeEntry, inout LenientObject) -> Void = { _, _ in }
  ) {
    guard var object = LenientObject(json) else { return nil }
    let name = object.takeCode("name")
    guard let code = names.lazy.compactMap({ $0 == "name" ? name : object.takeCode($0) }).first else { return nil }
    self.init(code: code, name: name ?? code)
    more(&self, &object)
    object.discard("_links")
    amc = object.rest()
  }
}
