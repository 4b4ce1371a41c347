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
    let search = ShowingSearch(contract: contract, progress: progress)
    let found = try await search.day(word, at: id)
    let list = ShowingList(
      found: found, films: FilmShowings.grouping(found.showings), details: [:])
    let heading = "\(found.place.title) (\(id)) on \(found.day.weekdayName) \(found.day): "
    let text =
      found.showings.isEmpty
      ? [heading + "no showtimes.", found.rentalNote].compactMap { $0 }.joined(separator: " ")
      : list.text([heading + TextValue.count(found.showings.count, "showtime") + ".", found.rentalNote], closing: [])
    let json = RawJSON { writer in
      writer.object { writer in
        writer.member("date", found.day)
        writer.member("privateRentals", found.privateRentals > 0 ? found.privateRentals : nil)
        list.writeMembers(to: &writer)
      }
    }
    return ResourceContents.both(uri, text: text, json: json)
  }
}
