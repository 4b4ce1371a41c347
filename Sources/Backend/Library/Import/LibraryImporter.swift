// SPDX-License-Identifier: MIT
import Basics
import Contract
import Database
import EndpointCore
import JSONRPC
import Synchronization

/// An import: everything that was read is stored, then what isn't settled is requested, some films at a time.
///
///     files ─▶ records ─▶ stored, as waiting ─▶ requested, eight at once ─▶ entries, and rows of the answer
final class LibraryImporter: Sendable {
  /// A film of the import, and what is known of it from an earlier one.
  struct Item: Sendable {
    let record: ImportRecord
    var known: StoredImport?

    /// Whether it is settled without a request.
    var isSettled: Bool {
      known?.outcome == .matched || record.entry.ids.contains { EntityReference($0)?.isOfSite == false }
    }

    /// Whether it is to be requested now: what was requested within a week isn't again.
    func needsRequest(at now: Int) -> Bool {
      guard !isSettled, let known, known.outcome != .waiting, let askedAt = known.askedAt else { return !isSettled }
      return !(0..<7 * 86_400 ~= now - askedAt)
    }
  }

  private struct State {
    /// How many films are done, from the first one on.
    var done = 0
    var requested = 0
    var outcomes: [ImportOutcome: Int] = [:]
    var changed: [EntityID] = []
    /// Rows of films that are done, by their positions, for the pages to come.
    var rows: [Int: ImportRow] = [:]
  }

  private let call: Call
  private let store: LibraryStore
  let items: [Item]
  let skipped: [ImportReading.Skipped]
  private let assumptions: [ImportAssumption]
  private let isDryRun: Bool
  private let rivals: FilmRivals
  private let toRequest: Int
  private let matcher: FilmMatcher
  private let state = Mutex(State())
  private let start = ContinuousClock.now

  /// How many films are settled and stored together.
  private static let mostTogether = 64
  /// How many at first: an outage costs no more.
  private static let mostAtFirst = 16
  /// How many that need no request.
  private static let mostSettled = 500
  /// After so many bytes of notes no further film is stored in the same transaction.
  private static let mostBytes = 1 << 20
  /// The ids of so many changed entries are reported; of more, only that there are some.
  private static let mostChanged = 101
  /// Each page has them.
  private static let mostAssumptions = 100

  // MARK: Reading

  /// Reads the files, and what is known of their films.
  init(_ params: LibraryImport.Params, _ call: Call, _ store: LibraryStore) async throws {
    self.store = store
    var items: [Item] = []
    var reading: ImportReading?
    if let path = params.from {
      let read = try await Self.read(path, params, call)
      for start in stride(from: 0, to: read.records.count, by: 2_000) {
        let records = read.records[start...].prefix(2_000)
        let known = try await store.imports(records.flatMap { [$0.key, ImportRecord.film(of: $0.key)] })
        items += records.map { Item(record: $0, known: known) }
      }
      reading = read
    } else {
      items = try await store.openImports().compactMap { known in
        ImportRecord(content: known.content).map { record in
          var record = record
          record.storedKey = known.key
          return Item(record: record, known: known)
        }
      }
    }
    let now = call.now.secondsSince1970
    self.items = items
    skipped = reading?.skipped ?? []
    assumptions = reading?.assumptions ?? []
    isDryRun = params.dryRun
    rivals = FilmRivals(items.lazy.map(\.record.entry).map { ($0.title, $0.year, $0.source) })
    toRequest = items.count { $0.needsRequest(at: now) }
    self.call = call
    matcher = FilmMatcher(call)
    try await keep()
  }

  /// Reads an export within the call's time, which begins now.
  private static func read(_ path: String, _ params: LibraryImport.Params, _ call: Call) async throws -> ImportReading {
    let status = params.status?.stored
    let tags = ImportValues.tags(params.tags ?? [])
    return try await files(call) { interruption in
      Result { () throws(RPCError) in try ImportReading(at: path, status: status, tags: tags, interruption) }
    }
  }

  /// Reads the beginning of a file, which some devices never answer: an import that waits for one takes no turn.
  static func probe(_ path: String, _ call: Call) async throws {
    try await files(call) { _ in
      Result { () throws(RPCError) in
        do throws(BroughtFiles.Failure) { try BroughtFiles.probe(path) } catch {
          throw .invalidParameter("from", expected: error.expected, got: error.got)
        }
      }
    }
  }

  private static func files<T: Sendable>(
    _ call: Call, _ body: @escaping @Sendable (FileWork.Interruption) -> Result<T, RPCError>
  ) async throws -> T {
    let limit = call.options.timeoutMilliseconds
    let result: Result<T, RPCError>
    do throws(FileWork.Failure) {
      result = try await FileWork.run(until: .now + .milliseconds(limit), body)
    } catch {
      switch error {
      case .late: throw RPCError(.timedOut, "The file could not be read within \(limit) ms", kind: "timedOut")
      case .cancelled: throw RPCError(.requestCancelled, "The import was cancelled before its files were read")
      case .refused:
        throw RPCError(.requestFailed, "Too many files that don't answer are being read; try again later")
      }
    }
    return try result.get()
  }

