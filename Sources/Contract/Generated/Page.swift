// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by `swift run generate` from schema/; changes belong there.

import Basics
import JSON
import JSONRPC

/// One page of a list: the answer of a list method, and each page that it sends for a partialResultToken.
public struct Page<Row: JSONWritable & Hashable & Sendable>: Sendable, Hashable, Dated {
  /// The number of this page; the first is 1.
  public var page: Int
  /// The number of rows per page, in which page and the totals count. It is the pageSize asked for, or the limit if
  /// that is smaller and the page is not part of a stream. The last page may have fewer rows.
  public var pageSize: Int
  /// The number of pages that can be reached; absent if the provider doesn't tell. An empty list has one page, which is
  /// empty.
  public var totalPages: Int?
  /// The number of rows that can be reached; absent if the provider doesn't tell.
  public var totalResults: Int?
  /// The number of the next page; absent on the last one.
  public var nextPage: Int?
  /// The number of the previous page; absent on the first one.
  public var previousPage: Int?
  /// The rows, in the provider's order.
  public var items: Rows<Row>
  /// The number of rows left out because an earlier page of the same request had them; absent if none.
  public var duplicates: Int?
  /// The number of rows left out because they could not be read; absent if none.
  public var skipped: Int?
  /// The number of rows left out because of seen or on; absent if none.
  public var hidden: Int?
  /// The number of requests that it took to get an answer; absent if one was enough.
  public var attempts: Int?
  /// The days between which the movies are released; only in movies/nowPlaying at TMDB.
  public var dates: ListDates?
  /// What the query may have meant; given if the first page of search/movies, search/shows, search/people or search/all
  /// is empty and the local index has something like it, and in movies/find if only this title, which searchedFor
  /// names, is found.
  public var didYouMean: [Completion]?
  /// AMC's other members, verbatim under AMC's own names: those that this contract doesn't define, and the originals of
  /// values that it converts. Absent if there are none.
  public var amc: RawJSON?
  /// TMDB's other members, verbatim under TMDB's own names: those that this contract doesn't define, and the originals
  /// of values that it converts. Absent if there are none.
  public var tmdb: RawJSON?
  /// Pixabay's other members, verbatim under Pixabay's own names: those that this contract doesn't define, and the
  /// originals of values that it converts. Absent if there are none.
  public var pixabay: RawJSON?
  /// The time since the provider gave or confirmed the response, in seconds; with several responses, that of the
  /// oldest. Absent if all of them are new.
  public var ageSeconds: Int?
  /// True if an expired response is used because a provider can't be asked; otherwise absent. Seat availability is
  /// never used once expired; showtimes are used for up to five minutes, lists for a day, and descriptions of movies,
  /// shows, people and theatres for a week.
  public var stale: Bool?
  /// Members of each page of a list and of its summary that are about the whole list.
  public var facts: ListFacts

  public init(page: Int, pageSize: Int, totalPages: Int? = nil, totalResults: Int? = nil, nextPage: Int? = nil, previousPage: Int? = nil, items: Rows<Row>, duplicates: Int? = nil, skipped: Int? = nil, hidden: Int? = nil, attempts: Int? = nil, dates: ListDates? = nil, didYouMean: [Completion]? = nil, amc: RawJSON? = nil, tmdb: RawJSON? = nil, pixabay: RawJSON? = nil, ageSeconds: Int? = nil, stale: Bool? = nil, facts: ListFacts = ListFacts()) {
    self.page = page
    self.pageSize = pageSize
    self.totalPages = totalPages
    self.totalResults = totalResults
    self.nextPage = nextPage
    self.previousPage = previousPage
    self.items = items
    self.duplicates = duplicates
    self.skipped = skipped
    self.hidden = hidden
    self.attempts = attempts
    self.dates = dates
    self.didYouMean = didYouMean
    self.amc = amc
    self.tmdb = tmdb
    self.pixabay = pixabay
    self.ageSeconds = ageSeconds
    self.stale = stale
    self.facts = facts
  }
}

