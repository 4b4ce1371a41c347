// SPDX-License-Identifier: MIT
import Basics
import Contract
import Database
import EndpointCore
import JSONRPC
import Platform
import Synchronization
import TMDB

/// Asks TMDB in the background what it says of the library's films and shows (`StoredFacts`): one request for each, and
/// again after a month; then likewise the parts of the series of films that the user has begun.
///
/// One process of a state folder does so at a time, which holds a lease in the library's file. It takes at most half of
/// TMDB's rate, waits while any call runs, and keeps nothing of its responses but the facts. A process that is killed
/// leaves what it has stored; the next one goes on with the rest.
final class FactLearner: Sendable {
  /// When it works.
  enum Mode {
    /// Not at all.
    case never
    /// After a call that needs facts, for a process that ends after one call.
    case onDemand
    /// Whenever the library has been used.
    case always
  }

  private struct State {
    var mode = Mode.never
    var work: Task<Void, Never>?
    /// Whether there may be new entries since the work began.
    var mustRun = false
    var progress: FactProgress?
    var isClosed = false
  }

  private let store: LibraryStore
  private let services: @Sendable () -> Services?
  private let state = Mutex(State())
  private let hasEnded = Monitor(true)

  /// How many entries are taken at once, and how many requests are under way.
  private static let batch = 40
  private static let width = 6
  /// After a failure of TMDB.
  private static let pause = Duration.seconds(30)

  /// - Parameter services: nil once the backend is gone.
  init(_ store: LibraryStore, services: @escaping @Sendable () -> Services?) {
    self.store = store
    self.services = services
  }

  func start(_ mode: Mode) { state.withLock { $0.mode = mode } }

  /// How far it is; nil if this process has learnt nothing.
  var progress: FactProgress? { state.withLock(\.progress) }

  /// Learns what may be lacking.
  /// - Parameter isNeeded: whether a process that answers a single call works, too.
  func wake(isNeeded: Bool) {
    state.withLock { state in
      guard !state.isClosed, state.mode == .always || isNeeded && state.mode == .onDemand else { return }
      guard state.work == nil else {
        state.mustRun = state.mustRun || isNeeded
        return
      }
      hasEnded.change { $0 = false }
      state.work = Task(priority: .utility) { await self.run() }
    }
  }

  /// Waits for the end of the work. Blocks.
  @available(*, noasync)
  func wait(atMost time: Duration) { _ = hasEnded.wait(until: .now + time) { $0 ? true : nil } }

  /// Ends the work. Blocks for half a second at most.
  @available(*, noasync)
  func stop() {
    let work = state.withLock { state in
      state.isClosed = true
      return state.work
    }
    guard let work else { return }
    work.cancel()
    wait(atMost: .milliseconds(500))
  }

  private func run() async {
    while !Task.isCancelled {
      let isDone = await learnAll()
      // A failure of TMDB is over some time; a process that answers one call doesn't wait for that.
      if !isDone, state.withLock({ $0.mode == .always }) {
        try? await Task.sleep(for: Self.pause)
        continue
      }
      let isOver = state.withLock { state in
        defer { state.mustRun = false }
        guard !state.mustRun else { return false }
        state.work = nil
        hasEnded.change { $0 = true }
        return true
      }
      if isOver { return }
    }
    hasEnded.change { $0 = true }
  }

  /// - Returns: false if TMDB can't be asked now.
  private func learnAll() async -> Bool {
    guard let services = services(), services.settings.isSandbox || services.keys.key(for: .tmdb) != nil else {
      return true
    }
    if progress == nil, let known = try? await store.factProgress() { state.withLock { $0.progress = known } }
    var last = 0
    while !Task.isCancelled {
      let entries: [StoredEntry]?
      do throws(DatabaseError) {
        entries = try await store.lackingFacts(
          after: last, limit: Self.batch, holder: ProcessMark.current.text, at: services.now()
        ) { ProcessMark(text: $0).isGone }
      } catch {
        return true
      }
      // Another process learns.
      guard let entries else { return true }
      guard let end = entries.last else { break }
      last = end.number
      await note(services)
      let outcomes = await entries.mapped(atOnce: Self.width) { await self.learn($0, services) }
      await note(services, learnt: entries)
      if !outcomes.contains(true) { return Task.isCancelled }
    }
    let isDone = await learnSeries(services)
    try? await store.releaseFactLease(of: ProcessMark.current.text)
    return isDone
  }

