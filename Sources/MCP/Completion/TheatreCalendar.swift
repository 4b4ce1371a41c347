// SPDX-License-Identifier: MIT
import Contract
import JSON
import JSONRPC

/// On which of the coming days a theatre is open.
struct TheatreCalendar: Sendable {
  private static let length = 14

  let contract: any ContractCaller

  /// By the theatre's clock, or by UTC where no theatre is known.
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

  /// A closure that covers the noon of a day, in UTC, covers its showings in America.
  private func isClosed(_ closure: JSONValue, at day: Day) -> Bool {
    guard let start = closure["startsAt"]?.string else { return false }
    let evening = "\(day)T20:00:00Z"
    return start <= evening && (closure["endsAt"]?.string.map { evening < $0 } ?? true)
  }
}
