// SPDX-License-Identifier: MIT
import Basics
import Contract
import Database
import JSONRPC

/// `library/…`: the user's films and shows.
struct Library {
  let services: Services
  let store: LibraryStore
  let links: LinkMemory
  let codes: CodeLookup
  let facts: FactLearner
  private let turns = ImportTurns()

  func register(in router: inout Router) {
    router.handle(LibraryList.self, services, codes) { params, call in
      try await access { try await list(params, call) }
    }
    router.handle(LibraryTags.self, services) { params, call in
      try await access {
        let tags = try await store.tagCounts().map { LibraryTag(tag: $0.tag, entries: $0.count) }
        let notes = ListNotes(store.facts(ofEmpty: "No entry has a tag; library/set adds them."))
        return try await call.list(tags, .network, params.list, notes)
      }
    }
    router.handle(LibraryGet.self, .unslotted) { params, request in
      let today = Call(services: services, request: request, options: params.call).today
      return try await access { try await get(params.id, on: today) }
    }
    router.handle(LibrarySet.self, services) { params, call in try await access { try await set(params, call) } }
    router.handle(LibraryRemove.self, .unslotted) { params, _ in
      try await access {
        if let season = params.season { return try await takeBack(season, params.episode, params.id) }
        let removed = try await store.remove([try LibraryReference(params.id).name], at: services.now())
        await reportChange(removed: removed)
        return LibraryRemoval(removed: removed.count, libraryFault: store.fault)
      }
    }
    router.handle(LibraryImport.self, services) { params, call in
      try await access {
        try params.list.checkSeen(of: ImportRow.self)
        return try await importInTurn(params, call)
      }
    }
    router.handle(LibraryUnmatched.self, services) { params, call in
      try await access {
        let rows = try await store.openImports(doubtful: params.doubtful).compactMap { imported in
          ImportRecord(content: imported.content)?.row(imported, now: call.now)
        }
        let message =
          params.doubtful
          ? "Nothing was matched by another title or another year." : "Everything that was imported is settled."
        let notes = ListNotes(store.facts(ofEmpty: message))
        return try await call.list(rows, .network, params.list, notes)
      }
    }
    router.handle(LibraryExport.self, services) { params, call in
      try await access {
        let exporter = LibraryExporter(
          store: store, images: services.usualImages, today: call.today,
          standardOutput: services.settings.standardOutput)
        return try await exporter.run(params)
      }
    }
    router.handle(LibraryStatistics.self, services) { params, call in
      try await access { try await statistics(params, call) }
    }
    router.handle(LibraryRecover.self, .unslotted) { params, _ in
      try await access {
        let recovery = try await LibraryRecoverer(store: store).run(params)
        await reportChange(isRecovery: true)
        return recovery
      }
    }
  }

  /// Runs a body that accesses the store, and converts the database's errors.
  private func access<T>(_ body: () async throws -> T) async throws -> T {
    defer { facts.wake(isNeeded: false) }
    do {
      return try await body()
    } catch let error as DatabaseError {
      throw RPCError(error)
    }
  }

  private func list(_ params: LibraryList.Params, _ call: Call) async throws -> ListResult<LibraryRow> {
    var filter = LibraryFilter(params, today: call.today)
    try await filter.take(params.films, from: store, call, codes)
    let offers = params.films.on == nil ? nil : OwnOffers(mine: try await call.ownServices(), call: call, store: store)
    let selection = try await store.selection(filter)
    let progress = try await store.factProgress()
    let message = filter.isWhole ? LibraryFilter.messageOfEmpty : "Nothing in the library matches."
    var notes = ListNotes(store.facts(ofEmpty: message))
    notes.facts.unknownCount = selection.unknownCount.nilIfZero
    if progress.count > 0 {
      notes.facts.known = progress.known
      notes.facts.of = progress.count
    }
    notes.remark = LibraryFilter.message(ofUnknown: selection.unknownCount, progress)
    let entries = LibraryEntries(
      store: store, numbers: selection.numbers, images: services.usualImages, today: call.today, notes: notes,
      region: call.ratingRegion,
      offers: offers)
    return try await call.list(entries, params.list)
  }

