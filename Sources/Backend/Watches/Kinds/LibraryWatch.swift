// SPDX-License-Identifier: MIT
import Basics
import Contract
import Database
import EndpointCore
import JSONRPC
import TMDB

/// All films that the library has as wanted: tickets, services, digital dates; and its shows that are wanted or begun:
/// seasons and episodes.
enum LibraryWatch: WatchRules {
  static let leastInterval = 900
  static let fixedParameters: Set<WatchParameter> = []

  static func takes(beside given: Set<WatchParameter>) -> TakenParameters {
    given.hasPlace
      ? TakenParameters(WatchParameter.ofPlace.union([.radiusKilometres, .format]))
      : TakenParameters([], "without a place")
  }

  static func takesUsualPlace(beside given: Set<WatchParameter>) -> Bool { true }

  static func check(_ given: Set<WatchParameter>) throws(RPCError) {}

  static func resolve(
    _ params: WatchAdd.Params, into condition: inout WatchCondition, _ resolver: inout WatchResolver
  ) async throws(RPCError) -> String {
    let call = resolver.call
    let region = resolver.defaults.region(of: call)
    condition.region = if let region { region.code } else { try await call.regionOfServices().code }
    return try await resolver.resolveShowings(params, into: &condition)
  }

  static func name(of condition: WatchCondition, film: String?, _ place: String) -> String { "Wanted films\(place)" }

  static func observe(_ observer: WatchObserver) async throws(RPCError) -> WatchObservation {
    try await observer.library()
  }

  static func changes(
    from old: ConditionState, to new: ConditionState, of condition: WatchCondition, _ now: Instant
  ) -> [WatchChange] {
    let region = condition.region ?? Region.unitedStates.code
    return ItemPairs(old.items, new.items).kept.flatMap { before, after -> [WatchChange] in
      if let old = before.show, let show = after.show { return show.news(since: old) }
      // Another film of the title joins the watch with what there is.
      guard let old = before.film, let film = after.film, old.movie.id == film.movie.id else { return [] }
      return film.sold(since: old) + film.arrived(since: old, in: region, now)
    }
  }
}

extension WatchObserver {
  /// How many films a check requests from TMDB: few, because other watches wait for it.
  private static let mostRequested = 50
  /// For how many seconds TMDB's response about a film is new enough.
  private static let newEnough = 6 * 3_600
  /// In how many seconds the next films are requested, while some have not been.
  private static let pause = 30
  private static let width = 8

  fileprivate func library() async throws(RPCError) -> WatchObservation {
    var (films, others) = try await wantedFilms()
    let instants = try await addSales(to: &films)
    let (left, fault) = try await addReleases(to: &films)
    let series = try await series()
    let states = films.map(\.film)
    let found = [
      ("with tickets", states.count { $0.onSale == true }),
      ("on your services", states.count { $0.offers?.isEmpty == false }),
      ("with a digital date to come", states.count { $0.digitalDate.map { $0 > now.lastDay } ?? false }),
    ]
    var message = "\(films.count.counted("wanted film")): " + found.map { "\($1) \($0)" }.joined(separator: ", ") + "."
    if others > 0 { message += " Not watched: \(others.grouped) that were added earlier." }
    if !series.shows.isEmpty { message += " \(series.shows.count.counted("show"))." }
    if let fault = fault ?? series.fault {
      message += " TMDB's part is missing: \(fault.message.asSentence)"
    } else if left > 0 {
      message += " The offers of \(left) are still to be requested."
    }
    var observation = WatchObservation(
      state: ConditionState(
        message: message,
        items: states.map { StoredItem(film: $0) } + series.shows.map { StoredItem(show: $0) }),
      instants: instants)
    if left + series.left > 0, fault == nil, series.fault == nil {
      observation.instants.append(now.adding(seconds: Self.pause))
    }
    return observation
  }

  /// - Returns: those that were added last, and how many others there are.
  private func wantedFilms() async throws(RPCError) -> (films: [ListedFilm], others: Int) {
    let known = knownFilms()
    let library = round.watches.library
    // The films of a damaged library are not gone.
    if let fault = library.fault { throw fault }
    do throws(DatabaseError) {
      let (entries, others) = try await library.latestWantedFilms(atMost: Self.mostFilms)
      return (entries.compactMap { ListedFilm($0, known: known) }, others)
    } catch {
      throw RPCError(error)
    }
  }

  private func ownServices(in region: Region) async throws(RPCError) -> [SubscribedService] {
    do throws(DatabaseError) {
      return try await round.watches.library.services().filter { $0.region == region.code }
    } catch {
      throw RPCError(error)
    }
  }

  /// Adds TMDB's dates and offers of the films whose turn it is, those that were never requested first.
  /// - Returns: how many films are left, and why TMDB couldn't be asked.
  private func addReleases(to films: inout [ListedFilm]) async throws(RPCError) -> (left: Int, fault: RPCError?) {
    let region = condition.region.flatMap { Region($0) } ?? .unitedStates
    let own = try await ownServices(in: region)
    let due = films.indices.filter { position in
      films[position].tmdb != nil
        && films[position].film.askedAt.map { !(0..<Self.newEnough).contains(now.seconds(after: $0)) } ?? true
    }
    let order = due.ordered { films[$0].film.askedAt?.secondsSince1970 ?? 0 }
    let asked = order.prefix(Self.mostRequested).map { (position: $0, id: films[$0].tmdb) }
    let answers = await asked.mapped(atOnce: Self.width) { [round] film -> Result<Movie?, RPCError> in
      guard let id = film.id else { return .success(nil) }
      do throws(RPCError) {
        return .success(try await round.release(of: id, in: region, isOfLibrary: true))
      } catch {
        return error.isNotFound ? .success(nil) : .failure(error)
      }
    }
    var fault: RPCError?
    for ((position, _), answer) in zip(asked, answers) {
      do throws(RPCError) {
        if let movie = try answer.get() { films[position].film.take(movie, own, in: region.code, now) }
        films[position].film.askedAt = now
      } catch {
        guard error.code != .requestCancelled else { throw error }
        fault = fault ?? error
      }
    }
    return (due.count - asked.count, fault)
  }
}

extension StoredFilm {
  /// Takes TMDB's dates and offers.
  /// - Parameter own: the services that the user subscribes to in the region.
  fileprivate mutating func take(_ release: Movie, _ own: [SubscribedService], in region: String, _ now: Instant) {
    if movie.title == movie.id.description { movie.title = release.title }
    movie.releaseDate = movie.releaseDate ?? release.releaseDate
    let included = release.offers(in: region).compactMap(\.offer).filter { $0.kind.isIncluded }
    let numbers = Set(own.compactMap(\.entity))
    let names = Set(own.map(\.name.bare))
    offers = included.filter { numbers.contains($0.provider.id) || names.contains($0.provider.name.bare) }
    services = Set((services ?? []) + included.compactMap(\.provider.id.number)).sorted()
    serviceNames = Set((serviceNames ?? []) + included.map(\.provider.name.bare)).sorted()
    let next = release.nextReleases(in: region, on: now.lastDay).first { $0.type == "digital" }
    digitalDate = next?.date ?? digitalDate
  }
}

extension WatchOfferKind {
  /// Whether a subscriber pays nothing more.
  fileprivate var isIncluded: Bool { self == .subscription || self == .free || self == .ads }
}
