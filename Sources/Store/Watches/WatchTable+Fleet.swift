// SPDX-License-Identifier: MIT

// What this machine has told the other machines of a fleet, and heard of them.
extension WatchTable {
  /// How many removals are remembered.
  private static let removals = 1000

  mutating func fleetPosition(
    until deadline: ContinuousClock.Instant
  ) throws(DatabaseError) -> (heard: FleetPosition, newest: Int) {
    try file.read(until: deadline) { database throws(DatabaseError) in
      (try Self.fleetPosition(database), LogPlace.turn(of: try Self.newestCursor(database)))
    }
  }

  static func fleetPosition(_ database: Database) throws(DatabaseError) -> FleetPosition {
    let rows = try database.rows("SELECT epoch, turn FROM fleet") {
      FleetPosition(epoch: $0.text(0), turn: $0.integer(1))
    }
    return rows.first ?? FleetPosition(epoch: "", turn: 0)
  }

  mutating func advance(
    from known: FleetPosition, to position: FleetPosition, dropped: Int, until deadline: ContinuousClock.Instant
  ) throws(DatabaseError) {
    try file.write(until: deadline) { database throws(DatabaseError) in
      _ = try Self.advance(from: known, to: position, dropped: dropped, in: database)
    }
  }

  /// False if the fleet was heard from another position meanwhile, or as far.
  static func advance(
    from known: FleetPosition, to position: FleetPosition, dropped: Int, in database: Database
  ) throws(DatabaseError) -> Bool {
    guard position.epoch != known.epoch || position.turn > known.turn, try fleetPosition(database) == known else {
      return false
    }
    try database.run("UPDATE fleet SET epoch = ?, turn = ?", .text(position.epoch), .integer(position.turn))
    // Another epoch has been told nothing yet.
    if position.epoch != known.epoch {
      try database.run("UPDATE watches SET told = 0")
      try database.run("UPDATE removals SET told = 0")
    }
    if known.turn < dropped, position.turn >= dropped, try LogPlace.turn(of: newestCursor(database)) < dropped {
      try forget(dropped, in: database)
    }
    return true
  }

  /// Lets the log go on after a turn of which something is missing.
  private static func forget(_ turn: Int, in database: Database) throws(DatabaseError) {
    try database.run(
      """
      INSERT INTO sqlite_sequence (name, seq) SELECT 'events', 0
      WHERE NOT EXISTS (SELECT 1 FROM sqlite_sequence WHERE name = 'events')
      """)
    try database.run(
      "UPDATE sqlite_sequence SET seq = max(seq, ?) WHERE name = 'events'", .integer(LogPlace.end(of: turn)))
    try database.run("UPDATE fleet SET forgotten = ?", .integer(try newestCursor(database)))
  }

  mutating func untold(
    limit: Int, until deadline: ContinuousClock.Instant
  ) throws(DatabaseError) -> (watches: [StoredWatch], removals: [NewWatch.Origin]) {
    try file.read(until: deadline) { database throws(DatabaseError) in
      let watches = try Self.rows(database, "WHERE told < edition ORDER BY id LIMIT ?", .integer(limit))
      let removals = try database.rows(
        "SELECT identity, edition FROM removals WHERE told < edition ORDER BY id LIMIT ?", values: [.integer(limit)]
      ) { NewWatch.Origin(identity: $0.text(0), edition: $0.integer(1)) }
      return (watches, removals)
    }
  }

  mutating func markTold(_ told: [NewWatch.Origin], until deadline: ContinuousClock.Instant) throws(DatabaseError) {
    try file.write(until: deadline) { database throws(DatabaseError) in
      for origin in told {
        for table in ["watches", "removals"] {
          try database.run(
            "UPDATE \(table) SET told = ?2 WHERE identity = ?1 AND told < ?2", .text(origin.identity),
            .integer(origin.edition))
        }
      }
    }
  }

  mutating func watch(
    identity: String, until deadline: ContinuousClock.Instant
  ) throws(DatabaseError) -> StoredWatch? {
    try file.read(until: deadline) { database throws(DatabaseError) in
      try Self.rows(database, "WHERE identity = ?", .text(identity)).first
    }
  }

  mutating func adopt(
    _ watch: NewWatch, of origin: NewWatch.Origin, missed: Int?, until deadline: ContinuousClock.Instant
  ) throws(DatabaseError) -> StoredWatch? {
    try file.write(until: deadline) { database throws(DatabaseError) in
      let known = try database.integer(
        "SELECT (SELECT COUNT(*) FROM watches WHERE identity = ?1)"
          + " + (SELECT COUNT(*) FROM removals WHERE identity = ?1 AND edition >= ?2)", .text(origin.identity),
        .integer(origin.edition))
      guard known == 0 else { return nil }
      var watch = watch
      watch.origin = origin
      if let missed { try Self.forget(missed, in: database) }
      return try Self.insert(watch, into: database)
    }
  }

  mutating func remove(_ origin: NewWatch.Origin, until deadline: ContinuousClock.Instant) throws(DatabaseError) {
    try file.write(until: deadline) { database throws(DatabaseError) in
      let newer = try database.integer(
        "SELECT COUNT(*) FROM watches WHERE identity = ? AND edition > ?", .text(origin.identity),
        .integer(origin.edition))
      guard newer == 0 else { return }
      try Self.remove(origin.identity, edition: origin.edition, told: origin.edition, in: database)
    }
  }

  static func remove(
    _ identity: String, edition: Int, told: Int, in database: Database
  ) throws(DatabaseError) {
    try database.run("DELETE FROM watches WHERE identity = ?", .text(identity))
    try database.run(
      "REPLACE INTO removals (identity, edition, told) VALUES (?, ?, ?)", .text(identity), .integer(edition),
      .integer(told))
    try database.run(
      "DELETE FROM removals WHERE id NOT IN (SELECT id FROM removals ORDER BY id DESC LIMIT ?)",
      .integer(Self.removals))
  }
}