  /// Imports when it is the call's turn, from which its time counts.
  private func importInTurn(_ params: LibraryImport.Params, _ call: Call) async throws -> ListResult<ImportRow> {
    if params.status == LibraryStatusChange.none, ImportValues.tags(params.tags ?? []).isEmpty {
      throw RPCError.invalidParameter(
        "tags", expected: "at least one tag for films that get the status none", got: "nothing")
    }
    await call.beginProgress(percentage: 0)
    if let path = params.from { try await LibraryImporter.probe(path, call) }
    do {
      return try await turns.run { ahead in
        await call.request?.workDone?.report(message: "Waits for \(ahead.counted("import")) to end")
      } _: {
        let importer = try await LibraryImporter(params, call, store)
        do {
          let answer = try await call.list(importer.list, params.list)
          await reportChange(changed: importer.changed)
          if !params.dryRun { facts.wake(isNeeded: true) }
          return answer
        } catch {
          await reportChange(changed: importer.changed)
          throw error
        }
      }
    } catch  where Task.isCancelled {
      throw RPCError(.requestCancelled, "The import was cancelled; library/import goes on with it")
    }
  }

  func noEntry(_ name: String) -> RPCError {
    // A library that was damaged may have had the entry.
    .notFound("The library has no \(name)", "id", hint: store.fault?.message ?? "library/set adds it")
  }

  private func get(_ id: EntityReference, on today: Day) async throws -> LibraryRow {
    let reference = try LibraryReference(id)
    guard let entry = try await store.entry(of: [reference.name]) else { throw noEntry(reference.name) }
    var row = try row(entry, on: today)
    row.library.takeEpisodes(of: entry)
    return row
  }

  private func set(_ params: LibrarySet.Params, _ call: Call) async throws -> LibraryRow {
    if let season = params.season { return try await setEpisodes(of: season, params, call) }
    let reference = try LibraryReference(params.id)
    guard (params.tags ?? []).count + (params.addTags ?? []).count <= StoredEntry.mostTags else {
      throw RPCError.invalidParameter(
        "addTags", expected: "at most \(StoredEntry.mostTags) tags with those of \"tags\"", got: "more")
    }
    if let visit = params.seenAt {
      guard reference.ids.contains(where: { $0.kind == .movie }) else {
        throw RPCError.invalidParameter("seenAt", expected: "a film's id with seenAt", got: reference.name)
      }
      guard visit.theatre?.trimmingBlanks.isEmpty == false else {
        throw RPCError.invalidParameter(
          "seenAt", expected: "the name of the theatre; without one, a tag such as cinema says it", got: "only a day")
      }
    }
    let now = services.now()
    let new = reference.entry(status: .wanted, addedAt: now)
    let outcomes: [EntryOutcome]
    var open: StoredImport?
    if let number = params.row {
      guard var imported = try await store.openImports(numbered: number).first,
        let record = ImportRecord(content: imported.content)
      else {
        throw RPCError.notFound(
          "There is no row \(number), or it is already settled", "row", hint: "library/unmatched lists the rows")
      }
      open = imported
      imported.outcome = .matched
      imported.id = reference.name
      imported.found = []
      let change = ImportChange(imported, ids: [reference.name]) { known in
        // What the user sets is added, though it may have been removed, with all that the row has.
        var film = KnownFilm()
        film.entry = known.entry
        var entry = record.merged(into: film, film: new, now: now)
        entry?.apply(params)
        return entry
      }
      outcomes = try await store.store([change]).map(\.entry)
    } else {
      outcomes = try await store.change([
        EntryChange(ids: [reference.name]) { known in
          var entry = known ?? new
          entry.apply(params)
          return known == nil && entry.isBlank ? nil : entry
        }
      ])
    }
    guard let outcome = outcomes.first, var entry = outcome.entry else { throw noEntry(reference.name) }
    if let tags = params.addTags, params.removeTags == nil, !Set(ImportValues.tags(tags)).isSubset(of: entry.tags) {
      throw RPCError.invalidParameter(
        "addTags", expected: "at most \(StoredEntry.mostTags) tags of one film, with those that it has", got: "more")
    }
    // Nothing was left to remember, so that it is gone.
    if entry.isBlank {
      await reportChange(removed: [entry.name])
      return try row(entry, on: call.today)
    }
    // The user's values are stored before the request, so that they remain if the provider doesn't respond.
    // The title of a row of an import says nothing about the id that the user has chosen for it.
    if entry.title.isEmpty || open != nil && outcome.isNew,
      let described = try await described(outcome, entry, reference, call, reopening: open)
    {
      let changes = try await store.change([
        EntryChange(ids: described.ids) { known in
          guard var entry = known else { return nil }
          entry.takeDescription(of: described)
          return entry
        }
      ])
      entry = changes.first?.entry ?? entry
    }
    let row = try row(entry, on: call.today)
    facts.wake(isNeeded: true)
    if outcome.isChanged { await reportChange(changed: [row.id]) }
    return row
  }

