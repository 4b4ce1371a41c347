// SPDX-License-Identifier: MIT
import Contract

extension WatchKind {
  /// The only place that lists the kinds.
  var rules: any WatchRules.Type {
    switch self {
    case .tickets: TicketWatch.self
    case .showings: ShowingWatch.self
    case .seats: SeatWatch.self
    case .release: ReleaseWatch.self
    case .library: LibraryWatch.self
    case .person: PersonWatch.self
    }
  }
}
