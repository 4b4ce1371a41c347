// SPDX-License-Identifier: MIT
import Basics
import Contract
import JSON

// What the file of watches holds as JSON texts. These types are the format of version 5 of the file (`WatchTable`), and
// not the contract's: a member that a later contract adds or renames changes no file. Whoever changes what is read or
// written here appends a migration to `WatchTable`. Only ids, days, times and the words of enumerations are the
// contract's own; `ReleaseBeforeTests` lists the words that a file may hold.

/// What the user has set of a watch.
struct WatchDefinition: Sendable, Hashable {
  var name: String
  var condition: WatchCondition
  /// The interval between two checks in seconds; nil for the kind's own.
  var every: Int?
  var until: Instant?
  var once = false
}

extension WatchDefinition: JSONReadable, JSONWritable {
  init(json: JSONValue) throws(JSONMismatch) {
    name = try json.required("name")
    condition = try json.required("question")
    every = try json.optional("every")
    until = try json.optional("until", as: Int.self).map { Instant(secondsSince1970: $0) }
    once = try json.optional("once") ?? false
    // The contract's bounds, because an editor may have written other values into the file.
    every = every.map { min(max($0, 60), 604_800) }
    condition.partySize = condition.partySize.map { min(max($0, 1), 20) }
  }

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("name", name)
      writer.member("question", condition)
      writer.member("every", every)
      writer.member("until", until?.secondsSince1970)
      if once { writer.member("once", true) }
    }
  }
}

/// What a watch waits for. It doesn't depend on the day on which it is read: words for days are resolved to days, and
/// places to theatres.
struct WatchCondition: Sendable, Hashable {
  /// A theatre at which showings are watched.
  struct Theatre: Sendable, Hashable {
    var id: EntityID
    var name: String
    /// The offset when the watch was added.
    var utcOffset: UTCOffset?
  }

  var kind: WatchKind
  var showtimeId: EntityID?
  var theatres: [Theatre]?
  var date: Day?
  var after: ClockTime?
  var before: ClockTime?
  var movie: String?
  var movieId: EntityID?
  var format: String?
  var partySize: Int?
  var rows: SeatRows?
  var aisle: Bool?
  var accessible: Bool?
  var region: String?
}

extension WatchCondition: JSONReadable, JSONWritable {
  init(json: JSONValue) throws(JSONMismatch) {
    kind = try json.required("kind")
    showtimeId = try json.optional("showtimeId")
    theatres = try json.optional("theatres")
    date = try json.optional("date")
    after = try json.optional("after")
    before = try json.optional("before")
    movie = try json.optional("movie")
    movieId = try json.optional("movieId")
    format = try json.optional("format")
    partySize = try json.optional("partySize")
    rows = try json.optional("rows")
    aisle = try json.optional("aisle")
    accessible = try json.optional("accessible")
    region = try json.optional("region")
  }

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("kind", kind)
      writer.member("showtimeId", showtimeId)
      writer.member("theatres", theatres)
      writer.member("date", date)
      writer.member("after", after)
      writer.member("before", before)
      writer.member("movie", movie)
      writer.member("movieId", movieId)
      writer.member("format", format)
      writer.member("partySize", partySize)
      writer.member("rows", rows)
      writer.member("aisle", aisle)
      writer.member("accessible", accessible)
      writer.member("region", region)
    }
  }
}

extension WatchCondition.Theatre: JSONReadable, JSONWritable {
  init(json: JSONValue) throws(JSONMismatch) {
    id = try json.required("id")
    name = try json.required("name")
    utcOffset = try json.optional("utcOffset")
  }

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("id", id)
      writer.member("name", name)
      writer.member("utcOffset", utcOffset)
    }
  }
}
