// SPDX-License-Identifier: MIT
import Basics
import Contract
import Database
import EndpointCore
import JSON
import JSONRPC

/// `watch/…`: watches, and the log of their events.
struct Watches {
  let services: Services
  let watches: WatchServices
  let scheduler: WatchScheduler

  private var store: WatchStore { watches.store }
  private var now: Instant { watches.clock.now }

  func register(in router: inout Router) {
    router.handle(WatchAdd.self, services) { params, call in try await stored { try await add(params, call) } }
    router.handle(WatchList.self, .unslotted) { params, _ in try await stored { try await list(params) } }
    router.handle(WatchGet.self, .unslotted) { params, _ in Watch(try await stored { try await watch(params.id) }) }
    router.handle(WatchUpdate.self, services) { params, call in
      try await stored { try await update(params.id, call) { try await $0.apply(params, call, watches) } }
    }
    router.handle(WatchRemove.self, .unslotted) { params, _ in
      WatchRemoval(removed: try await stored { try await store.remove(params.id.number) } ? 1 : 0)
    }
    router.handle(WatchCheck.self, services) { params, call in try await stored { try await check(params.id, call) } }
    router.handle(WatchEvents.self, .unslotted) { params, _ in try await stored { try await events(params) } }
    router.handle(WatchDelivered.self, .unslotted) { params, _ in try await stored { try await delivered(params) } }
    router.handle(WatchFollow.self, .longLived) { params, request in
      try await WatchFollower(watches: watches, scheduler: scheduler, params: params, request: request).follow()
    }
  }

  private func stored<T>(_ body: () async throws -> T) async throws -> T {
    do {
      return try await body()
    } catch let error as DatabaseError {
      throw RPCError(error)
    }
  }

  // MARK: Watches

  private func add(_ params: WatchAdd.Params, _ call: Call) async throws -> Watch {
    var resolver = WatchResolver(call: call, watches: watches)
    let resolved = try await resolver.resolve(params)
    let until = try await resolver.end(params.until, of: resolved.condition)
    if let until { try WatchResolver.check(end: until, now: self.now) }
    let definition = WatchDefinition(
      name: params.name ?? resolved.name, condition: resolved.condition, every: params.every, until: until,
      once: params.once == true)
    let now = now
    let observation = try await observe(definition.condition, last: nil, call)
    let state = StoredState(state: observation.state, changedAt: now)
    if let end = observation.end, end.at <= now {
      throw RPCError.invalidParameter(
        params.showtimeId == nil ? "date" : "showtimeId", expected: "a showing or a day to come", got: end.reason)
    }
    let next = definition.schedule.next(
      after: now, changedAt: now, instants: observation.instants,
      end: [until, observation.end?.at].compactMap(\.self).min())
    let added = try await store.add(
      NewWatch(
        content: definition.jsonText, state: state.jsonText, createdAt: now.secondsSince1970,
        nextCheckAt: next.secondsSince1970)
    ) { content in
      let other = try? JSONValue(parsing: content).read(WatchDefinition.self)
      return other?.condition.isSame(as: definition.condition) ?? false
    }
    scheduler.startNow()
    guard !added.isNew else {
      var watch = Watch(try kept(added.watch))
      watch.settingsUsed = resolved.settingsUsed
      return watch
    }
    var existing = try await update(WatchID(added.watch.id), call) { watch in
      watch.definition.name = params.name ?? watch.definition.name
      watch.definition.every = params.every ?? watch.definition.every
      watch.definition.until = until ?? watch.definition.until
      watch.definition.once = params.once ?? watch.definition.once
    }
    existing.existing = true
    existing.settingsUsed = resolved.settingsUsed
    return existing
  }

  private func list(_ params: WatchList.Params) async throws -> Contract.Watches {
    // Read first, so that no event is missed between the list and a stream from its cursor.
    let cursor = try await store.newestCursor()
    var watches: [Watch] = []
    var count = 0
    // One more shows whether there is another page.
    try await store.visit(addedAfter: params.after?.number ?? 0, limit: params.limit.map { $0 + 1 }) { row in
      count += 1
      guard count <= params.limit ?? .max, var watch = LoadedWatch(row).map(Watch.init) else { return }
      watch.now.items = []
      watches.append(watch)
    }
    return Contract.Watches(
      complete: count > params.limit ?? .max ? false : nil, items: watches, cursor: cursor)
  }

