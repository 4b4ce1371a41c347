// SPDX-License-Identifier: MIT
import Basics
import Contract
import EndpointCore
import JSONRPC
import TMDB

// The state of a movie: its tickets at AMC, its release dates and offers at TMDB.
extension WatchObserver {
  // MARK: Tickets

  func tickets() async throws(RPCError) -> WatchObservation {
    guard let (id, movie) = try await resolved() else { return try await unresolved() }
    var observation = WatchObservation(
      state: ConditionState(message: "", resolution: .resolved, movie: movie.watched, items: []))
    let sales = movie.onlineTicketsAt
    observation.instants = [sales].compactMap(\.self)
    let announced = sales.flatMap { $0 > now ? "; AMC sells them from \(AmericanClock.everywhere($0))" : nil }
    func none(_ reason: String?) -> String { "There are no tickets for \(movie.title) yet\(reason ?? "")." }
    if condition.theatres == nil {
      // AMC lists showings before it sells their tickets.
      let isOnSale = movie.hasScheduledShowtimes == true && announced == nil
      observation.state.items = isOnSale ? [StoredItem(movie: movie.watched)] : []
      observation.state.message = isOnSale ? "Tickets for \(movie.title) are on sale." : none(announced)
      // Tickets that are missing in one response alone would be reported again.
      observation.needsConfirmation = !isOnSale && last?.items.isEmpty == false
      return observation
    }
    let showtimes = try await showtimes(of: id)
    let onSale = showtimes.filter { ShowingAvailability($0).wasOpened }
    observation.state.items = onSale.map { StoredItem(showing: StoredShowing($0)) }
    observation.needsConfirmation = hasVanished(onSale)
    let embargoed = await embargoed(of: id, besides: showtimes)
    observation.state.announced = embargoed
    let ends = embargoed.compactMap(\.visibleAt)
    observation.instants += ends
    let embargo = ends.filter { $0 > now }.min().map { "; AMC's embargo ends at \(AmericanClock.everywhere($0))" }
    let count = onSale.count == 1 ? "one showing is" : "\(onSale.count) showings are"
    observation.state.message =
      onSale.isEmpty ? none(announced ?? embargo) : "\(count.sentence) on sale for \(movie.title)."
    return observation
  }

  /// The movie's showings under embargo. When a watch is added, AMC's list of them isn't requested, which takes time.
  /// - Parameter showtimes: the movie's showtimes on the theatres' own lists, which may have some too.
  private func embargoed(of movie: EntityID, besides showtimes: [Showtime]) async -> [StoredShowing] {
    var all = showtimes.filter { $0.isEmbargoed == true }
    var isWhole = true
    for theatre in last == nil ? [] : condition.theatres ?? [] {
      let found = await round.embargoed(at: theatre, on: condition.date)
      all += wanted(found.showtimes, of: movie)
      isWhole = isWhole && found.isWhole
    }
    // What couldn't be requested again is still announced.
    let kept = isWhole ? [] : last?.announced?.filter { !$0.hasBegun(by: now) } ?? []
    var known = Set(showtimes.filter { $0.isEmbargoed != true }.map(\.id))
    return (all.map { StoredShowing($0) } + kept).filter { known.insert($0.id).inserted }
  }

  /// AMC's movie; nil if none or several have the title.
  private func resolved() async throws(RPCError) -> (EntityID, Movie)? {
    let id = condition.movieId.flatMap { $0.provider == .amc ? $0 : nil } ?? last?.movie?.id
    if let id {
      do throws(RPCError) {
        let movie = try await round.movie(id)
        return (id, movie)
      } catch {
        // AMC lists some movies under another id later: then the title decides.
        guard error.isNotFound else { throw error }
      }
    }
    let candidates = try await candidates()
    guard candidates.count == 1, let only = candidates.first else { return nil }
    let movie = try await round.movie(only.id)
    return (only.id, movie)
  }

