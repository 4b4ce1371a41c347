// SPDX-License-Identifier: MIT
import Contract
import JSON
import JSONRPC

/// `marquee://showtimes/{theatre}/{date}`: all showings of one theatre on one day, including those that have begun.
struct TheatreDay: Sendable {
  let contract: any ContractCaller
  let progress: ProgressReporter

  func read(_ uri: String, theatre: String, date: String) async throws(RPCError) -> [ResourceContents] {
    guard let id = EntityID(theatre, of: .theatre) else {
      throw RPCError(
        .invalidParams,
        "\"\(TextValue.shortened(theatre, to: 100))\" is not the id of a theatre, such as amc:theatre:610")
    }
    guard let word = DayWord(date) else {
      throw RPCError(
        .invalidParams,
        "\"\(TextValue.shortened(date, to: 100))\" is not a day: expected YYYY-MM-DD, today, tonight, tomorrow or a weekday"
      )
    }
    let params = ShowtimesWhatsOn.Params(
      theatreId: id, date: word == .tonight ? .today : word, includeStarted: true, includeDetails: false,
      list: ListOptions(pageSize: 100))
    let found = try ShowingsFound(await contract.page(ShowtimesWhatsOn.self, params, progress))
    let list = ShowingList(found)
    let heading = "\(found.place.name) (\(id)) on \(found.day.weekdayName) \(found.day): "
    let text =
      found.showingCount == 0
      ? [heading + "no showtimes.", found.rentalNote].compactMap { $0 }.joined(separator: " ")
      : list.text([heading + TextValue.count(found.showingCount, "showtime") + ".", found.rentalNote], closing: [])
    let json = RawJSON { writer in
      writer.object { writer in
        writer.member("date", found.day)
        writer.member("privateRentals", found.privateRentals)
        list.writeMembers(to: &writer)
      }
    }
    return ResourceContents.both(uri, text: text, json: json)
  }
}
