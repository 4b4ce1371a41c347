// SPDX-License-Identifier: MIT
import Basics
import Contract
import Database
import JSON
import JSONRPC
import Synchronization

/// An import: everything that was read is stored, then what isn't settled is requested.
///
///     files ─▶ records ─▶ stored, as waiting ─▶ requested, eight at once ─▶ entries, and rows of the answer
final class LibraryImporter: Sendable {
  /// A film of the import, and what is known of it from an earlier one.
  private struct Item {
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
    /// The rows that are done, by position.
    var rows: [Int: ImportRow] = [:]
    var requested = 0
    var changed: [EntityID] = []
    var failure: RPCError?
  }

  private let call: Call
  private let isDryRun: Bool
  private let store: LibraryStore
  private let items: [Item]
  private let skipped: [ImportRow]
  private let toRequest: Int
  private let matcher: FilmMatcher
  private let room = Semaphore(8)
  private let state = Mutex(State())
  private let start = ContinuousClock.now

  // MARK: Reading

  /// Reads the files, and what is known of their films.
  init(_ params: LibraryImport.Params, _ call: Call, _ store: LibraryStore) async throws {
    self.store = store
    var items: [Item] = []
    var skipped: [ImportRow] = []
    if let path = params.from {
      let status = params.status?.stored
      let reading = try await store.work(
        refused: RPCError(.requestFailed, "There is no thread to read with; try again")
      ) {
        () throws(RPCError) in
        try ImportReading(at: path, status: status)
      }
      let known = try await store.imports(reading.records.map(\.key))
      items = reading.records.map { Item(record: $0, known: known[$0.key]) }
      skipped = reading.skipped.map { place, reason in
        var row = ImportRow(outcome: .skipped)
        row.places = [place]
        row.reason = reason
        return row
      }
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
    self.call = call
    self.items = items
    self.skipped = skipped
    isDryRun = params.dryRun
    toRequest = items.count { $0.needsRequest(at: now) }
    matcher = FilmMatcher(call)
  }

  /// Imports, and answers with the rows.
  func answer(_ options: ListOptions) async throws -> ListResult<ImportRow> {
    try await keep()
    let rows = items.indices.map { position in
      // The number tells which one it is, until it is done.
      var row = ImportRow(outcome: .waiting)
      row.row = position + 1
      return row
    }
    var notes = ListNotes(
      ListFacts(message: "There is nothing to import. What an earlier import could not settle would go on here."))
    notes.live = { [self] in (facts, progress) }
    let isStream = call.request?.partialResults != nil
    let answer = try await call.list(making: rows + skipped, atOnce: 8, .network, options, notes) { [self] keys, _ in
      var rows = keys
      await settle(isStream ? rows.compactMap { $0.row.map { $0 - 1 } } : Array(items.indices))
      let done = state.withLock(\.rows)
      for index in rows.indices {
        guard let number = rows[index].row else { continue }
        rows[index] = done[number - 1] ?? items[number - 1].record.row(nil, now: call.now)
      }
      return rows
    }
    // Those that the answer doesn't have are imported too.
    await settle(Array(items.indices))
    if Task.isCancelled {
      throw RPCError(.requestCancelled, "The import was cancelled; library/import goes on with it")
    }
    if let failure = state.withLock(\.failure) { throw failure }
    guard case .summary(var summary) = answer else { return answer }
    // Its counts were taken when the last page was sent.
    summary.facts.imported = facts.imported
    return .summary(summary)
  }

  /// The ids of the entries that were added or changed.
  var changed: [EntityID] { state.withLock(\.changed) }

  private var facts: ListFacts {
    let outcomes = state.withLock(\.rows).values.map(\.outcome)
    func count(_ outcome: ImportOutcome) -> Int? { outcomes.count { $0 == outcome }.nilIfZero }
    var facts = ListFacts()
    facts.imported = ImportCounts(
      matched: count(.matched), unchanged: count(.unchanged), ambiguous: count(.ambiguous),
      notFound: count(.notFound), waiting: count(.waiting), skipped: skipped.count.nilIfZero)
    return facts
  }

  /// Such as "120 of 612 films, 40 s left".
  private var progress: String {
    let (done, requested) = state.withLock { ($0.rows.count, $0.requested) }
    let text = "\(done) of \(items.count.counted("film"))"
    guard requested > 0, requested < toRequest else { return text }
    let seconds = (ContinuousClock.now - start) / .seconds(1) * Double(toRequest - requested) / Double(requested)
    return text + ", " + (seconds < 120 ? "\(Int(seconds) + 1) s left" : "\(Int(min(seconds / 60, 1e6)) + 1) min left")
  }

  // MARK: Settling

  /// Stores what is to be requested, so that nothing is lost if the process is killed.
  private func keep() async throws {
    guard !isDryRun else { return }
    let open = items.filter { !$0.isSettled && $0.known?.content != $0.record.content }
    for start in stride(from: 0, to: open.count, by: 500) {
      _ = try await store.store(open[start...].prefix(500).map { change(of: $0, nil) })
    }
  }

  /// Settles those of some films that aren't yet.
  private func settle(_ positions: [Int]) async {
    let open = state.withLock { state in positions.filter { state.rows[$0] == nil } }
    let parts = stride(from: 0, to: open.count, by: 20).map { Array(open[$0...].prefix(20)) }
    // While one part is stored, the next ones are requested. Without requests, entries are in the order of the files.
    _ = await parts.mapped(atOnce: toRequest > 0 ? 3 : 1) { positions in
      let findings = await positions.mapped(atOnce: 8) { await self.finding(self.items[$0]) }
      guard !Task.isCancelled, self.state.withLock({ $0.failure == nil }) else { return }
      do throws(DatabaseError) {
        try await self.finish(positions, findings)
      } catch {
        self.state.withLock { $0.failure = $0.failure ?? RPCError(error) }
      }
      guard self.call.request?.partialResults == nil else { return }
      let done = self.state.withLock(\.rows.count)
      await self.call.request?.workDone?.report(message: self.progress, percentage: 100 * done / self.items.count)
    }
  }

  /// - Returns: nil for what the last import knows.
  private func finding(_ item: Item) async -> FilmMatcher.Finding? {
    if item.isSettled {
      guard let id = item.known?.id else { return .matched(item.record.entry) }
      return .matched(StoredEntry(name: id, isShow: item.record.entry.isShow, status: .wanted, addedAt: 0))
    }
    guard item.needsRequest(at: call.now.secondsSince1970) else { return nil }
    await room.wait()
    defer { room.signal() }
    defer { state.withLock { $0.requested += 1 } }
    return Task.isCancelled ? nil : await matcher.find(item.record.entry)
  }

  private func finish(_ positions: [Int], _ findings: [FilmMatcher.Finding?]) async throws(DatabaseError) {
    let changes = zip(positions, findings).map { change(of: items[$0], $1) }
    var outcomes: [(number: Int, entry: StoredEntry?, isChanged: Bool)] = []
    if isDryRun {
      for (position, change) in zip(positions, changes) {
        let known = change.ids.isEmpty ? nil : try await store.entry(of: change.ids)
        let entry = change.body(known, items[position].known)
        outcomes.append((0, entry, entry != known))
      }
    } else {
      outcomes = try await store.store(changes).map { ($0, $1.entry, $1.isChanged) }
    }
    for (index, position) in positions.enumerated() {
      let item = items[position]
      let change = changes[index].imported
      let outcome = outcomes[index]
      var row = item.record.row(change, now: call.now)
      // What has an id of another site was stored before it was requested.
      let isKept = !item.isSettled && !item.record.entry.ids.isEmpty
      if change.outcome == .matched, !outcome.isChanged, !isKept { row.outcome = .unchanged }
      let kind: EntityKind = row.kind == .show ? .show : .movie
      row.id = outcome.entry.flatMap { EntityID($0.name, of: kind) }
      row.row = change.outcome == .matched ? nil : outcome.number.nilIfZero
      if case .waiting(let error) = findings[index] { row.reason = error.message }
      state.withLock { state in
        state.rows[position] = row
        if outcome.isChanged, let id = row.id { state.changed.append(id) }
      }
    }
  }

  /// - Parameter finding: nil for what the last import knows.
  private func change(of item: Item, _ finding: FilmMatcher.Finding?) -> ImportChange {
    let record = item.record
    let now = call.now
    var imported = item.known ?? StoredImport(key: record.key, content: "")
    imported.content = record.content
    // What an id of another site identifies is kept at once.
    var film = record.entry.ids.isEmpty ? nil : record.entry
    switch finding {
    case .matched(let found): (imported.outcome, imported.candidates, film) = (.matched, "", found)
    case .ambiguous(let found): imported.take(.ambiguous, found, now)
    case .notFound(let found): imported.take(.notFound, found, now)
    case .waiting, nil: break
    }
    imported.id = film?.name
    guard let film else { return ImportChange(imported) }
    return ImportChange(imported, ids: film.ids) { known, last in
      record.merged(into: known, last: last, film: film, now: now)
    }
  }
}

extension StoredImport {
  fileprivate mutating func take(_ outcome: Outcome, _ found: [ImportCandidate], _ now: Instant) {
    self.outcome = outcome
    askedAt = now.secondsSince1970
    candidates = RawJSON { writer in writer.value(found) }.description
  }
}

extension EntityReference {
  /// Whether a site issued it that is no upstream.
  fileprivate var isOfSite: Bool { possibleIDs.allSatisfy { $0.provider.isSite } }
}
