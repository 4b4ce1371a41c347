// SPDX-License-Identifier: MIT
import Basics
import Contract

extension ModelForm {
  static let theatre = ModelForm(
    "theatre", "theatres",
    columns: [
      Column<Theatre>("theatre") { $0.name }, Column("km") { $0.distanceKilometres.map { TextValue.decimal($0) } },
      Column("city") { TextValue.names([$0.address?.city, $0.address?.state].compactMap(\.self)) ?? $0.market?.name },
      Column("has") { TextValue.names(highlights($0)) },
      Column("closed") { $0.isClosed == true ? "permanently" : nil }, Column("id") { $0.id.description },
    ],
    layout: ObjectLayout(
      .text("name") { $0.name }, .text("id") { $0.id.description },
      .text("address") { address($0) },
      .text("distance") { $0.distanceKilometres.map { "\(TextValue.distance($0)) \(Wording.current.unit) away" } },
      .text("clock") { $0.utcOffset.map { "Its local time is UTC\($0)." } },
      .text("closed") { $0.isClosed == true ? "Permanently closed." : nil },
      .text("closures") { closures($0) },
      .text("attributes") { TextValue.names($0.attributes?.map(\.label), limit: 30) },
      .text("phone") { $0.phone },
      .text("page") { $0.websiteUrl }))

  private static func address(_ theatre: Theatre) -> String? {
    let address = theatre.address
    let parts = [address?.street, address?.city, address?.state, address?.postalCode].compactMap(\.self)
    let place = theatre.location.map { "(latitude \($0.latitude), longitude \($0.longitude))" }
    return [TextValue.names(parts), place].compactMap(\.self).nilIfEmpty?.joined(separator: " ")
  }

  private static func closures(_ theatre: Theatre) -> String? {
    let offset = theatre.utcOffset
    let spans = theatre.closures?.compactMap { closure -> String? in
      guard let start = closure.startsAt.map({ TextValue.reading($0, at: offset) }) else { return nil }
      return closure.endsAt.map { "\(start) to \(TextValue.reading($0, at: offset))" } ?? "from \(start)"
    }
    return TextValue.names(spans, limit: 10).map { offset == nil ? $0 : $0 + ", by its clock" }
  }

  /// The few attributes, out of dozens, that make people choose one theatre over another.
  private static func highlights(_ theatre: Theatre) -> [String]? {
    theatre.attributes?.filter { distinguishing.contains(where: $0.code.lowercased().contains) }.map {
      $0.name ?? $0.code.lowercased()
    }
  }

  /// Parts of AMC's codes for premium screens, seats and meals.
  private static let distinguishing = [
    "imax", "dolby", "prime", "3d", "screenx", "laser", "bigd", "recliner", "dinein", "forkandscreen", "cinemasuites",
  ]
}
