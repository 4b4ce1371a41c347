// SPDX-License-Identifier: MIT
import Contract
import EndpointCore
import JSON

/// Places that match free text or a postal code: cities, postal codes and theatres.
public struct PlaceView: AMCView {
  /// The beginning of a place's name, or a postal code.
  public let text: String

  /// - Parameter text: the beginning of a place's name, or a postal code.
  public init(_ text: String) { self.text = text }

  /// Ends with an empty segment for the trailing slash of AMC's path.
  public var path: [String] { ["v2", "location-suggestions", ""] }

  public var filters: QueryItems { ["query": text] }

  public static let embeddedName = "suggestions"

  public static func row(_ json: JSONValue) -> Place? { Place(amc: json) }
}
