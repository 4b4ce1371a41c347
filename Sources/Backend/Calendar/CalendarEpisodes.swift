// SPDX-License-Identifier: MIT
import Basics
import Contract
import EndpointCore
import JSONRPC

/// Makes the calendar events of a show: a day for each episode that is announced and wasn't seen.
struct CalendarEpisodes {
  let library: LibraryStore
  let call: Call

  /// - Parameters:
  ///   - id: the show's id.
  ///   - dates: the only days that are wanted; nil for all to come.
  /// - Throws: why TMDB can't be asked, if nothing is known of the episodes.
  func part(of entry: StoredEntry, _ id: EntityID, _ dates: ShowingDays?) async throws(RPCError) -> CalendarPart {
    var entry = entry
    do throws(UpstreamError) {
      // What the user sees is nobody else's business.
      entry = try await EpisodeLearner(store: library).renewed(entry, call.for(.library))
    } catch {
      guard entry.list != nil else { throw RPCError(error) }
    }
    let title = entry.title.isEmpty ? "\(id)" : entry.title
    var part = CalendarPart()
    part.file.events = entry.unseenEpisodes.compactMap { episode in
      guard let day = episode.airsOn.flatMap({ Day(daysSince1970: $0) }), dates?.contains(day) ?? (day >= call.today)
      else { return nil }
      let season = episode.number.season
      let number = episode.number.episode
      let name = episode.title.map { ": \($0)" } ?? ""
      return CalendarEvent(
        uid: CalendarEvent.uid(of: "episode \(id) \(season) \(number)"), kind: .episode,
        title: "\(title), S\(season) E\(number)\(name)", day: day,
        description: "Season \(season), episode \(number) is out on \(day.reading).", showId: id)
    }
    return part
  }
}