  /// Stores what is to be requested, so that nothing is lost if the process is killed.
  private func keep() async throws {
    guard !isDryRun else { return }
    let open = items.filter { !$0.isSettled && $0.known?.content != $0.record.content }
    for start in stride(from: 0, to: open.count, by: Self.mostSettled) {
      _ = try await store.store(open[start...].prefix(Self.mostSettled).map { change(of: $0, nil) })
    }
  }

  // MARK: Settling

  /// Settles the next films, so many that the one at `position` is done.
  /// - Parameter first: the position of the first row that is wanted; nil if none is.
  func settleFilms(through position: Int, keeping first: Int?) async throws {
    while case let start = state.withLock(\.done), start <= min(position, items.count - 1) {
      try Task.checkCancellation()
      let positions = together(from: start)
      let findings = await positions.mapped(atOnce: 8) { await self.finding(at: $0) }
      try Task.checkCancellation()
      matcher.end(ifNoneIsAnswered: findings)
      let rows = try await finish(positions, findings)
      state.withLock { state in
        state.done = positions.upperBound
        guard let first else { return }
        for (position, row) in zip(positions, rows) where position >= first { state.rows[position] = row }
      }
      if call.request?.partialResults == nil {
        await call.request?.workDone?.report(
          message: progress, percentage: 100 * positions.upperBound / items.count)
      }
    }
  }

  /// The next films that are settled and stored together. Others who store wait for that, so long notes count, too.
  private func together(from start: Int) -> Range<Int> {
    let mostRequested = start > 0 ? Self.mostTogether : Self.mostAtFirst
    let most = toRequest > 0 ? mostRequested : Self.mostSettled
    var end = start
    var bytes = 0
    while end < min(start + most, items.count), bytes < Self.mostBytes {
      bytes += items[end].record.entry.note.utf8.count
      end += 1
    }
    return start..<end
  }

  /// The row of a film that is settled.
  func takeRow(at position: Int) -> ImportRow? { state.withLock { $0.rows.removeValue(forKey: position) } }

  /// - Returns: nil for what the last import knows.
  private func finding(at position: Int) async -> FilmMatcher.Finding? {
    let item = items[position]
    if item.isSettled {
      guard let id = item.known?.id else { return .matched(item.record.entry, nil) }
      let isShow = id.contains(":show:") || item.record.entry.isShow
      var film = StoredEntry(name: id, isShow: isShow, status: .wanted, addedAt: 0)
      if item.record.episodeID != nil, let content = item.known?.content {
        let rating = item.record.entry.rating
        film.episodes = (ImportRecord(content: content)?.entry.episodes ?? [:]).mapValues { mark in
          EpisodeMark(days: mark.days, rating: rating ?? mark.rating)
        }
      }
      return .matched(film, nil)
    }
    guard item.needsRequest(at: call.now.secondsSince1970), !Task.isCancelled else { return nil }
    let finding = await matcher.find(item.record)
    state.withLock { $0.requested += 1 }
    return await certain(finding, at: position)
  }

  /// What was found, unless another film of the same export may be it.
  private func certain(_ finding: FilmMatcher.Finding, at position: Int) async -> FilmMatcher.Finding {
    let record = items[position].record
    guard case .matched(let film, let doubt) = finding, record.entry.ids.isEmpty else { return finding }
    let id = EntityID(film.name, of: film.isShow ? .show : .movie)
    let found = id.map { ImportCandidate(id: $0, title: film.title, year: film.year) }
    // Two addresses of the service are two films, of which a title and a year name one.
    if !record.distinction.isEmpty, let found { return .ambiguous([found]) }
    guard let doubt else { return finding }
    if rivals.hasRival(of: doubt.film, at: position, source: record.entry.source) {
      return .ambiguous([doubt.candidate])
    }
    let others = (try? await store.imports(settledWith: film.name)) ?? []
    let isTaken = others.contains { other in
      ImportRecord.film(of: other.key) != ImportRecord.film(of: record.key)
        && ImportRecord(content: other.content)?.entry.source == record.entry.source
    }
    return isTaken ? .ambiguous([doubt.candidate]) : finding
  }

  private func finish(
    _ positions: Range<Int>, _ findings: [FilmMatcher.Finding?]
  ) async throws(DatabaseError) -> [ImportRow] {
    let changes = zip(positions, findings).map { change(of: items[$0], $1) }
    var outcomes: [ImportedEntry] = []
    if isDryRun {
      for change in changes { outcomes.append(try await store.tried(change)) }
    } else {
      outcomes = try await store.store(changes)
    }
    return positions.enumerated().map { index, position in
      var row = items[position].row(changes[index].imported, outcomes[index], now: call.now)
      if case .waiting(let error) = findings[index] { row.reason = error.message }
      state.withLock { state in
        state.outcomes[row.outcome, default: 0] += 1
        if outcomes[index].entry.isChanged, let id = row.id, state.changed.count < Self.mostChanged {
          state.changed.append(id)
        }
      }
      return row
    }
  }

