// SPDX-License-Identifier: MIT
import Basics
import Contract
import JSON

/// The result of the last check that counted, as the file holds it; see `WatchDefinition` for the format.
struct StoredState: Sendable, Hashable {
  var state: ConditionState
  /// When the state last changed, which decides how often to check.
  var changedAt: Instant
  /// Whether the last check found so much less that the state changes only if another check confirms it.
  var isUnconfirmed = false
}

/// What was found of a watch's condition.
struct ConditionState: Sendable, Hashable {
  var message: String
  var resolution: WatchResolution?
  var movie: Movie?
  var candidates: [Movie]?
  var items: [Item]

  /// One of what was found; it has one member.
  struct Item: Sendable, Hashable {
    var showing: Showing?
    var seats: Seats?
    var movie: Movie?
    var release: Release?
    var offer: Offer?
    /// Only in events.
    var failure: CheckFailure?
  }

  struct Movie: Sendable, Hashable {
    var id: EntityID
    var title: String
    var releaseDate: Day?
  }

  struct Showing: Sendable, Hashable {
    var id: EntityID
    var movieTitle: String
    var movieId: EntityID?
    var theatreId: EntityID?
    var theatreName: String?
    var startsAt: Instant?
    var startsAtLocal: LocalTime?
    var auditorium: Int?
    var format: String?
    var availability: ShowingAvailability
    var visibleAt: Instant?
    var purchaseUrl: String?
  }

  /// The free seats of a showing.
  struct Seats: Sendable, Hashable {
    var showing: Showing
    /// The best group first, each as labels such as `E6`.
    var groups: [[String]]
    var freeSeats: Int
  }

  struct Release: Sendable, Hashable {
    var region: String
    var type: String
    var date: Day
  }

  /// A service that has a film.
  struct Offer: Sendable, Hashable {
    struct Service: Sendable, Hashable {
      var id: EntityID
      var name: String
    }

    var region: String
    var kind: WatchOfferKind
    var provider: Service
    var url: String?
  }
}

/// Why a check failed.
struct CheckFailure: Sendable, Hashable {
  var code: Int
  var kind: String
  var message: String
}

// MARK: The format

extension StoredState: JSONReadable, JSONWritable {
  init(json: JSONValue) throws(JSONMismatch) {
    state = try json.required("state")
    changedAt = Instant(secondsSince1970: try json.required("changedAt"))
    isUnconfirmed = try json.optional("doubted") ?? false
  }

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("state", state)
      writer.member("changedAt", changedAt.secondsSince1970)
      if isUnconfirmed { writer.member("doubted", true) }
    }
  }
}

extension ConditionState: JSONReadable, JSONWritable {
  init(json: JSONValue) throws(JSONMismatch) {
    message = try json.required("message")
    resolution = try json.optional("resolution")
    movie = try json.optional("movie")
    candidates = try json.optional("candidates")
    items = try json.required("items")
  }

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("message", message)
      writer.member("resolution", resolution)
      writer.member("movie", movie)
      writer.member("candidates", candidates)
      writer.member("items", items)
    }
  }
}

extension ConditionState.Item: JSONReadable, JSONWritable {
  init(json: JSONValue) throws(JSONMismatch) {
    showing = try json.optional("showing")
    seats = try json.optional("seats")
    movie = try json.optional("movie")
    release = try json.optional("release")
    offer = try json.optional("offer")
    failure = try json.optional("failure")
  }

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("showing", showing)
      writer.member("seats", seats)
      writer.member("movie", movie)
      writer.member("release", release)
      writer.member("offer", offer)
      writer.member("failure", failure)
    }
  }
}

extension ConditionState.Movie: JSONReadable, JSONWritable {
  init(json: JSONValue) throws(JSONMismatch) {
    id = try json.required("id")
    title = try json.required("title")
    releaseDate = try json.optional("releaseDate")
  }

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("id", id)
      writer.member("title", title)
      writer.member("releaseDate", releaseDate)
    }
  }
}

extension ConditionState.Showing: JSONReadable, JSONWritable {
  init(json: JSONValue) throws(JSONMismatch) {
    id = try json.required("id")
    movieTitle = try json.required("movieTitle")
    movieId = try json.optional("movieId")
    theatreId = try json.optional("theatreId")
    theatreName = try json.optional("theatreName")
    startsAt = try json.optional("startsAt")
    startsAtLocal = try json.optional("startsAtLocal")
    auditorium = try json.optional("auditorium")
    format = try json.optional("format")
    availability = try json.required("availability")
    visibleAt = try json.optional("visibleAt")
    purchaseUrl = try json.optional("purchaseUrl")
  }

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("id", id)
      writer.member("movieTitle", movieTitle)
      writer.member("movieId", movieId)
      writer.member("theatreId", theatreId)
      writer.member("theatreName", theatreName)
      writer.member("startsAt", startsAt)
      writer.member("startsAtLocal", startsAtLocal)
      writer.member("auditorium", auditorium)
      writer.member("format", format)
      writer.member("availability", availability)
      writer.member("visibleAt", visibleAt)
      writer.member("purchaseUrl", purchaseUrl)
    }
  }
}

extension ConditionState.Seats: JSONReadable, JSONWritable {
  init(json: JSONValue) throws(JSONMismatch) {
    showing = try json.required("showing")
    groups = try json.required("groups")
    freeSeats = try json.required("freeSeats")
  }

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("showing", showing)
      writer.member("groups", groups)
      writer.member("freeSeats", freeSeats)
    }
  }
}

extension ConditionState.Release: JSONReadable, JSONWritable {
  init(json: JSONValue) throws(JSONMismatch) {
    region = try json.required("region")
    type = try json.required("type")
    date = try json.required("date")
  }

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("region", region)
      writer.member("type", type)
      writer.member("date", date)
    }
  }
}

extension ConditionState.Offer: JSONReadable, JSONWritable {
  init(json: JSONValue) throws(JSONMismatch) {
    region = try json.required("region")
    kind = try json.required("kind")
    provider = try json.required("provider")
    url = try json.optional("url")
  }

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("region", region)
      writer.member("kind", kind)
      writer.member("provider", provider)
      writer.member("url", url)
    }
  }
}

extension ConditionState.Offer.Service: JSONReadable, JSONWritable {
  init(json: JSONValue) throws(JSONMismatch) {
    id = try json.required("id")
    name = try json.required("name")
  }

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("id", id)
      writer.member("name", name)
    }
  }
}

extension CheckFailure: JSONReadable, JSONWritable {
  init(json: JSONValue) throws(JSONMismatch) {
    code = try json.required("code")
    kind = try json.required("kind")
    message = try json.required("message")
  }

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("code", code)
      writer.member("kind", kind)
      writer.member("message", message)
    }
  }
}
