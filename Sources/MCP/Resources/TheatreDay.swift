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
    let heading = "\(found.place.name) (\(id)) on \(found.day.weekdayName) \(found.day): "
    var answer = Answer()
    answer.say(
      "heading",
      heading + (found.showingCount == 0 ? "no showtimes" : TextValue.count(found.showingCount, "showtime")) + ".")
    answer.say("privateRentals", found.rentalNote)
    // Nobody reads both forms, and the text is the shorter one.
    answer += ShowingList(found).fitting(bytes: Answer.byteLimit * 5 / 4).answer()
    return ResourceContents.both(uri, text: answer.text, json: answer.structured)
  }
}