extension Page: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
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
    writer.member("hidden", hidden)
    writer.member("attempts", attempts)
    writer.member("dates", dates)
    writer.member("didYouMean", didYouMean)
    writer.member("amc", amc)
    writer.member("tmdb", tmdb)
    writer.member("pixabay", pixabay)
    writer.member("ageSeconds", ageSeconds)
    writer.member("stale", stale)
    facts.writeMembers(to: &writer)
  }
}

extension Page {
  /// The verbatim response of a provider; nil for one without a member here.
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

/// The answer of a list method that has streamed its pages.
public struct Summary: Sendable, Hashable, Dated, Boxed {
  /// The number of pages sent.
  public var pageCount: Int {
    get { box.members.pageCount }
    _modify { own(); yield &box.members.pageCount }
  }
  /// The number of rows on those pages.
  public var itemCount: Int {
    get { box.members.itemCount }
    _modify { own(); yield &box.members.itemCount }
  }
  /// Whether the end of the list was reached; false if limit or maxPages ended the stream before.
  public var complete: Bool {
    get { box.members.complete }
    _modify { own(); yield &box.members.complete }
  }
  /// The page with the first row that was not sent; absent if the list is complete.
  public var nextPage: Int? {
    get { box.members.nextPage }
    _modify { own(); yield &box.members.nextPage }
  }
  /// The number of rows left out because an earlier page had them; absent if none.
  public var duplicates: Int? {
    get { box.members.duplicates }
    _modify { own(); yield &box.members.duplicates }
  }
  /// The number of rows left out because they could not be read; absent if none.
  public var skipped: Int? {
    get { box.members.skipped }
    _modify { own(); yield &box.members.skipped }
  }
  /// The number of rows left out because of seen or on; absent if none.
  public var hidden: Int? {
    get { box.members.hidden }
    _modify { own(); yield &box.members.hidden }
  }
  /// The time since the provider gave or confirmed the response, in seconds; with several responses, that of the
  /// oldest. Absent if all of them are new.
  public var ageSeconds: Int? {
    get { box.members.ageSeconds }
    _modify { own(); yield &box.members.ageSeconds }
  }
  /// True if an expired response is used because a provider can't be asked; otherwise absent. Seat availability is
  /// never used once expired; showtimes are used for up to five minutes, lists for a day, and descriptions of movies,
  /// shows, people and theatres for a week.
  public var stale: Bool? {
    get { box.members.stale }
    _modify { own(); yield &box.members.stale }
  }
  /// Members of each page of a list and of its summary that are about the whole list.
  public var facts: ListFacts {
    get { box.members.facts }
    _modify { own(); yield &box.members.facts }
  }

  /// Copies share it until one of them is changed.
  private var box: Box

  private final class Box: @unchecked Sendable {
    /// Changed only in a box that one value has, so that no access to it overlaps with another.
    @exclusivity(unchecked) var members: Members
    init(_ members: Members) { self.members = members }
  }

  fileprivate struct Members: Sendable, Hashable {
    var pageCount: Int
    var itemCount: Int
    var complete: Bool
    var nextPage: Int?
    var duplicates: Int?
    var skipped: Int?
    var hidden: Int?
    var ageSeconds: Int?
    var stale: Bool?
    var facts: ListFacts
  }

  fileprivate var members: Members { _read { yield box.members } }

  @inline(never) private mutating func own() {
    if !isKnownUniquelyReferenced(&box) { box = Box(box.members) }
  }

  public static func == (one: Self, other: Self) -> Bool {
    one.box === other.box || one.members == other.members
  }

  public func hash(into hasher: inout Hasher) { members.hash(into: &hasher) }

  public static var boxedBytes: Int { MemoryLayout<Members>.size }

  public init(pageCount: Int, itemCount: Int, complete: Bool, nextPage: Int? = nil, duplicates: Int? = nil, skipped: Int? = nil, hidden: Int? = nil, ageSeconds: Int? = nil, stale: Bool? = nil, facts: ListFacts = ListFacts()) {
    box = Box(Members(pageCount: pageCount, itemCount: itemCount, complete: complete, nextPage: nextPage, duplicates: duplicates, skipped: skipped, hidden: hidden, ageSeconds: ageSeconds, stale: stale, facts: facts))
  }
}

extension Summary: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    members.writeMembers(to: &writer)
  }
}

