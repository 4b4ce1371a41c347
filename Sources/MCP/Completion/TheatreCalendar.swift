// SPDX-License-Identifier: MIT
import Contract
import JSON
import JSONRPC

/// The upcoming days on which a theatre is open.
struct TheatreCalendar: Sendable {
  private static let length = 14

  let contract: any ContractCaller

  /// The open days of the next two weeks, in the theatre's local time, or in UTC without a theatre.
  func openDays(of theatre: String?) async throws(RPCError) -> [String] {
    var closures: [JSONValue] = []
    var place: NearTheatre?
    if let theatre {
      let json = try await contract.call("theatres/get", RawJSON { $0.object { $0.member("id", theatre) } })
      closures = json.list("closures")
      place = NearTheatre(json)
    }
    let clock = try await LocalClock(at: place, PlaceFinder(contract: contract))
    return (0..<Self.length).compactMap { clock.today.adding(days: $0) }.filter { day in
      !closures.contains { isClosed($0, at: day) }
    }.map(\.description)
  }

  /// Whether a closure covers 20:00 UTC, which is noon to mid-afternoon in the continental United States, and so most
  /// of the day's showings.
  private func isClosed(_ closure: JSONValue, at day: Day) -> Bool {
    guard let start = closure["startsAt"]?.string else { return false }
    let evening = "\(day)T20:00:00Z"
    return start <= evening && (closure["endsAt"]?.string.map { evening < $0 } ?? true)
  }
}
