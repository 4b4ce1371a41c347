// SPDX-License-Identifier: MIT
import AMC
import Basics
import Contract
import EndpointCore
import JSONRPC
import Synchronization

/// AMC's list of showtimes under embargo: the earliest sign that a movie's tickets are coming.
final class EmbargoAccess: Sendable {
  /// The keys with which AMC has refused the list in this process.
  private let refused = Mutex<Set<String>>([])

  func isRefused(_ key: String) -> Bool { refused.withLock { $0.contains(key) } }
  func refuse(_ key: String) { refused.withLock { _ = $0.insert(key) } }
}

extension CheckRound {
  /// How many theatres, and how many days of each, a round requests.
  private static let (mostTheatres, mostDays) = (5, 28)

  /// A theatre's showtimes under embargo, the next days' first.
  /// - Parameter wanted: the only days; nil for the next ones.
  /// - Returns: what was found, and whether that is all: a round requests few theatres, the first failure ends a
  ///   theatre's requests, and a refusal those of the key.
  func embargoed(at theatre: StoredTheatre, on wanted: [Day]?) async -> (showtimes: [Showtime], isWhole: Bool) {
    let key = call.services.keys.key(for: .amc)?.secret ?? ""
    let access = watches.embargoes
    let isAdmitted = embargoTheatres.withLock { theatres in
      theatres.contains(theatre.id) || theatres.count < Self.mostTheatres && theatres.insert(theatre.id).inserted
    }
    guard isAdmitted, !access.isRefused(key) else { return ([], false) }
    let today = AmericanClock.pacific.day(at: now)
    var found: [Showtime] = []
    for day in wanted ?? (0..<Self.mostDays).compactMap({ today.adding(days: $0) }) {
      do throws(RPCError) {
        found += try await days.value("\(theatre.id) \(day) embargoed") { [call] () async throws(RPCError) in
          let place = [Theatre(id: theatre.id, name: theatre.name)]
          let view = AMCView<Showtime>.embargoed(atTheatre: theatre.id.native, on: day)
          let outcome = await TheatreDay.whole(view, at: place, call, call.silentContext)
          if case .failure(let error) = outcome, error.httpStatus == 403 { access.refuse(key) }
          var showtimes = try outcome.mapError { RPCError($0) }.get().showtimes
          for index in showtimes.indices { showtimes[index].isEmbargoed = true }
          return showtimes
        }
      } catch {
        return (found, false)
      }
    }
    return (found, true)
  }
}