extension Summary.Members {
  func writeMembers(to writer: inout JSONWriter) {
    writer.member("kind", "summary")
    writer.member("pageCount", pageCount)
    writer.member("itemCount", itemCount)
    writer.member("complete", complete)
    writer.member("nextPage", nextPage)
    writer.member("duplicates", duplicates)
    writer.member("skipped", skipped)
    writer.member("hidden", hidden)
    writer.member("ageSeconds", ageSeconds)
    writer.member("stale", stale)
    facts.writeMembers(to: &writer)
  }
}

/// Members of each page of a list and of its summary that are about the whole list.
public struct ListFacts: Sendable, Hashable, Boxed {
  /// The id given in the request; present only if the provider that answered knows the entity by another id.
  public var linkedFrom: EntityID? {
    get { box.members.linkedFrom }
    _modify { own(); yield &box.members.linkedFrom }
  }
  /// The place that the parameters were understood to mean, for methods that take one.
  public var place: FoundPlace? {
    get { box.members.place }
    _modify { own(); yield &box.members.place }
  }
  /// The day that the rows are of, or the first of several days, for methods that take one.
  public var date: Day? {
    get { box.members.date }
    _modify { own(); yield &box.members.date }
  }
  /// The last day that the rows are of, if the call asks for several.
  public var untilDate: Day? {
    get { box.members.untilDate }
    _modify { own(); yield &box.members.untilDate }
  }
  /// The number of showings on all pages; only in showtimes/whatsOn.
  public var totalShowings: Int? {
    get { box.members.totalShowings }
    _modify { own(); yield &box.members.totalShowings }
  }
  /// The number of showings whose seats were asked for, on this page or on all pages of the stream; only in
  /// showtimes/whatsOn with seatsTogether.
  public var seatsAsked: Int? {
    get { box.members.seatsAsked }
    _modify { own(); yield &box.members.seatsAsked }
  }
  /// The number of showings that are left out because a page had more than 60; only in showtimes/whatsOn with
  /// seatsTogether.
  public var seatsUnasked: Int? {
    get { box.members.seatsUnasked }
    _modify { own(); yield &box.members.seatsUnasked }
  }
  /// The number of movies that are left out because the genres or the age rating that the call asks for aren't known of
  /// them; in showtimes/whatsOn, library/list, library/tonight and library/recommendations, and absent if none.
  public var unknownCount: Int? {
    get { box.members.unknownCount }
    _modify { own(); yield &box.members.unknownCount }
  }
  /// Of how many entries of the library the running time, the genres and the rest are known; only in library/list, and
  /// absent of an empty library.
  public var known: Int? {
    get { box.members.known }
    _modify { own(); yield &box.members.known }
  }
  /// The number of entries of the library; only with known.
  public var of: Int? {
    get { box.members.of }
    _modify { own(); yield &box.members.of }
  }
  /// What the recommendations are made from; only in library/recommendations.
  public var basis: RecommendationBasis? {
    get { box.members.basis }
    _modify { own(); yield &box.members.basis }
  }
  /// The number of matching rentals of whole auditoriums, which are left out; only in showtimes/whatsOn, and absent if
  /// none.
  public var privateRentals: Int? {
    get { box.members.privateRentals }
    _modify { own(); yield &box.members.privateRentals }
  }
  /// How many rows have each outcome so far; only in library/import.
  public var imported: ImportCounts? {
    get { box.members.imported }
    _modify { own(); yield &box.members.imported }
  }
  /// What the import took for granted of files that don't say it, of at most a hundred; only in library/import, and
  /// absent if there is nothing.
  public var assumed: [ImportAssumption]? {
    get { box.members.assumed }
    _modify { own(); yield &box.members.assumed }
  }
  /// The number of people whom totals are for; only in showtimes/whatsOn and library/tonight.
  public var partySize: Int? {
    get { box.members.partySize }
    _modify { own(); yield &box.members.partySize }
  }
  /// The settings of the user that stand for parameters that the call left out; absent if none does.
  public var settingsUsed: [SettingName]? {
    get { box.members.settingsUsed }
    _modify { own(); yield &box.members.settingsUsed }
  }
  /// Why no row has library, although the library may have entries for some: it can't be read. Absent if it was read.
  public var libraryFault: RPCError? {
    get { box.members.libraryFault }
    _modify { own(); yield &box.members.libraryFault }
  }
  /// The providers whose part of the list is missing, with the reasons; absent if none is.
  public var faults: [ProviderFault]? {
    get { box.members.faults }
    _modify { own(); yield &box.members.faults }
  }
  /// What was searched for instead, because nothing matches the query itself; only in movies/find, search/movies,
  /// search/shows and search/all. The rows are of this search.
  public var searchedFor: SearchedFor? {
    get { box.members.searchedFor }
    _modify { own(); yield &box.members.searchedFor }
  }
  /// words if no film of the wanted title is listed, and the rows are of films that only have its words in theirs;
  /// absent otherwise. Only in showtimes/whatsOn, near and atTheatre.
  public var titleMatch: TitleMatch? {
    get { box.members.titleMatch }
    _modify { own(); yield &box.members.titleMatch }
  }
  /// A message to show to the user: why the list is empty, what library/import has done so far, or what the rows don't
  /// say, such as that their titles only have the words of the wanted one, or that a weekend's Saturday is all they are
  /// of. Otherwise absent.
  public var message: String? {
    get { box.members.message }
    _modify { own(); yield &box.members.message }
  }