  /// - Returns: false if TMDB can't be asked now.
  private func learnSeries(_ services: Services) async -> Bool {
    var last = 0
    while !Task.isCancelled {
      let found = try? await store.lackingSeries(
        after: last, limit: Self.batch, holder: ProcessMark.current.text, at: services.now()
      ) { ProcessMark(text: $0).isGone }
      guard let numbers = found ?? nil, let end = numbers.last else { return true }
      last = end
      let outcomes = await numbers.mapped(atOnce: Self.width) { await self.learn(series: $0, services) }
      if !outcomes.contains(true) { return Task.isCancelled }
    }
    return true
  }

  /// - Returns: whether TMDB could be asked.
  private func learn(series number: Int, _ services: Services) async -> Bool {
    await services.activity.pause()
    guard !Task.isCancelled, let id = EntityID(.tmdb, .collection, number).flatMap(TMDBID.init) else { return false }
    let call = Call(watchesOf: services).for(.facts)
    do throws(UpstreamError) {
      let collection = try await call.tmdb.send(TMDBObject.collection(id, for: .neutral)).content
      try? await store.store(StoredSeries(collection, number: number), at: call.now)
    } catch {
      guard error.kind == .notFound else { return false }
      try? await store.store(StoredSeries(number: number, name: "", parts: []), at: call.now)
    }
    return true
  }

  /// Keeps how far it is, and tells the client.
  /// - Parameter entries: those that were learnt of, as they were.
  private func note(_ services: Services, learnt entries: [StoredEntry] = []) async {
    guard let progress = try? await store.factProgress() else { return }
    let known = Dictionary(entries.map { ($0.number, $0) }) { first, _ in first }
    let now = entries.isEmpty ? [] : (try? await store.entries(numbered: entries.map(\.number))) ?? []
    let changed = now.compactMap { entry in known[entry.number].flatMap { entry.newlyShown(since: $0) } }
    guard progress != self.progress || !changed.isEmpty else { return }
    state.withLock { $0.progress = progress }
    var change = LibraryChange(entries: progress.count)
    if !changed.isEmpty { change.changed = changed }
    change.known = progress.known
    change.of = progress.count
    services.notifications.send(LibraryDidChange.self, change)
  }

  /// - Returns: whether TMDB could be asked.
  private func learn(_ entry: StoredEntry, _ services: Services) async -> Bool {
    await services.activity.pause()
    guard !Task.isCancelled else { return false }
    let call = Call(watchesOf: services).for(.facts)
    do throws(UpstreamError) {
      try await learn(entry, call)
    } catch {
      guard error.kind == .notFound else { return false }
      try? await store.store(StoredFacts(), ofEntry: entry.name, at: services.now())
      _ = try? await store.store(
        EpisodeList(askedAt: services.now().secondsSince1970), of: [], ofEntry: entry.name)
    }
    return true
  }

  private func learn(_ entry: StoredEntry, _ call: Call) async throws(UpstreamError) {
    guard let id = try await entry.tmdbID(call) else {
      try? await store.store(StoredFacts(), ofEntry: entry.name, at: call.now)
      return
    }
    if id.entity.kind == .show {
      let show = try await call.tmdb.send(ShowEndpoint(id, include: StoredFacts.partsOfShow, for: .neutral)).content
      try? await store.store(StoredFacts(show), ofEntry: entry.name, at: call.now) { entry in
        if entry.title.isEmpty { entry.describe(show) } else { entry.ids.formUnion(show.libraryIDs) }
      }
      if entry.isFollowed { _ = try await EpisodeLearner(store: store, notifies: false).learn(entry, show, call) }
    } else {
      let movie = try await call.tmdb.send(MovieEndpoint(id, include: StoredFacts.parts, for: .neutral)).content
      try? await store.store(StoredFacts(movie), ofEntry: entry.name, at: call.now) { entry in
        if entry.title.isEmpty { entry.describe(movie) } else { entry.ids.formUnion(movie.libraryIDs) }
      }
    }
  }
}
