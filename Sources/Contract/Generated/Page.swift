// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by `swift run generate` from schema/; changes belong there.

import JSON
import JSONRPC

/// One page of a list: the answer of a list method, and what it sends with a partialResultToken.
public struct Page<Row: JSONWritable & Hashable & Sendable>: Sendable, Hashable, Dated {
  /// Which page this is; the first is 1.
  public var page: Int
  /// How many rows make a page; page and the totals count in it. It is what was asked for, or the limit where that is
  /// smaller and the page is not part of a stream. The last page may hold fewer.
  public var pageSize: Int
  /// How many pages can be reached; left out where the upstream doesn't tell. An empty list has one page, which is
  /// empty.
  public var totalPages: Int?
  /// How many rows can be reached; left out where the upstream doesn't tell.
  public var totalResults: Int?
  /// The page that follows; left out on the last one.
  public var nextPage: Int?
  /// The page before; left out on the first one.
  public var previousPage: Int?
  /// The rows, in the upstream's order.
  public var items: Rows<Row>
  /// Rows left out because an earlier page of the same request gave them; left out if none. In rows.
  public var duplicates: Int?
  /// Rows left out because they could not be read; left out if none. In rows.
  public var skipped: Int?
  /// How often the upstream was asked until it answered; left out if once. In requests.
  public var attempts: Int?
  /// The id that was asked for, where the provider that answers knows the entity by another one.
  public var linkedFrom: EntityID?
  /// The place that the parameters were understood to mean, for methods that take one.
  public var place: FoundPlace?
  /// The day that the rows are of, for methods that take one.
  public var date: Day?
  /// What to show a person where the list is empty.
  public var message: String?
  /// Everything else that AMC says of it, verbatim: its own names, values and members that are not known here, and the
  /// originals of values that were changed.
  public var amc: RawJSON?
  /// Everything else that TMDB says of it, verbatim: its own names, values and members that are not known here, and the
  /// originals of values that were changed.
  public var tmdb: RawJSON?
  /// Everything else that Pixabay says of it, verbatim: its own names, values and members that are not known here, and
  /// the originals of values that were changed.
  public var pixabay: RawJSON?
  /// How long ago the provider gave or confirmed the response that this was made of, of several the oldest; left out if
  /// all of them came just now. In seconds.
  public var ageSeconds: Int?
  /// True if a response that is out of date stands in for a provider that could not be asked; left out if none does.
  /// Which seats are free is never told so, showtimes for five minutes, lists for a day, and what describes a movie, a
  /// person or a theatre for a week.
  public var stale: Bool?

  public init(page: Int, pageSize: Int, totalPages: Int? = nil, totalResults: Int? = nil, nextPage: Int? = nil, previousPage: Int? = nil, items: Rows<Row>, duplicates: Int? = nil, skipped: Int? = nil, attempts: Int? = nil, linkedFrom: EntityID? = nil, place: FoundPlace? = nil, date: Day? = nil, message: String? = nil, amc: RawJSON? = nil, tmdb: RawJSON? = nil, pixabay: RawJSON? = nil, ageSeconds: Int? = nil, stale: Bool? = nil) {
    self.page = page
    self.pageSize = pageSize
    self.totalPages = totalPages
    self.totalResults = totalResults
    self.nextPage = nextPage
    self.previousPage = previousPage
    self.items = items
    self.duplicates = duplicates
    self.skipped = skipped
    self.attempts = attempts
    self.linkedFrom = linkedFrom
    self.place = place
    self.date = date
    self.message = message
    self.amc = amc
    self.tmdb = tmdb
    self.pixabay = pixabay
    self.ageSeconds = ageSeconds
    self.stale = stale
  }
}

extension Page: JSONWritable {
  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("kind", "page")
    writer.member("page", page)
    writer.member("pageSize", pageSize)
    writer.member("totalPages", totalPages)
    writer.member("totalResults", totalResults)
    writer.member("nextPage", nextPage)
    writer.member("previousPage", previousPage)
    writer.member("items", items)
    writer.member("duplicates", duplicates)
    writer.member("skipped", skipped)
    writer.member("attempts", attempts)
    writer.member("linkedFrom", linkedFrom)
    writer.member("place", place)
    writer.member("date", date)
    writer.member("message", message)
    writer.member("amc", amc)
    writer.member("tmdb", tmdb)
    writer.member("pixabay", pixabay)
    writer.member("ageSeconds", ageSeconds)
    writer.member("stale", stale)
    writer.endObject()
  }
}

