// SPDX-License-Identifier: MIT
import Basics
import Contract
import EndpointCore
import JSONRPC
import TMDB

/// The release dates and offers of a movie, or the offers of a show, at TMDB.
enum ReleaseWatch: WatchRules {
  static let leastInterval = 3600
  static let fixedParameters: Set = [WatchParameter.movieId, .showId]

  static func takes(beside given: Set<WatchParameter>) -> TakenParameters {
    TakenParameters([.movieId, .showId])
  }

  static func takesUsualPlace(beside given: Set<WatchParameter>) -> Bool { false }

  static func check(_ given: Set<WatchParameter>) throws(RPCError) {
    guard given.contains(.movieId) || given.contains(.showId) else {
      throw WatchParameter.movieId.missing("a movie's id (movies/find finds it), or showId")
    }
  }

  static func resolve(
    _ params: WatchAdd.Params, into condition: inout WatchCondition, _ resolver: inout WatchResolver
  ) async throws(RPCError) -> String {
    let call = resolver.call
    condition.region = (resolver.defaults.region(of: call) ?? .unitedStates).code
    if let id = params.showId {
      let show = try await call.tmdb.answer(ShowEndpoint(call.tmdbID(of: id), for: call.presentation))
      condition.showId = show.id
      condition.show = show.name
      return name(of: condition, film: show.name, "")
    }
    guard let id = params.movieId else { throw WatchParameter.movieId.missing("a movie's id") }
    let tmdb = try await resolver.linker.tmdbID(of: id).id
    let movie = try await call.tmdb.answer(MovieEndpoint(tmdb, for: call.presentation))
    condition.movieId = movie.id
    return name(of: condition, film: movie.title, "")
  }

  static func name(of condition: WatchCondition, film: String?, _ place: String) -> String {
    film.map { "The release of \($0)" } ?? "A release"
  }

  static func observe(_ observer: WatchObserver) async throws(RPCError) -> WatchObservation {
    let region = observer.condition.region.flatMap { Region($0) } ?? .unitedStates
    if let show = observer.condition.showId.flatMap({ TMDBID($0) }) {
      return try await observer.release(ofShow: show, in: region)
    }
    return try await observer.release(in: region)
  }

  static func changes(
    from old: ConditionState, to new: ConditionState, of condition: WatchCondition, _ now: Instant
  ) -> [WatchChange] {
    let comparison = old.comparison(with: new, now)
    let title = new.movie?.title ?? old.movie?.title ?? condition.show ?? "the movie"
    return comparison.kept.compactMap { $0.before.release?.moved(to: $0.after.release, of: title, now) }
      + comparison.added.compactMap { $0.release?.set(of: title) ?? $0.offer?.added(of: title) }
      + comparison.gone.compactMap { $0.release?.removed(of: title) ?? $0.offer?.removed(of: title) }
  }
}

extension WatchObserver {
  fileprivate func release(ofShow show: TMDBID, in region: Region) async throws(RPCError) -> WatchObservation {
    let show = try await round.offers(ofShow: show, in: region)
    var state = ConditionState(message: "", items: [])
    state.take(StoredItem.offers(show.watchProviders?[region.code], in: region.code), after: last, .long, at: now)
    state.message = "\(show.name) in \(region.code): \(state.offersInWords)."
    return WatchObservation(state: state)
  }

  fileprivate func release(in region: Region) async throws(RPCError) -> WatchObservation {
    guard let id = condition.movieId.flatMap({ TMDBID($0) }) else {
      throw RPCError(.requestFailed, "The watch has no movie at TMDB")
    }
    let movie = try await round.release(of: id, in: region)
    var state = ConditionState(message: "", movie: movie.watched, items: [])
    let releases = movie.nextReleases(in: region.code, on: now.lastDay).map { StoredItem(release: $0) }
    // Dates and offers that one answer lacks stay for a while.
    state.take(releases + movie.offers(in: region.code), after: last, .long, at: now)
    let dates = state.items.compactMap(\.release).sorted { ($0.date, $0.type) < ($1.date, $1.type) }
      .map { "\($0.typeInWords) on \($0.date.reading)\($0.note.map { " (\($0))" } ?? "")" }
    state.message =
      "\(movie.title) in \(region.code): " + (dates.isEmpty ? "no release date" : dates.joined(separator: ", "))
      + "; \(state.offersInWords)."
    return WatchObservation(state: state)
  }
}

extension ConditionState {
  fileprivate var offersInWords: String {
    let offers = Set(items.compactMap { $0.offer?.provider.name }).sorted()
    return offers.isEmpty ? "no offers" : "offered by \(offers.joined(separator: ", "))"
  }
}

extension Instant {
  /// The day where it is latest in the United States: what is to come there is to come everywhere.
  var lastDay: Day { AmericanClock.pacific.day(at: self) }
}

extension Movie {
  /// The next release of each type, or else its last one: a film may come to theatres again.
  func nextReleases(in region: String, on today: Day) -> [StoredRelease] {
    var next: [String: StoredRelease] = [:]
    for release in releaseDates ?? [] where release.region == region {
      guard let type = release.type, case let day = release.day else { continue }
      let new = StoredRelease(region: region, type: type, date: day, note: release.note)
      guard let known = next[type] else {
        next[type] = new
        continue
      }
      let isBetter = known.date < today ? day > known.date : day >= today && day < known.date
      if isBetter { next[type] = new }
    }
    return next.values.sorted { ($0.date, $0.type) < ($1.date, $1.type) }
  }

  func offers(in region: String) -> [StoredItem] {
    StoredItem.offers(watchProviders?[region], in: region)
  }
}

extension StoredItem {
  fileprivate static func offers(_ offers: WatchOffers?, in region: String) -> [StoredItem] {
    guard let offers else { return [] }
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

extension StoredRelease {
  /// The type in words, such as "limited theatrical".
  var typeInWords: String { type == "limitedTheatrical" ? "limited theatrical" : type }

  private func label(_ title: String) -> String { "The \(typeInWords) release of \(title) in \(region)" }

  func set(of title: String) -> WatchChange {
    let note = note.map { " (\($0))" } ?? ""
    return WatchChange(
      kind: .releaseDateSet, message: "\(label(title)) is on \(date.reading)\(note).", after: .init(release: self))
  }

  fileprivate func removed(of title: String) -> WatchChange {
    WatchChange(
      kind: .releaseDateRemoved, message: "\(label(title)) no longer has a date; it was \(date.reading).",
      before: .init(release: self))
  }

  /// A date that has passed didn't move: the film comes again.
  func moved(to new: StoredRelease?, of title: String, _ now: Instant) -> WatchChange? {
    guard let new, new.date != date else { return nil }
    if date < now.lastDay { return new.date < now.lastDay ? nil : new.set(of: title) }
    return WatchChange(
      kind: .releaseDateMoved, message: "\(label(title)) has moved from \(date.reading) to \(new.date.reading).",
      before: .init(release: self), after: .init(release: new))
  }
}

extension StoredOffer {
  private var manner: String {
    switch kind {
    case .subscription: "in its subscription"
    case .free: "free of charge"
    case .ads: "with advertisements"
    case .rent: "for rent"
    case .buy: "for sale"
    }
  }

  func added(of title: String) -> WatchChange {
    WatchChange(
      kind: .offerAdded, message: "\(provider.name) has \(title) \(manner) in \(region) now.",
      after: .init(offer: self), url: url)
  }

  fileprivate func removed(of title: String) -> WatchChange {
    WatchChange(
      kind: .offerRemoved, message: "\(provider.name) no longer has \(title) \(manner) in \(region).",
      before: .init(offer: self))
  }
}