  /// - Parameter finding: nil for what the last import knows.
  private func change(of item: Item, _ finding: FilmMatcher.Finding?) -> ImportChange {
    var record = item.record
    let now = call.now
    var imported = item.known ?? StoredImport(key: record.key, content: "")
    // What an id of another site identifies is kept at once, if it is certain to be a film or a show.
    var film = record.entry.ids.isEmpty || !record.isKindKnown ? nil : record.entry
    var isKindOfTMDB = false
    switch finding {
    case .matched(let found, let doubt):
      if !item.isSettled { imported.found = doubt.map { [$0.candidate] } ?? [] }
      imported.outcome = .matched
      film = found
      isKindOfTMDB = !item.isSettled
    case .ambiguous(let found): imported.take(.ambiguous, found, now)
    case .notFound(let found): imported.take(.notFound, found, now)
    case .waiting, nil: break
    }
    if let film { record.entry.episodes.merge(film.episodes) { $0.merged(with: $1) } }
    imported.content = record.content
    imported.id = film?.name
    guard let film else { return ImportChange(imported) }
    return ImportChange(imported, ids: film.ids) { [film, record, isKindOfTMDB] known in
      record.merged(into: known, film: film, isKindOfTMDB: isKindOfTMDB, now: now)
    }
  }

  // MARK: Results

  /// The ids of the entries that were added or changed; incomplete beyond a hundred.
  var changed: [EntityID] { state.withLock(\.changed) }

  /// How many rows have each outcome so far, and what was taken for granted.
  var facts: ListFacts {
    let outcomes = state.withLock(\.outcomes)
    let removed = outcomes[.skipped] ?? 0
    var facts = ListFacts()
    let counts = ImportCounts(
      matched: outcomes[.matched], unchanged: outcomes[.unchanged], ambiguous: outcomes[.ambiguous],
      notFound: outcomes[.notFound], waiting: outcomes[.waiting], skipped: (skipped.count + removed).nilIfZero)
    facts.imported = counts
    facts.assumed = Array(assumptions.prefix(Self.mostAssumptions)).nilIfEmpty
    if !items.isEmpty || !skipped.isEmpty { facts.message = ImportMessage(counts, assumptions).text }
    return facts
  }

  /// Such as "120 of 612 films, 40 s left".
  var progress: String {
    let (done, requested) = state.withLock { ($0.done, $0.requested) }
    let text = "\(done) of \(items.count.counted("film"))"
    guard requested > 0, requested < toRequest else { return text }
    let seconds = (ContinuousClock.now - start) / .seconds(1) * Double(toRequest - requested) / Double(requested)
    return text + ", " + (seconds < 120 ? "\(Int(seconds) + 1) s left" : "\(Int(min(seconds / 60, 1e6)) + 1) min left")
  }
}

extension LibraryImporter.Item {
  /// - Parameter known: what earlier imports know, by its key.
  fileprivate init(record: ImportRecord, known: [String: StoredImport]) {
    self.record = record
    self.known = known[record.key]
    // The film of someone else's list may be known from the user's own export.
    let own = known[ImportRecord.film(of: record.key)]
    guard self.known == nil, let film = own, film.outcome == .matched else { return }
    var settled = StoredImport(key: record.key, content: "")
    settled.outcome = .matched
    settled.id = film.id
    self.known = settled
  }

  /// The row of the answer.
  fileprivate func row(_ imported: StoredImport, _ outcome: ImportedEntry, now: Instant) -> ImportRow {
    var row = record.row(imported, now: now)
    row.id = nil
    if let removal = outcome.removal {
      let day = Instant(secondsSince1970: removal.at).localDay.reading
      row.outcome = .skipped
      row.reason = "You removed it on \(day); library/set adds it again"
      row.row = nil
      return row
    }
    // What has an id of another site was stored before it was requested.
    let isKept = !isSettled && !record.entry.ids.isEmpty
    if imported.outcome == .matched, !outcome.entry.isChanged, !isKept { row.outcome = .unchanged }
    if let entry = outcome.entry.entry {
      row.kind = entry.isShow ? .show : .movie
      row.id = EntityID(entry.name, of: entry.isShow ? .show : .movie)
    }
    let isDoubtful = row.matchedTitle != nil || row.matchedYear != nil
    row.row = imported.outcome == .matched && !isDoubtful ? nil : outcome.number.nilIfZero
    if imported.outcome == .ambiguous, row.candidates?.count == 1 {
      row.reason = "Its title or its year differs, or another line of the export may be this film"
    }
    return row
  }
}

extension StoredImport {
  fileprivate mutating func take(_ outcome: Outcome, _ found: [ImportCandidate], _ now: Instant) {
    self.outcome = outcome
    askedAt = now.secondsSince1970
    self.found = found
  }
}

extension EntityReference {
  /// Whether a site issued it that is no upstream.
  fileprivate var isOfSite: Bool { possibleIDs.allSatisfy { $0.provider.isSite } }
}
