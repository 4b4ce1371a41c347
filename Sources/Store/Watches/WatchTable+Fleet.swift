// SPDX-License-Identifier: MIT

// What this machine has told the other machines of a fleet, and heard of them.
extension WatchTable {
  /// How many removals are remembered.
  private static let removals = 1000

  mutating func fleetPosition(until deadline: ContinuousClock.Instant) throws(DatabaseError) -> FleetPosition {
    try file.read(until: deadline) { database throws(DatabaseError) in
      let rows = try database.rows("SELECT epoch, turn FROM fleet") {
        FleetPosition(epoch: $0.text(0), turn: $0.integer(1))
      }
      return rows.first ?? FleetPosition(epoch: "", turn: 0)
    }
  }

  mutating func advance(
    from known: FleetPosition, to position: FleetPosition, until deadline: ContinuousClock.Instant
  ) throws(DatabaseError) {
    try file.write(until: deadline) { database throws(DatabaseError) in
      let count = try database.run(
        "UPDATE fleet SET epoch = ?1, turn = ?2 WHERE epoch = ?3 AND (epoch <> ?1 OR turn < ?2)",
        .text(position.epoch), .integer(position.turn), .text(known.epoch))
      // Another epoch has been told nothing yet.
      guard count > 0, position.epoch != known.epoch else { return }
      try database.run("UPDATE watches SET told = 0")
      try database.run("UPDATE removals SET told = 0")
    }
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
    _ watch: NewWatch, of origin: NewWatch.Origin, until deadline: ContinuousClock.Instant
  ) throws(DatabaseError) -> StoredWatch? {
    try file.write(until: deadline) { database throws(DatabaseError) in
      let known = try database.integer(
        "SELECT (SELECT COUNT(*) FROM watches WHERE identity = ?1)"
          + " + (SELECT COUNT(*) FROM removals WHERE identity = ?1 AND edition >= ?2)", .text(origin.identity),
        .integer(origin.edition))
      guard known == 0 else { return nil }
      var watch = watch
      watch.origin = origin
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
