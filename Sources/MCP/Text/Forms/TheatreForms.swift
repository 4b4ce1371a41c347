// SPDX-License-Identifier: MIT
import JSON

extension ModelForm {
  static let theatre = ModelForm(
    "theatre", "theatres",
    columns: [
      Column("theatre", member: "name"),
      Column("km") { $0["distanceKilometres"]?.double.map { TextValue.decimal($0) } },
      Column("city") { city($0) },
      Column("has") { highlights($0).joined(separator: ", ") },
      Column("closed") { $0["isClosed"]?.boolean == true ? "permanently" : nil },
      Column("id", member: "id"),
    ],
    sheet: Sheet(
      .facts(.text("name") { $0["name"]?.string ?? "Theatre" }, .text("id") { $0["id"]?.string }),
      .sentence("address") { address($0) },
      .sentence("distance") { $0["distanceKilometres"]?.double.map { "\(TextValue.decimal($0)) km away" } },
      .sentence("clock") { $0["utcOffset"]?.string.map { "Its local time is UTC\($0)." } },
      .sentence("closed") { $0["isClosed"]?.boolean == true ? "Permanently closed." : nil },
      .sentence("closures", after: "Closed: ") { closures($0) },
      .sentence("attributes", after: "Has: ") { theatre in
        let names = theatre.list("attributes").compactMap { ($0["name"] ?? $0["code"])?.string }
        return names.isEmpty ? nil : TextValue.list(names, limit: 30)
      },
      .sentence("phone", after: "Phone: ") { $0["phone"]?.string },
      .sentence("page", after: "Page: ") { $0["websiteUrl"]?.string }))

  static let place = ModelForm(
    "place", "places",
    columns: [
      Column("place", member: "title"), Column("type", member: "type"),
      Column("latitude, longitude") { coordinates($0) }, Column("theatre id", member: "theatreId"),
    ])

  private static func city(_ theatre: JSONValue) -> String? {
    let parts = ["city", "state"].compactMap { theatre["address"]?[$0]?.string }
    return parts.isEmpty ? theatre["market"]?["name"]?.string : parts.joined(separator: ", ")
  }

  private static func address(_ theatre: JSONValue) -> String? {
    let parts = ["street", "city", "state", "postalCode"].compactMap { theatre["address"]?[$0]?.string }
    let location = theatre["location"]
    let place = location?["latitude"]?.double.flatMap { latitude in
      location?["longitude"]?.double.map { "(latitude \(latitude), longitude \($0))" }
    }
    let all = [parts.isEmpty ? nil : parts.joined(separator: ", "), place].compactMap { $0 }
    return all.isEmpty ? nil : all.joined(separator: " ")
  }

  private static func coordinates(_ place: JSONValue) -> String? {
    guard let latitude = place["latitude"]?.double, let longitude = place["longitude"]?.double else { return nil }
    return "\(latitude), \(longitude)"
  }

  private static func closures(_ theatre: JSONValue) -> String? {
    let closures = theatre.list("closures").compactMap { closure -> String? in
      guard let start = closure["startsAt"]?.string else { return nil }
      return closure["endsAt"]?.string.map { "\(start) to \($0)" } ?? "from \(start)"
    }
    return closures.isEmpty ? nil : TextValue.list(closures)
  }

  /// The few attributes, out of dozens, that make people choose one theatre over another.
  private static func highlights(_ theatre: JSONValue) -> [String] {
    theatre.list("attributes").compactMap { attribute in
      guard let code = attribute["code"]?.string?.lowercased(), telling.contains(where: code.contains) else {
        return nil
      }
      return attribute["name"]?.string ?? code
    }
  }

  /// Parts of AMC's codes for premium screens, seats and meals.
  private static let telling = [
    "imax", "dolby", "prime", "3d", "screenx", "laser", "bigd", "recliner", "dinein", "forkandscreen", "cinemasuites",
  ]
}
