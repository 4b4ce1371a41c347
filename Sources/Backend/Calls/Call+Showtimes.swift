// SPDX-License-Identifier: MIT
import AMC
import Basics
import Contract
import EndpointCore
import JSONRPC

extension Call {
  /// Answers a list method with showtimes, to which their theatres' names and distances are added. The theatres are
  /// requested beside the first page. A list never fails for lack of them: it waits five seconds at most.
  /// - Parameter theatres: requests the theatres; its failure is ignored.
  func showtimes(
    _ view: ShowtimeView, _ options: ListOptions, _ facts: ListFacts,
    at theatres: @escaping @Sendable () async throws(RPCError) -> [Theatre]
  ) async throws -> ListResult<Showtime> {
    let request = Task { (try? await theatres()) ?? [] }
    let timer = Task {
      try await Task.sleep(for: .seconds(5))
      request.cancel()
    }
    defer {
      timer.cancel()
      request.cancel()
    }
    var notes = ListNotes(facts)
    let day = facts.date ?? now.day
    notes.whenEmpty = {
      let theatres = await request.value
      return EmptyListNote(message: theatres.count == 1 ? theatres[0].closure(on: day) : nil)
    }
    return try await amc.list(AMCList(view, pageSize: options.pageSize), options, notes) { showtimes in
      let known = await withTaskCancellationHandler {
        await request.value
      } onCancel: {
        request.cancel()
      }
      let theatres = Dictionary(known.map { ($0.id, $0) }) { first, _ in first }
      for index in showtimes.indices {
        if let theatre = showtimes[index].theatreId.flatMap({ theatres[$0] }) { showtimes[index].locate(at: theatre) }
      }
    }
  }

  /// Answers a list method with what is still to come of a day whose evening goes on after midnight.
  func night(
    of day: Day, at theatres: [Theatre], _ options: ListOptions, _ facts: ListFacts, in view: (Day) -> ShowtimeView
  ) async throws -> ListResult<Showtime> {
    let found = await TheatreDay.showings(of: day, isNight: true, at: theatres, self, context, in: view)
    let night: TheatreDay
    do throws(UpstreamError) { night = try found.get() } catch { throw RPCError(error) }
    let rows = night.showtimes.filter { $0.startsAt.map { $0 >= now } ?? true }
    return try await list(rows, night.provenance, options, ListNotes(facts))
  }
}
