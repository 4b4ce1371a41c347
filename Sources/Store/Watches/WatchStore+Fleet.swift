// SPDX-License-Identifier: MIT

/// How far a machine has heard what the machines of its fleet have told.
public struct FleetPosition: Sendable, Equatable {
  /// Another one for each time that what was told began anew.
  public var epoch: String
  /// Grows with whatever is told.
  public var turn: Int

  /// - Parameters:
  ///   - epoch: empty before anything was heard.
  ///   - turn: 0 before anything was heard.
  public init(epoch: String, turn: Int) { (self.epoch, self.turn) = (epoch, turn) }
}

// What this machine has told the other machines of a fleet, and heard of them. It is in the file, so that whichever
// process comes next goes on from there.
extension WatchStore {
  /// How far the file has heard the fleet, and the turn of the newest event in its log.
  public func fleetPosition() async throws(DatabaseError) -> (heard: FleetPosition, newest: Int) {
    try await read { table, limit throws(DatabaseError) in try table.fleetPosition(until: limit) }
  }

  /// Remembers how far the fleet was heard, unless it was heard from another position than the known one. With another
  /// epoch, everything is yet to be told.
  /// - Parameter dropped: the turn of the newest finding that the engine no longer tells: what this machine can't hear
  ///   any more is a gap in its log.
  public func advance(
    from known: FleetPosition, to position: FleetPosition, dropped: Int = 0
  ) async throws(DatabaseError) {
    try await write { table, limit throws(DatabaseError) in
      try table.advance(from: known, to: position, dropped: dropped, until: limit)
    }
  }

  /// Watches and removals that the fleet has not been told.
  /// - Parameter limit: the maximum number of each.
  public func untold(
    limit: Int
  ) async throws(DatabaseError) -> (watches: [StoredWatch], removals: [NewWatch.Origin]) {
    try await read { table, end throws(DatabaseError) in try table.untold(limit: limit, until: end) }
  }

  /// Remembers what the fleet was told.
  public func markTold(_ told: [NewWatch.Origin]) async throws(DatabaseError) {
    try await write { table, limit throws(DatabaseError) in try table.markTold(told, until: limit) }
  }

  /// The watch that has an identity in the fleet.
  public func watch(identity: String) async throws(DatabaseError) -> StoredWatch? {
    try await read { table, limit throws(DatabaseError) in try table.watch(identity: identity, until: limit) }
  }

  /// Adds a watch of another machine's.
  /// - Parameter missed: the turn of the newest event that was told of it before, which is a gap in this log; nil for
  ///   none.
  /// - Returns: nil if it is there already, or was removed here since.
  public func adopt(
    _ watch: NewWatch, of origin: NewWatch.Origin, missed: Int? = nil
  ) async throws(DatabaseError) -> StoredWatch? {
    try await write(bytes: watch.content.utf8.count + watch.state.utf8.count) { table, limit throws(DatabaseError) in
      try table.adopt(watch, of: origin, missed: missed, until: limit)
    }
  }

  /// Removes a watch that another machine has removed, unless it was changed here since.
  public func remove(_ origin: NewWatch.Origin) async throws(DatabaseError) {
    try await write { table, limit throws(DatabaseError) in try table.remove(origin, until: limit) }
  }
}
