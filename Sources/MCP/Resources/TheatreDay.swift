// SPDX-License-Identifier: MIT
import Contract
import JSON
import JSONRPC

/// `marquee://showtimes/{theatre}/{date}`: all showings of one theatre on one day, including those that have begun.
enum TheatreDay {
  static func read(
    _ uri: String, theatre id: EntityID, date: String, _ context: FeatureContext
  ) async throws(RPCError) -> [ResourceContents] {
    guard let word = DayWord(date) else {
      throw .not(date, "a day: expected YYYY-MM-DD, today, tonight, tomorrow or a weekday")
    }
    let params = ShowtimesWhatsOn.Params(
      theatreId: id, date: word == .tonight ? .today : word, includeStarted: true, includeDetails: false,
      list: ListOptions(pageSize: 100))
    let found = try ShowingsFound(
      await context.contract.page(ShowtimesWhatsOn.self, params, context.progress), on: params.date)
    let heading = "\(found.place.name) (\(id)) on \(found.day.weekdayName) \(found.day): "
    var answer = Answer()
    answer.say(
      "heading",
      heading + (found.showingCount == 0 ? "no showtimes" : found.showingCount.counted("showtime")) + ".")
    answer.say("privateRentals", found.rentalNote)
    // Nobody reads both forms, and the text is the shorter one.
    answer += ShowingList(found).fitting(bytes: Answer.byteLimit * 5 / 4).answer()
    return ResourceContents.both(uri, text: answer.text, json: answer.structured)
  }
}
