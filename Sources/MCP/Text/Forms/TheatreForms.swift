// SPDX-License-Identifier: MIT
import JSON

extension ModelForm {
  static let theatre = ModelForm("theatre", "theatres", table: TheatreForm.table, sheet: TheatreForm.sheet)

  static let place = ModelForm(
    "place", "places",
    table: TextTable(columns: [
      TextTable.Column("place", member: "title"), TextTable.Column("type", member: "type"),
      TextTable.Column("latitude, longitude") { place in
        guard let latitude = place["latitude"]?.double, let longitude = place["longitude"]?.double else { return nil }
        return "\(latitude), \(longitude)"
      },
      TextTable.Column("theatre id", member: "theatreId"),
    ]))
}

private enum TheatreForm {
  static let table = TextTable(columns: [
    TextTable.Column("theatre", member: "name"),
    TextTable.Column("km") { $0["distanceKilometres"]?.double.map { TextValue.decimal($0) } },
    TextTable.Column("city") { city($0) },
    TextTable.Column("has") { TheatreFacts.highlights($0).joined(separator: ", ") },
    TextTable.Column("closed") { $0["isClosed"]?.boolean == true ? "permanently" : nil },
    TextTable.Column("id", member: "id"),
  ])

  static func sheet(_ theatre: JSONValue) -> [String] {
    let lines: [String?] = [
      "\(theatre["name"]?.string ?? "Theatre") · \(theatre["id"]?.string ?? "")",
      address(theatre),
      theatre["distanceKilometres"]?.double.map { "\(TextValue.decimal($0)) km away" },
      clock(theatre),
      theatre["isClosed"]?.boolean == true ? "Permanently closed." : nil,
      closures(theatre),
      attributes(theatre),
      theatre["phone"]?.string.map { "Phone: \($0)" },
      theatre["websiteUrl"]?.string.map { "Page: \($0)" },
    ]
    return lines.compactMap { $0 }
  }

  private static func city(_ theatre: JSONValue) -> String? {
    let parts = ["city", "state"].compactMap { theatre["address"]?[$0]?.string }
    return parts.isEmpty ? theatre["market"]?["name"]?.string : parts.joined(separator: ", ")
  }

  private static func address(_ theatre: JSONValue) -> String? {
    let parts = ["street", "city", "state", "postalCode"].compactMap { theatre["address"]?[$0]?.string }
    let place = theatre["location"].flatMap { location -> String? in
      guard let latitude = location["latitude"]?.double, let longitude = location["longitude"]?.double else {
        return nil
      }
      return "(latitude \(latitude), longitude \(longitude))"
    }
    let all = (parts.isEmpty ? [] : [parts.joined(separator: ", ")]) + (place.map { [$0] } ?? [])
    return all.isEmpty ? nil : all.joined(separator: " ")
  }

  private static func clock(_ theatre: JSONValue) -> String? {
    theatre["utcOffset"]?.string.map { "Its local time is UTC\($0)." }
  }

  private static func closures(_ theatre: JSONValue) -> String? {
    let closures = theatre.list("closures").compactMap { closure -> String? in
      guard let start = closure["startsAt"]?.string else { return nil }
      return closure["endsAt"]?.string.map { "\(start) to \($0)" } ?? "from \(start)"
    }
    return closures.isEmpty ? nil : "Closed: \(TextValue.list(closures))"
  }

  private static func attributes(_ theatre: JSONValue) -> String? {
    let names = theatre.list("attributes").compactMap { ($0["name"] ?? $0["code"])?.string }
    return names.isEmpty ? nil : "Has: \(TextValue.list(names, limit: 30))"
  }
}

/// Facts about a theatre that several texts use.
enum TheatreFacts {
  /// The few attributes, out of dozens, that make people choose one theatre over another.
  static func highlights(_ theatre: JSONValue) -> [String] {
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