  /// The entry with a provider's description; nil if no provider responds.
  /// - Parameter imported: the row of an import that has become the entry.
  /// - Throws: -32012 if there is no such film; a new entry is then removed again, and the row is open again.
  private func described(
    _ outcome: EntryOutcome, _ entry: StoredEntry, _ reference: LibraryReference, _ call: Call,
    reopening imported: StoredImport?
  ) async throws -> StoredEntry? {
    let result: Result<StoredEntry?, RPCError>
    do throws(RPCError) {
      result = .success(
        try await reference.described(
          entry, MovieLinker(call: call.for(.details(within: Self.patience)), links: links)))
    } catch {
      result = .failure(error)
    }
    if case .failure = result {
      guard outcome.isNew else { return nil }
      try await store.takeBack(reference.name, reopening: imported)
    }
    return try result.get()
  }

  /// The maximum time for the description: a response without a title is better than a late one.
  static let patience = Duration.seconds(2)

  /// - Parameter today: the day by which episodes are out.
  func row(_ entry: StoredEntry, on today: Day) throws(RPCError) -> LibraryRow {
    guard var row = LibraryRow(entry, services.usualImages, on: today) else {
      throw RPCError(.requestFailed, "\(entry.name) was written by another version and can't be read")
    }
    row.libraryFault = store.fault
    return row
  }

  /// Notifies the client of a change; does nothing if there is none.
  func reportChange(changed: [EntityID] = [], removed: [String] = [], isRecovery: Bool = false) async {
    guard isRecovery || !changed.isEmpty || !removed.isEmpty, let count = try? await store.count() else { return }
    var change = LibraryChange(entries: count)
    if 1...100 ~= changed.count { change.changed = changed }
    let ids = removed.compactMap { EntityReference($0)?.possibleIDs.first }
    if !ids.isEmpty { change.removed = ids }
    services.notifications.send(LibraryDidChange.self, change)
  }
}

extension StoredEntry {
  /// Applies the values of a request.
  fileprivate mutating func apply(_ params: LibrarySet.Params) {
    if let rating = params.rating { self.rating = Self.halfPoints(rating) }
    if let days = params.seenOn {
      seenOn = Set(days.map(\.daysSince1970)).sorted()
      let kept = Set(seenOn)
      seenAt = seenAt.filter { kept.contains($0.key) }
    }
    if let visit = params.seenAt {
      add(days: [visit.day.daysSince1970])
      seenAt[visit.day.daysSince1970] = nil
      add([Int: StoredVisit]([visit]))
    }
    if let note = params.note { self.note = note.trimmingBlanks }
    if let tags = params.tags { self.tags = ImportValues.tags(tags) }
    if let more = params.addTags { add(tags: ImportValues.tags(more)) }
    if let fewer = params.removeTags {
      let removed = Set(fewer.map(\.searchText.folded))
      tags.removeAll { removed.contains($0.folded) }
    }
    let isSeen = params.rating ?? 0 > 0 || params.seenOn?.isEmpty == false || params.seenAt != nil
    status = params.status?.stored ?? (isSeen ? .seen : status)
  }

  /// Takes the description and the ids from `other`, and nothing that the user sets.
  mutating func takeDescription(of other: StoredEntry) {
    ids.formUnion(other.ids)
    isShow = other.isShow
    title = other.title
    year = other.year
    releasedOn = other.releasedOn
    poster = other.poster
  }
}
