// SPDX-License-Identifier: MIT
import JSON
import JSONRPC
import Synchronization

/// Whether a film can be seen at AMC.
enum Availability: String, Sendable, Hashable {
  case playing, advanceTickets, comingSoon, notScheduled, notAtAMC
  /// AMC could not be asked.
  case unknown

  /// What can be seen sooner comes first.
  var rank: Int {
    switch self {
    case .playing: 0
    case .advanceTickets: 1
    case .comingSoon: 2
    case .notScheduled, .notAtAMC, .unknown: 3
    }
  }
}

/// Which films AMC shows, and which it will.
struct AMCSchedule: Sendable {
  /// The films of each list by their ids; nil where it could not be had.
  private let playing: [String: FilmDetails]?
  private let advance: [String: FilmDetails]?
  private let coming: [String: FilmDetails]?
  private let error: RPCError?
  /// What time it is, in UTC; nil if nobody knows.
  let now: String?

  init(contract: any ContractCaller) async {
    async let playing = Self.films("movies/nowPlaying", contract)
    async let advance = Self.films("movies/advanceTickets", contract)
    async let coming = Self.films("movies/comingSoon", contract)
    async let status = try? contract.call("server/status")
    let lists = await (playing, advance, coming)
    self.playing = try? lists.0.get()
    self.advance = try? lists.1.get()
    self.coming = try? lists.2.get()
    now = await status?["now"]?.string
    error = [lists.0, lists.1, lists.2].lazy.compactMap(\.failure).first
  }

  func availability(of film: FilmDetails) -> Availability {
    guard let id = film.ids.first(where: { $0.hasPrefix("amc:") }) else {
      return playing == nil ? .unknown : .notAtAMC
    }
    if playing?[id] != nil { return .playing }
    if advance?[id] != nil { return .advanceTickets }
    if coming?[id] != nil { return .comingSoon }
    return error == nil ? .notScheduled : .unknown
  }

  /// AMC's entry of a film that it shows or will show, by title and year: its search finds less than TMDB's.
  func entry(of film: FilmDetails) -> FilmDetails? {
    [playing, advance, coming].lazy.compactMap { $0?.values.first(where: film.isLike) }.first
  }

  /// Those whose titles hold this, blanks and signs aside: people write Spiderman for Spider-Man.
  func films(titled title: String) -> [FilmDetails] {
    let wanted = title.bare
    guard !wanted.isEmpty else { return [] }
    let films = [playing, advance, coming].compactMap { $0 }.reduce([:]) { $0.merging($1) { first, _ in first } }
    return films.values.filter { $0.title.bare.contains(wanted) }.sorted { $0.id < $1.id }
  }

  /// Why some of it is unknown; nil if nothing is.
  var complaint: String? {
    error.map { "What AMC shows could not be found out. " + CompactText.text(of: $0) }
  }

  /// AMC shows some hundred films; a list that has no end is read no further.
  private static let mostPages = 20

  private static func films(
    _ method: String, _ contract: any ContractCaller
  ) async -> Result<[String: FilmDetails], RPCError> {
    let films = Mutex<[String: FilmDetails]>([:])
    do throws(RPCError) {
      let params = RawJSON {
        $0.object { writer in
          writer.member("pageSize", 100)
          writer.member("maxPages", Self.mostPages)
        }
      }
      _ = try await contract.call(method, params) { page in
        let rows = page.list("items").compactMap(FilmDetails.init)
        films.withLock { films in for film in rows { films[film.id] = film } }
        return .more
      }
      return .success(films.withLock { $0 })
    } catch {
      return .failure(error)
    }
  }
}

extension Result {
  fileprivate var failure: Failure? {
    if case .failure(let error) = self { error } else { nil }
  }
}
