// SPDX-License-Identifier: MIT
import JSON

/// A place, as it was understood.
struct FoundPlace: Sendable {
  let title: String
  let latitude: Double?
  let longitude: Double?
  /// Set if the place is a theatre: then that theatre alone is meant.
  var theatre: NearTheatre?
  /// What the text could have meant as well.
  var alternatives: [String] = []

  /// `near Olathe, KS`, `at AMC River East 21 (amc:theatre:133)`.
  var phrase: String { theatre.map { "at \(title) (\($0.id))" } ?? "near \(title)" }

  /// What else the text could have meant; nil if nothing.
  var ambiguity: String? {
    guard !alternatives.isEmpty else { return nil }
    return "If another place is meant, call again with one of: \(TextValue.list(alternatives))."
  }
}

/// A theatre, as far as it matters for choosing one.
struct NearTheatre: Sendable {
  let id: String
  let name: String
  let distanceKilometres: Double?
  let city: String?
  /// `-06:00`; lists of theatres near a place don't have it.
  let utcOffset: String?
  let location: (latitude: Double, longitude: Double)?

  /// Nil for what is no theatre of the contract.
  init?(_ theatre: JSONValue) {
    guard let id = theatre["id"]?.string, let name = theatre["name"]?.string else { return nil }
    self.id = id
    self.name = name
    distanceKilometres = theatre["distanceKilometres"]?.double
    let address = ["city", "state"].compactMap { theatre["address"]?[$0]?.string }
    city = address.isEmpty ? nil : address.joined(separator: ", ")
    utcOffset = theatre["utcOffset"]?.string
    if let latitude = theatre["location"]?["latitude"]?.double,
      let longitude = theatre["location"]?["longitude"]?.double
    {
      location = (latitude, longitude)
    } else {
      location = nil
    }
  }
}

extension FoundPlace {
  init(_ theatre: NearTheatre) {
    self.init(
      title: theatre.name, latitude: theatre.location?.latitude, longitude: theatre.location?.longitude,
      theatre: theatre)
  }
}

extension FoundPlace: JSONWritable {
  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("title", title)
      writer.member("latitude", latitude)
      writer.member("longitude", longitude)
      writer.member("theatreId", theatre?.id)
      writer.member("alternatives", alternatives.isEmpty ? nil : alternatives)
    }
  }
}

extension NearTheatre: JSONWritable {
  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("theatreId", id)
      writer.member("name", name)
      writer.member("distanceKilometres", distanceKilometres)
      writer.member("city", city)
    }
  }
}