extension Page {
  /// What is kept verbatim of one of them; nothing of one that has no member here.
  public subscript(verbatim key: Provider) -> RawJSON? {
    get {
      switch key {
        case .amc: amc
        case .tmdb: tmdb
        case .pixabay: pixabay
        default: nil
      }
    }
    set {
      switch key {
        case .amc: amc = newValue
        case .tmdb: tmdb = newValue
        case .pixabay: pixabay = newValue
        default: break
      }
    }
  }
}

/// The answer of a list method that has sent its pages.
public struct Summary: Sendable, Hashable, Dated {
  /// How many pages were sent.
  public var pageCount: Int
  /// How many rows they held.
  public var itemCount: Int
  /// False if a limit ended the list before its end.
  public var complete: Bool
  /// The page that holds the first row not given; left out if the list is complete.
  public var nextPage: Int?
  /// Rows left out because an earlier page had given them; left out if none. In rows.
  public var duplicates: Int?
  /// Rows left out because they could not be read; left out if none. In rows.
  public var skipped: Int?
  /// The id that was asked for, where the provider that answers knows the entity by another one.
  public var linkedFrom: EntityID?
  /// The place that the parameters were understood to mean, for methods that take one.
  public var place: FoundPlace?
  /// The day that the rows are of, for methods that take one.
  public var date: Day?
  /// What to show a person where the list is empty.
  public var message: String?
  /// How long ago the provider gave or confirmed the response that this was made of, of several the oldest; left out if
  /// all of them came just now. In seconds.
  public var ageSeconds: Int?
  /// True if a response that is out of date stands in for a provider that could not be asked; left out if none does.
  /// Which seats are free is never told so, showtimes for five minutes, lists for a day, and what describes a movie, a
  /// person or a theatre for a week.
  public var stale: Bool?

  public init(pageCount: Int, itemCount: Int, complete: Bool, nextPage: Int? = nil, duplicates: Int? = nil, skipped: Int? = nil, linkedFrom: EntityID? = nil, place: FoundPlace? = nil, date: Day? = nil, message: String? = nil, ageSeconds: Int? = nil, stale: Bool? = nil) {
    self.pageCount = pageCount
    self.itemCount = itemCount
    self.complete = complete
    self.nextPage = nextPage
    self.duplicates = duplicates
    self.skipped = skipped
    self.linkedFrom = linkedFrom
    self.place = place
    self.date = date
    self.message = message
    self.ageSeconds = ageSeconds
    self.stale = stale
  }
}

extension Summary: JSONWritable {
  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("kind", "summary")
    writer.member("pageCount", pageCount)
    writer.member("itemCount", itemCount)
    writer.member("complete", complete)
    writer.member("nextPage", nextPage)
    writer.member("duplicates", duplicates)
    writer.member("skipped", skipped)
    writer.member("linkedFrom", linkedFrom)
    writer.member("place", place)
    writer.member("date", date)
    writer.member("message", message)
    writer.member("ageSeconds", ageSeconds)
    writer.member("stale", stale)
    writer.endObject()
  }
}

/// A page that failed, sent in the stream in its place.
public struct Fault: Sendable, Hashable {
  /// The page that failed.
  public var page: Int
  /// What went wrong.
  public var error: RPCError
  /// True if the page is asked for again; false if the request ends here, in an error.
  public var willRetry: Bool
  /// How long until then, in tenths, rounded up. In seconds.
  public var retryInSeconds: Double?

  public init(page: Int, error: RPCError, willRetry: Bool, retryInSeconds: Double? = nil) {
    self.page = page
    self.error = error
    self.willRetry = willRetry
    self.retryInSeconds = retryInSeconds
  }
}

extension Fault: JSONWritable {
  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("kind", "error")
    writer.member("page", page)
    writer.member("error", error)
    writer.member("willRetry", willRetry)
    writer.member("retryInSeconds", retryInSeconds)
    writer.endObject()
  }
}

/// What is known of a single entity so far, sent before the whole answer.
public struct Partial<Item: JSONWritable & Hashable & Sendable>: Sendable, Hashable, Dated {
  /// The entity as known so far.
  public var item: Item
  /// How long ago the provider gave or confirmed the response that this was made of, of several the oldest; left out if
  /// all of them came just now. In seconds.
  public var ageSeconds: Int?
  /// True if a response that is out of date stands in for a provider that could not be asked; left out if none does.
  /// Which seats are free is never told so, showtimes for five minutes, lists for a day, and what describes a movie, a
  /// person or a theatre for a week.
  public var stale: Bool?

  public init(item: Item, ageSeconds: Int? = nil, stale: Bool? = nil) {
    self.item = item
    self.ageSeconds = ageSeconds
    self.stale = stale
  }
}

extension Partial: JSONWritable {
  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("kind", "partial")
    writer.member("item", item)
    writer.member("ageSeconds", ageSeconds)
    writer.member("stale", stale)
    writer.endObject()
  }
}

