// SPDX-License-Identifier: MIT
import Database

/// A streaming service that the user subscribes to.
struct SubscribedService: Sendable, Hashable {
  /// The country, as ISO 3166-1 has it.
  let region: String
  /// The id in the contract's form.
  let id: String
  let name: String
  /// The path of the logo.
  let logo: String?
}

extension LibraryStore {
  /// The services that the user subscribes to, by country, each country's in the order in which they were given.
  func services() async throws(DatabaseError) -> [SubscribedService] {
    // As for the marks of a list: without a library, a film's offers need not wait for a thread.
    guard try exists() else { return [] }
    return try await read(ifMissing: []) { database throws(DatabaseError) in
      try Self.services(in: database)
    }
  }

  /// Adds services of one country, and removes some by their ids.
  /// - Returns: the country's services.
  func changeServices(
    in region: String, adding added: [SubscribedService], removing removed: Set<String>
  ) async throws(DatabaseError) -> [SubscribedService] {
    if added.isEmpty, try !exists() { return [] }
    return try await write { database throws(DatabaseError) in
      var services = try Self.services(in: database, of: region).filter { !removed.contains($0.id) }
      let known = Set(services.map(\.id))
      services += added.filter { !known.contains($0.id) }
      try database.run("DELETE FROM services WHERE region = ?", .text(region))
      for (position, service) in services.enumerated() {
        try Self.insert(service, at: position, in: database)
      }
      return services
    }
  }

  static func insert(
    _ service: SubscribedService, at position: Int, in database: Database
  ) throws(DatabaseError) {
    try database.run(
      "INSERT INTO services VALUES (?, ?, ?, ?, ?)", .text(service.region), .integer(position), .text(service.id),
      .text(service.name), SQLiteValue(service.logo))
  }

  /// - Parameter region: the only country; nil for all.
  static func services(
    in database: Database, of region: String? = nil
  ) throws(DatabaseError) -> [SubscribedService] {
    try database.rows(
      "SELECT region, id, name, logo FROM services WHERE region = coalesce(?, region) ORDER BY region, position",
      values: [SQLiteValue(region)]
    ) { row in
      SubscribedService(region: row.text(0), id: row.text(1), name: row.text(2), logo: row.optionalText(3))
    }
  }
}
