// SPDX-License-Identifier: MIT
import Contract

/// A resource that clients can subscribe to. The log of the watches has its changes.
enum ChangingResource: Hashable, Sendable {
  /// `marquee://watches`
  case watches
  /// `marquee://watch/watch:7`
  case watch(WatchID)
  /// `marquee://seats/amc:showtime:61020778482511`
  case seats(EntityID)

  static let watchTemplate = "marquee://watch/{id}"
  static let seatsTemplate = "marquee://seats/{showtime}"

  /// - Returns: nil for the address of anything else.
  init?(uri: String) {
    if uri == Self.watches.uri {
      self = .watches
    } else if let id = URITemplate(Self.watchTemplate).values(in: uri)?["id"].flatMap({ WatchID($0) }) {
      self = .watch(id)
    } else if let showtime = URITemplate(Self.seatsTemplate).values(in: uri)?["showtime"] {
      guard let id = EntityID(showtime, of: .showtime) else { return nil }
      self = .seats(id)
    } else {
      return nil
    }
  }

  var uri: String {
    switch self {
    case .watches: "marquee://watches"
    case .watch(let id): "marquee://watch/\(id)"
    case .seats(let id): "marquee://seats/\(id)"
    }
  }

  /// The resources that an event of the log has changed.
  static func changed(by event: WatchEvent) -> [ChangingResource] {
    let showings = [event.before, event.after].compactMap { $0?.seats?.showing.id ?? $0?.showing?.id }
    return [.watch(event.watchId), .watches] + Set(showings).map { .seats($0) }
  }
}