  /// Copies share it until one of them is changed.
  private var box: Box

  private final class Box: @unchecked Sendable {
    /// Changed only in a box that one value has, so that no access to it overlaps with another.
    @exclusivity(unchecked) var members: Members
    init(_ members: Members) { self.members = members }
  }

  fileprivate struct Members: Sendable, Hashable {
    var linkedFrom: EntityID?
    var place: FoundPlace?
    var date: Day?
    var untilDate: Day?
    var totalShowings: Int?
    var seatsAsked: Int?
    var seatsUnasked: Int?
    var unknownCount: Int?
    var known: Int?
    var of: Int?
    var basis: RecommendationBasis?
    var privateRentals: Int?
    var imported: ImportCounts?
    var assumed: [ImportAssumption]?
    var partySize: Int?
    var settingsUsed: [SettingName]?
    var libraryFault: RPCError?
    var faults: [ProviderFault]?
    var searchedFor: SearchedFor?
    var titleMatch: TitleMatch?
    var message: String?
  }

  fileprivate var members: Members { _read { yield box.members } }

  @inline(never) private mutating func own() {
    if !isKnownUniquelyReferenced(&box) { box = Box(box.members) }
  }

  public static func == (one: Self, other: Self) -> Bool {
    one.box === other.box || one.members == other.members
  }

  public func hash(into hasher: inout Hasher) { members.hash(into: &hasher) }

  public static var boxedBytes: Int { MemoryLayout<Members>.size }

  public init(linkedFrom: EntityID? = nil, place: FoundPlace? = nil, date: Day? = nil, untilDate: Day? = nil, totalShowings: Int? = nil, seatsAsked: Int? = nil, seatsUnasked: Int? = nil, unknownCount: Int? = nil, known: Int? = nil, of: Int? = nil, basis: RecommendationBasis? = nil, privateRentals: Int? = nil, imported: ImportCounts? = nil, assumed: [ImportAssumption]? = nil, partySize: Int? = nil, settingsUsed: [SettingName]? = nil, libraryFault: RPCError? = nil, faults: [ProviderFault]? = nil, searchedFor: SearchedFor? = nil, titleMatch: TitleMatch? = nil, message: String? = nil) {
    box = Box(Members(linkedFrom: linkedFrom, place: place, date: date, untilDate: untilDate, totalShowings: totalShowings, seatsAsked: seatsAsked, seatsUnasked: seatsUnasked, unknownCount: unknownCount, known: known, of: of, basis: basis, privateRentals: privateRentals, imported: imported, assumed: assumed, partySize: partySize, settingsUsed: settingsUsed, libraryFault: libraryFault, faults: faults, searchedFor: searchedFor, titleMatch: titleMatch, message: message))
  }
}

extension ListFacts: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    members.writeMembers(to: &writer)
  }
}

