// SPDX-License-Identifier: MIT
import Basics
import Contract
import JSONRPC

/// The upcoming days on which a theatre is open.
struct TheatreCalendar: Sendable {
  private static let length = 14

  let contract: any ContractCaller

  /// The open days of the next two weeks, in the theatre's local time, or in UTC without a theatre.
  func openDays(of theatre: String?) async throws(RPCError) -> [String] {
    var open: Theatre?
    if let id = theatre.flatMap({ EntityID($0, of: .theatre) }) {
      open = try await contract.call(TheatresGet.self, .init(id: id))
    }
    let now = try await contract.now()
    let clock = LocalClock(now: now, offset: open?.offset(at: now) ?? .utc)
    return (0..<Self.length).compactMap { clock.today.adding(days: $0) }.filter { day in
      // 20:00 UTC is noon to mid-afternoon in the continental United States, and so before most of the day's showings.
      !(open?.closures ?? []).contains { $0.covers(Instant(day, seconds: 20 * 3600)) }
    }.map(\.description)
  }
}