  private func unresolved() async throws(RPCError) -> WatchObservation {
    let candidates = try await candidates()
    let title = wantedTitle
    // A condition with AMC's id has no title, so the next check needs that of the last state.
    let movie = condition.movie == nil ? last?.movie : nil
    // A movie that is missing in one response alone would be found again, with its tickets.
    let isLost = last?.resolution == .resolved
    guard !candidates.isEmpty else {
      let state = ConditionState(
        message: "AMC doesn't list “\(title)” yet.", resolution: .pending, movie: movie, items: [])
      return WatchObservation(state: state, needsConfirmation: isLost)
    }
    let state = ConditionState(
      message: "AMC lists several movies of this title; give watch/update the movieId of the right one.",
      resolution: .ambiguous, movie: movie, candidates: candidates.map(\.watched), items: [])
    return WatchObservation(state: state, needsConfirmation: isLost)
  }

  private var wantedTitle: String { last?.movie?.title ?? condition.movie ?? "" }

  /// The movies whose titles match best.
  private func candidates() async throws(RPCError) -> [Movie] {
    let wanted = MovieTitle(wantedTitle)
    let rated = try await round.programme().map { (movie: $0, match: MovieTitle($0.title).match(wanted)) }
    guard let best = rated.map(\.match).min(), best != .none else { return [] }
    return rated.filter { $0.match == best }.map(\.movie)
  }

  // MARK: Releases

  func release() async throws(RPCError) -> WatchObservation {
    guard let id = condition.movieId.flatMap({ TMDBID($0) }) else {
      throw RPCError(.requestFailed, "The watch has no movie at TMDB")
    }
    let region = condition.region.flatMap { Region($0) } ?? .unitedStates
    let movie = try await round.release(of: id, in: region)
    let items = movie.releases(in: region.code) + movie.offers(in: region.code)
    let dates = items.compactMap(\.release).map { "\($0.typeInWords) on \($0.date)" }
    let offers = Set(items.compactMap { $0.offer?.provider.name }).sorted()
    let message =
      "\(movie.title) in \(region.code): " + (dates.isEmpty ? "no release date" : dates.joined(separator: ", "))
      + (offers.isEmpty ? "; no offers." : "; offered by \(offers.joined(separator: ", ")).")
    // What a single response leaves out would be gone, and then new.
    let losesDates = dates.isEmpty && last?.items.contains { $0.release != nil } ?? false
    let losesOffers = offers.isEmpty && last?.items.contains { $0.offer != nil } ?? false
    return WatchObservation(
      state: ConditionState(message: message, movie: movie.watched, items: items),
      needsConfirmation: losesDates || losesOffers)
  }
}

extension ShowingAvailability {
  /// Whether its tickets have been on sale, even if none are left: one that is returned doesn't open the sales again.
  var wasOpened: Bool { isOpen || self == .soldOut }
}

extension Movie {
  var watched: StoredMovie {
    StoredMovie(id: id, title: title, releaseDate: releaseDate, url: showtimesUrl ?? websiteUrl)
  }

  /// The first date of each type of release.
  func firstReleases(in region: String) -> [(type: String, day: Day)] {
    var first: [String: Day] = [:]
    for release in releaseDates ?? [] where release.region == region {
      guard let type = release.type, case let day = release.releasedAt.day else { continue }
      first[type] = min(first[type] ?? day, day)
    }
    return first.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map { ($0.key, $0.value) }
  }

  fileprivate func releases(in region: String) -> [StoredItem] {
    firstReleases(in: region)
      .map { StoredItem(release: StoredRelease(region: region, type: $0.type, date: $0.day)) }
  }

  func offers(in region: String) -> [StoredItem] {
    guard let offers = watchProviders?[region] else { return [] }
    let kinds: [(WatchOfferKind, [WatchProvider]?)] = [
      (.subscription, offers.subscription), (.free, offers.free), (.ads, offers.ads), (.rent, offers.rent),
      (.buy, offers.buy),
    ]
    return kinds.flatMap { kind, providers in
      (providers ?? []).map { provider in
        StoredItem(
          offer: StoredOffer(
            region: region, kind: kind, provider: StoredService(id: provider.id, name: provider.name),
            url: offers.url)
        )
      }
    }
  }
}