extension ListFacts.Members {
  func writeMembers(to writer: inout JSONWriter) {
    writer.member("linkedFrom", linkedFrom)
    writer.member("place", place)
    writer.member("date", date)
    writer.member("untilDate", untilDate)
    writer.member("totalShowings", totalShowings)
    writer.member("seatsAsked", seatsAsked)
    writer.member("seatsUnasked", seatsUnasked)
    writer.member("unknownCount", unknownCount)
    writer.member("known", known)
    writer.member("of", of)
    writer.member("basis", basis)
    writer.member("privateRentals", privateRentals)
    writer.member("imported", imported)
    writer.member("assumed", assumed)
    writer.member("partySize", partySize)
    writer.member("settingsUsed", settingsUsed)
    writer.member("libraryFault", libraryFault)
    writer.member("faults", faults)
    writer.member("searchedFor", searchedFor)
    writer.member("titleMatch", titleMatch)
    writer.member("message", message)
  }
}

/// How the titles of a list's films fit the wanted one, if they aren't the same.
public enum TitleMatch: String, Enumeration {
  /// They have its words among others.
  case words
}

/// The days between which the movies of a list are released.
public struct ListDates: Sendable, Hashable {
  /// The first day.
  public var minimum: Day
  /// The last day.
  public var maximum: Day

  public init(minimum: Day, maximum: Day) {
    self.minimum = minimum
    self.maximum = maximum
  }
}

extension ListDates: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("minimum", minimum)
    writer.member("maximum", maximum)
  }
}

/// A search that was made in place of the one asked for: the year taken out of the text, and for and beside &, a
/// trailing article moved to the front, or the title of the index that a misspelt one is nearest to.
public struct SearchedFor: Sendable, Hashable {
  /// The text searched for.
  public var query: String
  /// The year searched for; absent if none.
  public var year: Int?

  public init(query: String, year: Int? = nil) {
    self.query = query
    self.year = year
  }
}

extension SearchedFor: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("query", query)
    writer.member("year", year)
  }
}

/// A provider that could not give its part of a list.
public struct ProviderFault: Sendable, Hashable {
  /// The provider.
  public var provider: Provider
  /// The error.
  public var error: RPCError

  public init(provider: Provider, error: RPCError) {
    self.provider = provider
    self.error = error
  }
}

extension ProviderFault: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("provider", provider)
    writer.member("error", error)
  }
}

/// A page that failed, sent in its place in the stream; or a provider that failed, whose part the following pages lack.
public struct Fault: Sendable, Hashable {
  /// The number of the page that failed, or of the first page that lacks the provider's part.
  public var page: Int
  /// The error.
  public var error: RPCError
  /// Whether the page will be asked for again; if not, the request ends with this error, or goes on without the
  /// provider's part.
  public var willRetry: Bool
  /// The time until the next attempt, in seconds, rounded up to tenths; absent if there is none.
  public var retryInSeconds: Double?

  public init(page: Int, error: RPCError, willRetry: Bool, retryInSeconds: Double? = nil) {
    self.page = page
    self.error = error
    self.willRetry = willRetry
    self.retryInSeconds = retryInSeconds
  }
}

extension Fault: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("kind", "error")
    writer.member("page", page)
    writer.member("error", error)
    writer.member("willRetry", willRetry)
    writer.member("retryInSeconds", retryInSeconds)
  }
}

/// What is known of an entity so far, sent before the complete answer, or of a row before the pages. The latest one for
/// an id stands for all of them.
public struct Partial<Item: JSONWritable & Hashable & Sendable>: Sendable, Hashable, Dated {
  /// The entity as far as it is known.
  public var item: Item
  /// The time since the provider gave or confirmed the response, in seconds; with several responses, that of the
  /// oldest. Absent if all of them are new.
  public var ageSeconds: Int?
  /// True if an expired response is used because a provider can't be asked; otherwise absent. Seat availability is
  /// never used once expired; showtimes are used for up to five minutes, lists for a day, and descriptions of movies,
  /// shows, people and theatres for a week.
  public var stale: Bool?

  public init(item: Item, ageSeconds: Int? = nil, stale: Bool? = nil) {
    self.item = item
    self.ageSeconds = ageSeconds
    self.stale = stale
  }
}

extension Partial: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("kind", "partial")
    writer.member("item", item)
    writer.member("ageSeconds", ageSeconds)
    writer.member("stale", stale)
  }
}

