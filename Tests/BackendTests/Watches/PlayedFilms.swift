// SPDX-License-Identifier: MIT
import Basics
import Contract
import FaultServer
import Foundation
import Synchronization
import Testing

@testable import Backend

/// An AMC and a TMDB whose films a test changes, and a library.
final class PlayedFilms: Sendable {
  struct World: Sendable {
    /// AMC's movies, as their JSON.
    var programme: [String] = []
    /// The theatre's showtimes, as their JSON.
    var showtimes: [String] = []
    /// The services that have a film in a subscription, by TMDB's number.
    var services: [Int: [Int]] = [:]
    /// The digital releases, by TMDB's number.
    var digital: [Int: String] = [:]
    /// The person's films.
    var credits: [String] = []
    /// The names of services that aren't called after their numbers.
    var names: [Int: String] = [:]
    /// TMDB's numbers of other films that AMC's movies are, by AMC's number.
    var namesakes: [Int: Int] = [:]
    /// TMDB's numbers of the films that are planned.
    var planned: Set<Int> = []
  }

  let theatre: PlayedTheatre
  let client: TestClient
  let world = Mutex(World())
  var upstream: FaultServer { theatre.upstream }

  init() throws {
    theatre = try PlayedTheatre()
    client = try theatre.client(["MARQUEE_TMDB_TOKEN": "t", "MARQUEE_AMC_RATE": "0", "MARQUEE_TMDB_RATE": "0"])
    for view in ["now-playing", "coming-soon", "on-demand", "advance"] {
      theatre.upstream.on("/amc/v2/movies/views/\(view)") { [weak self] _ in
        let rows = view == "advance" ? self?.world.withLock(\.programme) ?? [] : []
        return Self.page(rows, "movies")
      }
    }
    theatre.upstream.on("/amc/v2/theatres/77/showtimes") { [weak self] _ in
      Self.page(self?.world.withLock(\.showtimes) ?? [], "showtimes")
    }
    theatre.upstream.on("/tmdb/person/9/combined_credits") { [weak self] _ in
      .json(#"{"cast":[],"crew":[\#(self?.world.withLock(\.credits).joined(separator: ",") ?? "")]}"#)
    }
    theatre.upstream.on("/tmdb/person/9", .json(#"{"id":9,"name":"P"}"#))
    theatre.upstream.on("/tmdb/search/movie") { [weak self] request in
      let title = (request.queryItem("query") ?? "").replacing("%20", with: " ")
      let number = title.split(separator: " ").last.flatMap { Int($0) } ?? 0
      let id = self?.world.withLock { $0.namesakes[number] } ?? number
      return .json(#"{"results":[{"id":\#(id),"title":"\#(title)","release_date":"2090-11-21"}],"total_results":1}"#)
    }
    theatre.upstream.otherwise { [weak self] request in
      guard let number = Int(request.path.split(separator: "/").last ?? ""), request.path.hasPrefix("/tmdb/movie/"),
        let world = self?.world.withLock(\.self)
      else { return .json("{}", status: 404) }
      let providers = (world.services[number] ?? []).map {
        #"{"provider_id":\#($0),"provider_name":"\#(world.names[$0] ?? "S\($0)")"}"#
      }
      let digital = world.digital[number].map { #"{"type":4,"release_date":"\#($0)T00:00:00.000Z"}"# } ?? ""
      let status = world.planned.contains(number) ? #","status":"Planned""# : ""
      // It may not be kept, so that every request is seen.
      return .json(
        #"{"id":\#(number),"title":"Film \#(number)"\#(status),"release_date":"2090-11-21","release_dates":{"results":["#
          + #"{"iso_3166_1":"US","release_dates":[\#(digital)]}]},"watch/providers":{"results":{"US":{"#
          + #""link":"https://offers/\#(number)","flatrate":[\#(providers.joined(separator: ","))]}}}}"#,
        headers: [("Cache-Control", "no-store")])
    }
  }

  static func page(_ rows: [String], _ name: String) -> Reply {
    .json(
      #"{"pageSize":100,"pageNumber":1,"count":\#(rows.count),"_embedded":{"\#(name)":[\#(rows.joined(separator: ","))]}}"#
    )
  }

  static func movie(_ number: Int) -> String {
    #"{"id":\#(number),"name":"Film \#(number)","releaseDateUtc":"2090-11-21T00:00:00Z","hasScheduledShowtimes":true,"#
      + #""showtimesUrl":"https://amc/\#(number)"}"#
  }

  /// - Parameter format: the premium format.
  static func showing(_ number: Int, of movie: Int, format: String = "") -> String {
    #"{"id":\#(number),"movieId":\#(movie),"movieName":"Film \#(movie)","theatreId":77,"premiumFormat":"\#(format)","#
      + #""showDateTimeUtc":"2090-11-22T02:10:00Z","showDateTimeLocal":"2090-11-21T20:10:00","utcOffset":"-06:00","#
      + #""purchaseUrl":"https://buy/\#(number)"}"#
  }

  func want(_ numbers: some Sequence<Int>) async throws {
    _ = try await client.backend.library.change(numbers.map { Self.wanting("tmdb:movie:\($0)", "Film \($0)") })
  }

  func want(_ ids: [String], titled title: String) async throws {
    _ = try await client.backend.library.change(ids.map { Self.wanting($0, title) })
  }

  private static func wanting(_ id: String, _ title: String) -> EntryChange {
    EntryChange(ids: [id]) { known in
      var entry = known ?? StoredEntry(name: id, isShow: false, status: .wanted, addedAt: 1)
      (entry.title, entry.year) = (title, 2090)
      return entry
    }
  }

  func subscribe(to numbers: Int...) async throws {
    let services = numbers.map {
      SubscribedService(region: "US", id: "tmdb:watchProvider:\($0)", name: "S\($0)", logo: nil)
    }
    _ = try await client.backend.library.changeServices(in: "US", adding: services, removing: [])
  }

  /// The queries of the requests for the theatre's coming showtimes.
  var showtimeQueries: [String] {
    upstream.requests(to: "/amc/v2/theatres/77/showtimes").map { String($0.target.split(separator: "?").last ?? "") }
  }

  func count(_ prefix: String) -> Int { upstream.requests.count { $0.path.hasPrefix(prefix) } }
}

/// A watch that a test checks at the hours it wants.
struct CheckedWatch {
  let films: PlayedFilms
  var condition: WatchCondition
  var state: ConditionState?
  var seconds = 0

  static let beginning = Instant("2090-11-01T12:00:00Z")!
  static let theatre = StoredTheatre(id: EntityID(.amc, .theatre, 77)!, name: "T")

  init(_ films: PlayedFilms, _ kind: WatchKind, format: String? = nil, isAnywhere: Bool = false) {
    self.films = films
    condition = WatchCondition(kind: kind, theatres: isAnywhere ? nil : [Self.theatre], region: "US")
    condition.format = format.flatMap { Query($0) }.map { Formats($0) }
    if kind == .person { (condition.personId, condition.person) = (EntityID(.tmdb, .person, 9), "P") }
  }

  /// Checks after some hours, and returns the news.
  mutating func check(after hours: Double = 7) async throws -> [WatchChange] {
    seconds += Int(hours * 3600)
    let observation = try await observe()
    defer { state = observation.state }
    return state?.changes(to: observation.state, of: condition, now: now) ?? []
  }

  var now: Instant { Self.beginning.adding(seconds: seconds) }

  func observe() async throws -> WatchObservation {
    let round = CheckRound(Call(watchesOf: films.client.services), films.client.backend.watches, now: now)
    return try await WatchObserver(round: round, condition: condition, last: state, now: now).observe().get()
  }

  var titles: [String] { state?.items.compactMap { $0.film?.movie.title } ?? [] }
}