  private func update(
    _ id: WatchID, _ call: Call, _ change: (inout LoadedWatch) async throws -> Void
  ) async throws -> Watch {
    // Repeated if a check has changed the row meanwhile: the request's values are applied to the new row.
    for _ in 0..<Self.attempts {
      var watch = try await watch(id)
      let condition = watch.definition.condition
      try await change(&watch)
      let now = now
      if watch.definition.condition != condition {
        let observation = try await observe(watch.definition.condition, last: nil, call)
        watch.stored = StoredState(state: observation.state, changedAt: now)
        watch.row.lastCheckedAt = now.secondsSince1970
      }
      if watch.row.status == .active { watch.row.nextCheckAt = now.secondsSince1970 }
      if try await commit(WatchRecord(watch.written, at: now.secondsSince1970)) {
        scheduler.startNow()
        return Watch(try await self.watch(id))
      }
    }
    throw RPCError(.requestFailed, "\(id) keeps changing", retryable: true)
  }

  private func check(_ id: WatchID, _ call: Call) async throws -> Watch {
    let watch = try await watch(id)
    guard watch.row.status != .ended else { return Watch(watch) }
    let outcome = await watch.observed(in: CheckRound(call.for(.checks), watches), at: now)
    if case .failure(let error) = outcome, error.code == .requestCancelled { throw error }
    _ = try await commit(watch.record(of: outcome, at: now))
    return Watch(try await self.watch(id))
  }

  private static let attempts = 5

  private func observe(
    _ condition: WatchCondition, last: ConditionState?, _ call: Call
  ) async throws(RPCError) -> WatchObservation {
    // A user waits for this, so it may use the whole rate.
    let call = call.for(.currentState)
    return try await WatchObserver(round: CheckRound(call, watches), condition: condition, last: last, now: now)
      .observe().get()
  }

  // MARK: The log

  private func events(_ params: WatchEvents.Params) async throws -> WatchEventList {
    if let last = params.last, params.after != nil {
      throw RPCError.invalidParameter("last", expected: "no last beside after", got: "\(last)")
    }
    var after = params.after ?? 0
    if let last = params.last { after = try await store.cursor(beforeLast: last) }
    let page = try await store.events(after: after, of: params.watchIds?.map(\.number), limit: params.limit)
    var list = WatchEventList(
      items: page.events.compactMap(WatchEvent.init), cursor: page.cursor, complete: page.isComplete)
    // A client that reads from the beginning expects that the oldest events are gone.
    list.gap = page.hasGap && params.after != nil ? true : nil
    return list
  }

  private func delivered(_ params: WatchDelivered.Params) async throws -> WatchReceipt {
    let newest = try await store.newestCursor()
    guard params.cursor <= newest else {
      throw RPCError.invalidParameter(
        "cursor", expected: "a cursor that this log gave, at most \(newest)", got: "\(params.cursor)")
    }
    return WatchReceipt(cursor: try await store.deliver(upTo: params.cursor, to: .name(params.receiver)))
  }

  // MARK: The store

  private func watch(_ id: WatchID) async throws -> LoadedWatch {
    guard let row = try await store.watches([id.number]).watches.first else {
      throw RPCError.notFound("There is no \(id)", "id", hint: "watch/list has all watches")
    }
    return try kept(row)
  }

  private func kept(_ row: StoredWatch) throws(RPCError) -> LoadedWatch {
    guard let watch = LoadedWatch(row) else {
      throw RPCError(.requestFailed, "watch:\(row.id) was written by another version and can't be read")
    }
    return watch
  }

  private func commit(_ record: WatchRecord) async throws -> Bool {
    try await store.record([record])?.isEmpty == false
  }
}

extension LoadedWatch {
  /// Applies the values of a request.
  fileprivate mutating func apply(
    _ params: WatchUpdate.Params, _ call: Call, _ watches: WatchServices
  ) async throws(RPCError) {
    if let every = params.every {
      try WatchResolver.check(every: every, definition.condition.kind)
      definition.every = every
    }
    if let once = params.once { definition.once = once }
    let resolver = WatchResolver(call: call, watches: watches)
    let changed = try await resolver.changed(definition.condition, named: definition.name, params)
    definition.name = params.name ?? changed.name
    definition.condition = changed.condition
    if let until = try await resolver.end(params.until, of: changed.condition) {
      try WatchResolver.check(end: until, now: watches.clock.now)
      definition.until = until
    }
    if let isPaused = params.paused {
      row.status = isPaused ? .paused : .active
      row.nextCheckAt = nil
    }
  }
}
