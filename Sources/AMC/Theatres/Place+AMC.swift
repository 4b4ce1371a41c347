// SPDX-License-Identifier: MIT
import Contract
import EndpointCore
import JSON

extension AMCView where Row == Place {
  /// Places that match free text or a postal code: cities, postal codes and theatres.
  /// - Parameter text: the beginning of a place's name, or a postal code.
  public static func suggestions(_ text: String) -> Self {
    // The empty segment is for the trailing slash of AMC's path.
    AMCView(["v2", "location-suggestions", ""], ["query": text], in: "suggestions") { Place(amc: $0) }
  }
}

extension Place {
  /// Reads a suggested place; nil without a title and a type. Its coordinates come from its link; a theatre's link has
  /// none.
  init?(amc json: JSONValue) {
    guard var object = LenientObject(json), let title = object.takeText("title"), let type = object.takeText("type")
    else { return nil }
    self.init(title: title, type: type)
    if let link = json["_links"]?["https://api.amctheatres.com/rels/v2/locations"]?["href"]?.string,
      let address = HTTPURL(link)
    {
      latitude = address.number("latitude", in: -90...90)
      longitude = address.number("longitude", in: -180...180)
    }
    object.discard("_links")
    amc = object.rest()
  }
}

extension HTTPURL {
  fileprivate func number(_ name: String, in range: ClosedRange<Double>) -> Double? {
    guard let number = queryItem(name).flatMap({ Double($0) }), range.contains(number) else { return nil }
    return number
  }
}
