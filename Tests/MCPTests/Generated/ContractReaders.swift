// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by `swift run generate` from schema/; changes belong there.

import Contract
import JSON
import JSONRPC

extension ImageLocation: JSONReadable {
  public init(json: JSONValue) throws(JSONMismatch) {
    let url: String = try json.required("url")
    let provider: Provider = try json.required("provider")
    let size: String? = try json.optional("size")
    let width: Int? = try json.optional("width")
    let path: String? = try json.optional("path")
    let ageSeconds: Int? = try json.optional("ageSeconds")
    let stale: Bool? = try json.optional("stale")
    let settingsUsed: [SettingName]? = try json.optional("settingsUsed")
    self.init(url: url, provider: provider, size: size, width: width, path: path, ageSeconds: ageSeconds, stale: stale, settingsUsed: settingsUsed)
  }
}

extension FetchedImage: JSONReadable {
  public init(json: JSONValue) throws(JSONMismatch) {
    let path: String = try json.required("path")
    let contentType: String = try json.required("contentType")
    let width: Int? = try json.optional("width")
    let height: Int? = try json.optional("height")
    let bytes: Int = try json.required("bytes")
    let url: String = try json.required("url")
    let provider: Provider = try json.required("provider")
    let ageSeconds: Int? = try json.optional("ageSeconds")
    let stale: Bool? = try json.optional("stale")
    let settingsUsed: [SettingName]? = try json.optional("settingsUsed")
    self.init(path: path, contentType: contentType, width: width, height: height, bytes: bytes, url: url, provider: provider, ageSeconds: ageSeconds, stale: stale, settingsUsed: settingsUsed)
  }
}

extension Attribute: JSONReadable {
  public init(json: JSONValue) throws(JSONMismatch) {
    let code: String = try json.required("code")
    let name: String? = try json.optional("name")
    let description: String? = try json.optional("description")
    let amc: RawJSON? = try json.optional("amc")
    self.init(code: code, name: name, description: description, amc: amc)
  }
}

extension CalendarFile: JSONReadable {
  public init(json: JSONValue) throws(JSONMismatch) {
    let text: String = try json.required("text")
    let events: [CalendarEvent] = try json.required("events")
    let missing: [CalendarGap]? = try json.optional("missing")
    let message: String? = try json.optional("message")
    let libraryFault: RPCError? = try json.optional("libraryFault")
    let ageSeconds: Int? = try json.optional("ageSeconds")
    let stale: Bool? = try json.optional("stale")
    let settingsUsed: [SettingName]? = try json.optional("settingsUsed")
    self.init(text: text, events: events, missing: missing, message: message, libraryFault: libraryFault, ageSeconds: ageSeconds, stale: stale, settingsUsed: settingsUsed)
  }
}

extension CalendarEvent: JSONReadable {
  public init(json: JSONValue) throws(JSONMismatch) {
    let uid: String = try json.required("uid")
    let kind: CalendarEventKind = try json.required("kind")
    let title: String = try json.required("title")
    let startsAt: Instant? = try json.optional("startsAt")
    let endsAt: Instant? = try json.optional("endsAt")
    let day: Day? = try json.optional("day")
    let place: String? = try json.optional("place")
    let description: String = try json.required("description")
    let url: String? = try json.optional("url")
    let cancelled: Bool? = try json.optional("cancelled")
    let showtimeId: EntityID? = try json.optional("showtimeId")
    let movieId: EntityID? = try json.optional("movieId")
    self.init(uid: uid, kind: kind, title: title, startsAt: startsAt, endsAt: endsAt, day: day, place: place, description: description, url: url, cancelled: cancelled, showtimeId: showtimeId, movieId: movieId)
  }
}

extension CalendarGap: JSONReadable {
  public init(json: JSONValue) throws(JSONMismatch) {
    let id: EntityID = try json.required("id")
    let error: RPCError = try json.required("error")
    self.init(id: id, error: error)
  }
}

extension CodeEntry: JSONReadable {
  public init(json: JSONValue) throws(JSONMismatch) {
    let code: String = try json.required("code")
    let name: String = try json.required("name")
    let nativeName: String? = try json.optional("nativeName")
    let country: String? = try json.optional("country")
    let department: String? = try json.optional("department")
    let description: String? = try json.optional("description")
    let appliesTo: [String]? = try json.optional("appliesTo")
    let isPremiumFormat: Bool? = try json.optional("isPremiumFormat")
    let order: Int? = try json.optional("order")
    let amc: RawJSON? = try json.optional("amc")
    let tmdb: RawJSON? = try json.optional("tmdb")
    self.init(code: code, name: name, nativeName: nativeName, country: country, department: department, description: description, appliesTo: appliesTo, isPremiumFormat: isPremiumFormat, order: order, amc: amc, tmdb: tmdb)
  }
}

extension Company: JSONReadable {
  public init(json: JSONValue) throws(JSONMismatch) {
    let id: EntityID = try json.required("id")
    let name: String = try json.required("name")
    let description: String? = try json.optional("description")
    let headquarters: String? = try json.optional("headquarters")
    let homepage: String? = try json.optional("homepage")
    let country: String? = try json.optional("country")
    let parent: NamedEntity? = try json.optional("parent")
    let logoUrl: String? = try json.optional("logoUrl")
    let logoPath: String? = try json.optional("logoPath")
    let tmdb: RawJSON? = try json.optional("tmdb")
    let ageSeconds: Int? = try json.optional("ageSeconds")
    let stale: Bool? = try json.optional("stale")
    self.init(id: id, name: name, description: description, headquarters: headquarters, homepage: homepage, country: country, parent: parent, logoUrl: logoUrl, logoPath: logoPath, tmdb: tmdb, ageSeconds: ageSeconds, stale: stale)
  }
}

extension Completion: JSONReadable {
  public init(json: JSONValue) throws(JSONMismatch) {
    let kind: CompletionKind = try json.required("kind")
    let id: EntityID? = try json.optional("id")
    let title: String = try json.required("title")
    let year: Int? = try json.optional("year")
    let posterUrl: String? = try json.optional("posterUrl")
    let matches: [[Int]] = try json.required("matches")
    let source: CompletionSource = try json.required("source")
    self.init(kind: kind, id: id, title: title, year: year, posterUrl: posterUrl, matches: matches, source: source)
  }
}

extension CompletionList: JSONReadable {
  public init(json: JSONValue) throws(JSONMismatch) {
    let items: [Completion] = try json.required("items")
    let hint: String? = try json.optional("hint")
    self.init(items: items, hint: hint)
  }
}

extension CredentialStatus: JSONReadable {
  public init(json: JSONValue) throws(JSONMismatch) {
    let provider: Provider = try json.required("provider")
    let configured: Bool = try json.required("configured")
    let source: CredentialSource? = try json.optional("source")
    let scheme: CredentialScheme? = try json.optional("scheme")
    let hint: String? = try json.optional("hint")
    self.init(provider: provider, configured: configured, source: source, scheme: scheme, hint: hint)
  }
}

extension CredentialList: JSONReadable {
  public init(json: JSONValue) throws(JSONMismatch) {
    let credentials: [CredentialStatus] = try json.required("credentials")
    let warnings: [String]? = try json.optional("warnings")
    self.init(credentials: credentials, warnings: warnings)
  }
}

extension Credits: JSONReadable {
  public init(json: JSONValue) throws(JSONMismatch) {
    let id: EntityID? = try json.optional("id")
    let cast: [Credit] = try json.required("cast")
    let crew: [Credit] = try json.required("crew")
    let linkedFrom: EntityID? = try json.optional("linkedFrom")
    let linkFault: RPCError? = try json.optional("linkFault")
    let amc: RawJSON? = try json.optional("amc")
    let tmdb: RawJSON? = try json.optional("tmdb")
    let ageSeconds: Int? = try json.optional("ageSeconds")
    let stale: Bool? = try json.optional("stale")
    let settingsUsed: [SettingName]? = try json.optional("settingsUsed")
    self.init(id: id, cast: cast, crew: crew, linkedFrom: linkedFrom, linkFault: linkFault, amc: amc, tmdb: tmdb, ageSeconds: ageSeconds, stale: stale, settingsUsed: settingsUsed)
  }
}

extension Credit: JSONReadable {
  public init(json: JSONValue) throws(JSONMismatch) {
    let name: String = try json.required("name")
    let id: EntityID? = try json.optional("id")
    let personId: EntityID? = try json.optional("personId")
    let character: String? = try json.optional("character")
    let job: String? = try json.optional("job")
    let department: String? = try json.optional("department")
    let order: Int? = try json.optional("order")
    let episodeCount: Int? = try json.optional("episodeCount")
    let biography: String? = try json.optional("biography")
    let profileUrl: String? = try json.optional("profileUrl")
    let profilePath: String? = try json.optional("profilePath")
    let amc: RawJSON? = try json.optional("amc")
    let tmdb: RawJSON? = try json.optional("tmdb")
    self.init(name: name, id: id, personId: personId, character: character, job: job, department: department, order: order, episodeCount: episodeCount, biography: biography, profileUrl: profileUrl, profilePath: profilePath, amc: amc, tmdb: tmdb)
  }
}

extension ErrorData: JSONReadable {
  public init(json: JSONValue) throws(JSONMismatch) {
    let kind: String = try json.required("kind")
    let retryable: Bool = try json.required("retryable")
    let hint: String? = try json.optional("hint")
    let path: String? = try json.optional("path")
    let expected: String? = try json.optional("expected")
    let got: String? = try json.optional("got")
    let nearest: String? = try json.optional("nearest")
    let alternatives: [String]? = try json.optional("alternatives")
    let offset: Int? = try json.optional("offset")
    let limitBytes: Int? = try json.optional("limitBytes")
    let limit: Int? = try json.optional("limit")
    let method: String? = try json.optional("method")
    let provider: String? = try json.optional("provider")
    let attempts: Int? = try json.optional("attempts")
    let httpStatus: Int? = try json.optional("httpStatus")
    let upstreamCode: Int? = try json.optional("upstreamCode")
    let upstreamMessage: String? = try json.optional("upstreamMessage")
    let retryAfterSeconds: Double? = try json.optional("retryAfterSeconds")
    let url: String? = try json.optional("url")
    let delivered: Delivered? = try json.optional("delivered")
    let cursor: Int? = try json.optional("cursor")
    let resumeFromPage: Int? = try json.optional("resumeFromPage")
    self.init(kind: kind, retryable: retryable, hint: hint, path: path, expected: expected, got: got, nearest: nearest, alternatives: alternatives, offset: offset, limitBytes: limitBytes, limit: limit, method: method, provider: provider, attempts: attempts, httpStatus: httpStatus, upstreamCode: upstreamCode, upstreamMessage: upstreamMessage, retryAfterSeconds: retryAfterSeconds, url: url, delivered: delivered, cursor: cursor, resumeFromPage: resumeFromPage)
  }
}

extension Delivered: JSONReadable {
  public init(json: JSONValue) throws(JSONMismatch) {
    let pageCount: Int = try json.required("pageCount")
    let itemCount: Int = try json.required("itemCount")
    self.init(pageCount: pageCount, itemCount: itemCount)
  }
}

extension FoundPlace: JSONReadable {
  public init(json: JSONValue) throws(JSONMismatch) {
    let name: String = try json.required("name")
    let kind: PlaceKind = try json.required("kind")
    let latitude: Double? = try json.optional("latitude")
    let longitude: Double? = try json.optional("longitude")
    let theatreId: EntityID? = try json.optional("theatreId")
    let alternatives: [PlaceAlternative]? = try json.optional("alternatives")
    self.init(name: name, kind: kind, latitude: latitude, longitude: longitude, theatreId: theatreId, alternatives: alternatives)
  }
}

extension PlaceAlternative: JSONReadable {
  public init(json: JSONValue) throws(JSONMismatch) {
    let name: String = try json.required("name")
    let kind: PlaceKind = try json.required("kind")
    let theatreId: EntityID? = try json.optional("theatreId")
    self.init(name: name, kind: kind, theatreId: theatreId)
  }
}

extension Freshness: JSONReadable {
  public init(json: JSONValue) throws(JSONMismatch) {
    let ageSeconds: Int? = try json.optional("ageSeconds")
    let stale: Bool? = try json.optional("stale")
    self.init(ageSeconds: ageSeconds, stale: stale)
  }
}

extension Genre: JSONReadable {
  public init(json: JSONValue) throws(JSONMismatch) {
    let name: String = try json.required("name")
    let id: EntityID? = try json.optional("id")
    let tmdb: RawJSON? = try json.optional("tmdb")
    self.init(name: name, id: id, tmdb: tmdb)
  }
}

extension GenreList: JSONReadable {
  public init(json: JSONValue) throws(JSONMismatch) {
    let genres: [Genre] = try json.required("genres")
    let tmdb: RawJSON? = try json.optional("tmdb")
    let ageSeconds: Int? = try json.optional("ageSeconds")
    let stale: Bool? = try json.optional("stale")
    let settingsUsed: [SettingName]? = try json.optional("settingsUsed")
    self.init(genres: genres, tmdb: tmdb, ageSeconds: ageSeconds, stale: stale, settingsUsed: settingsUsed)
  }
}

extension Image: JSONReadable {
  public init(json: JSONValue) throws(JSONMismatch) {
    let id: EntityID = try json.required("id")
    let pageUrl: String? = try json.optional("pageUrl")
    let type: String? = try json.optional("type")
    let tags: [String]? = try json.optional("tags")
    let previewUrl: String? = try json.optional("previewUrl")
    let previewWidth: Int? = try json.optional("previewWidth")
    let previewHeight: Int? = try json.optional("previewHeight")
    let webUrl: String? = try json.optional("webUrl")
    let webWidth: Int? = try json.optional("webWidth")
    let webHeight: Int? = try json.optional("webHeight")
    let largeUrl: String? = try json.optional("largeUrl")
    let width: Int? = try json.optional("width")
    let height: Int? = try json.optional("height")
    let sizeBytes: Int? = try json.optional("sizeBytes")
    let views: Int? = try json.optional("views")
    let downloads: Int? = try json.optional("downloads")
    let likes: Int? = try json.optional("likes")
    let comments: Int? = try json.optional("comments")
    let userName: String? = try json.optional("userName")
    let userImageUrl: String? = try json.optional("userImageUrl")
    let pixabay: RawJSON? = try json.optional("pixabay")
    self.init(id: id, pageUrl: pageUrl, type: type, tags: tags, previewUrl: previewUrl, previewWidth: previewWidth, previewHeight: previewHeight, webUrl: webUrl, webWidth: webWidth, webHeight: webHeight, largeUrl: largeUrl, width: width, height: height, sizeBytes: sizeBytes, views: views, downloads: downloads, likes: likes, comments: comments, userName: userName, userImageUrl: userImageUrl, pixabay: pixabay)
  }
}

extension ImportRow: JSONReadable {
  public init(json: JSONValue) throws(JSONMismatch) {
    let outcome: ImportOutcome = try json.required("outcome")
    let kind: WorkKind? = try json.optional("kind")
    let title: String? = try json.optional("title")
    let year: Int? = try json.optional("year")
    let id: EntityID? = try json.optional("id")
    let matchedTitle: String? = try json.optional("matchedTitle")
    let matchedYear: Int? = try json.optional("matchedYear")
    let row: Int? = try json.optional("row")
    let places: [String]? = try json.optional("places")
    let candidates: [ImportCandidate]? = try json.optional("candidates")
    let library: LibraryEntry? = try json.optional("library")
    let reason: String? = try json.optional("reason")
    self.init(outcome: outcome, kind: kind, title: title, year: year, id: id, matchedTitle: matchedTitle, matchedYear: matchedYear, row: row, places: places, candidates: candidates, library: library, reason: reason)
  }
}

extension ImportCandidate: JSONReadable {
  public init(json: JSONValue) throws(JSONMismatch) {
    let id: EntityID = try json.required("id")
    let title: String = try json.required("title")
    let year: Int? = try json.optional("year")
    self.init(id: id, title: title, year: year)
  }
}

extension ImportCounts: JSONReadable {
  public init(json: JSONValue) throws(JSONMismatch) {
    let matched: Int? = try json.optional("matched")
    let unchanged: Int? = try json.optional("unchanged")
    let ambiguous: Int? = try json.optional("ambiguous")
    let notFound: Int? = try json.optional("notFound")
    let waiting: Int? = try json.optional("waiting")
    let skipped: Int? = try json.optional("skipped")
    self.init(matched: matched, unchanged: unchanged, ambiguous: ambiguous, notFound: notFound, waiting: waiting, skipped: skipped)
  }
}

extension ImportAssumption: JSONReadable {
  public init(json: JSONValue) throws(JSONMismatch) {
    let file: String = try json.required("file")
    let status: LibraryStatus? = try json.optional("status")
    let bestRating: Int? = try json.optional("bestRating")
    self.init(file: file, status: status, bestRating: bestRating)
  }
}

extension LibraryRecovery: JSONReadable {
  public init(json: JSONValue) throws(JSONMismatch) {
    let restored: Int = try json.required("restored")
    let fromCopies: Int? = try json.optional("fromCopies")
    let entries: Int = try json.required("entries")
    let missing: [MissingEntry]? = try json.optional("missing")
    let missingCount: Int? = try json.optional("missingCount")
    let day: Day? = try json.optional("day")
    let kept: [String]? = try json.optional("kept")
    let message: String = try json.required("message")
    self.init(restored: restored, fromCopies: fromCopies, entries: entries, missing: missing, missingCount: missingCount, day: day, kept: kept, message: message)
  }
}

extension MissingEntry: JSONReadable {
  public init(json: JSONValue) throws(JSONMismatch) {
    let id: String = try json.required("id")
    let title: String? = try json.optional("title")
    self.init(id: id, title: title)
  }
}

extension ExportReport: JSONReadable {
  public init(json: JSONValue) throws(JSONMismatch) {
    let path: String = try json.required("path")
    let entries: Int = try json.required("entries")
    let leftOut: Int? = try json.optional("leftOut")
    let libraryFault: RPCError? = try json.optional("libraryFault")
    self.init(path: path, entries: entries, leftOut: leftOut, libraryFault: libraryFault)
  }
}

extension IndexReport: JSONReadable {
  public init(json: JSONValue) throws(JSONMismatch) {
    let indexes: [KindIndex] = try json.required("indexes")
    self.init(indexes: indexes)
  }
}

extension KindIndex: JSONReadable {
  public init(json: JSONValue) throws(JSONMismatch) {
    let kind: IndexKind = try json.required("kind")
    let count: Int = try json.required("count")
    let sizeBytes: Int = try json.required("sizeBytes")
    let source: CompletionSource = try json.required("source")
    let exportedOn: Day? = try json.optional("exportedOn")
    let createdAt: Instant? = try json.optional("createdAt")
    let path: String? = try json.optional("path")
    let problem: String? = try json.optional("problem")
    self.init(kind: kind, count: count, sizeBytes: sizeBytes, source: source, exportedOn: exportedOn, createdAt: createdAt, path: path, problem: problem)
  }
}

extension ServerInfo: JSONReadable {
  public init(json: JSONValue) throws(JSONMismatch) {
    let name: String = try json.required("name")
    let version: String = try json.required("version")
    self.init(name: name, version: version)
  }
}

extension InitializeResult: JSONReadable {
  public init(json: JSONValue) throws(JSONMismatch) {
    let capabilities: ServerCapabilities = try json.required("capabilities")
    let serverInfo: ServerInfo = try json.required("serverInfo")
    let contractVersion: String = try json.required("contractVersion")
    self.init(capabilities: capabilities, serverInfo: serverInfo, contractVersion: contractVersion)
  }
}

extension ServerCapabilities: JSONReadable {
  public init(json: JSONValue) throws(JSONMismatch) {
    self.init()
  }
}

extension Keyword: JSONReadable {
  public init(json: JSONValue) throws(JSONMismatch) {
    let id: EntityID = try json.required("id")
    let name: String = try json.required("name")
    let tmdb: RawJSON? = try json.optional("tmdb")
    self.init(id: id, name: name, tmdb: tmdb)
  }
}

extension KnownIDs: JSONReadable {
  public init(json: JSONValue) throws(JSONMismatch) {
    let amc: Int? = try json.optional("amc")
    let tmdb: Int? = try json.optional("tmdb")
    let imdb: String? = try json.optional("imdb")
    let tvdb: Int? = try json.optional("tvdb")
    let wikidata: String? = try json.optional("wikidata")
    self.init(amc: amc, tmdb: tmdb, imdb: imdb, tvdb: tvdb, wikidata: wikidata)
  }
}

extension LibraryPick: JSONReadable {
  public init(json: JSONValue) throws(JSONMismatch) {
    let id: EntityID = try json.required("id")
    let kind: WorkKind = try json.required("kind")
    let title: String = try json.required("title")
    let year: Int? = try json.optional("year")
    let runtimeMinutes: Int? = try json.optional("runtimeMinutes")
    let genres: [String]? = try json.optional("genres")
    let posterUrl: String? = try json.optional("posterUrl")
    let library: LibraryEntry = try json.required("library")
    let showing: Showing? = try json.optional("showing")
    let seats: [String]? = try json.optional("seats")
    let onMine: Bool? = try json.optional("onMine")
    let reasons: [String] = try json.required("reasons")
    self.init(id: id, kind: kind, title: title, year: year, runtimeMinutes: runtimeMinutes, genres: genres, posterUrl: posterUrl, library: library, showing: showing, seats: seats, onMine: onMine, reasons: reasons)
  }
}

extension LibraryPicks: JSONReadable {
  public init(json: JSONValue) throws(JSONMismatch) {
    let items: [LibraryPick] = try json.required("items")
    let seed: Int = try json.required("seed")
    let place: FoundPlace? = try json.optional("place")
    let message: String? = try json.optional("message")
    let settingsUsed: [SettingName]? = try json.optional("settingsUsed")
    let libraryFault: RPCError? = try json.optional("libraryFault")
    let ageSeconds: Int? = try json.optional("ageSeconds")
    let stale: Bool? = try json.optional("stale")
    self.init(items: items, seed: seed, place: place, message: message, settingsUsed: settingsUsed, libraryFault: libraryFault, ageSeconds: ageSeconds, stale: stale)
  }
}

extension LibraryRow: JSONReadable {
  public init(json: JSONValue) throws(JSONMismatch) {
    let id: EntityID = try json.required("id")
    let kind: WorkKind = try json.required("kind")
    let title: String = try json.required("title")
    let ids: KnownIDs? = try json.optional("ids")
    let releaseDate: Day? = try json.optional("releaseDate")
    let year: Int? = try json.optional("year")
    let runtimeMinutes: Int? = try json.optional("runtimeMinutes")
    let genres: [String]? = try json.optional("genres")
    let certification: String? = try json.optional("certification")
    let posterUrl: String? = try json.optional("posterUrl")
    let posterPath: String? = try json.optional("posterPath")
    let library: LibraryEntry = try json.required("library")
    let libraryFault: RPCError? = try json.optional("libraryFault")
    let onMine: Bool? = try json.optional("onMine")
    self.init(id: id, kind: kind, title: title, ids: ids, releaseDate: releaseDate, year: year, runtimeMinutes: runtimeMinutes, genres: genres, certification: certification, posterUrl: posterUrl, posterPath: posterPath, library: library, libraryFault: libraryFault, onMine: onMine)
  }
}

extension LibraryEntry: JSONReadable {
  public init(json: JSONValue) throws(JSONMismatch) {
    let status: LibraryStatus? = try json.optional("status")
    let rating: Double? = try json.optional("rating")
    let seenOn: [Day]? = try json.optional("seenOn")
    let note: String? = try json.optional("note")
    let tags: [String]? = try json.optional("tags")
    let addedAt: Instant = try json.required("addedAt")
    let source: ImportFormat? = try json.optional("source")
    self.init(status: status, rating: rating, seenOn: seenOn, note: note, tags: tags, addedAt: addedAt, source: source)
  }
}

extension LibraryTag: JSONReadable {
  public init(json: JSONValue) throws(JSONMismatch) {
    let tag: String = try json.required("tag")
    let entries: Int = try json.required("entries")
    self.init(tag: tag, entries: entries)
  }
}

extension LibraryRemoval: JSONReadable {
  public init(json: JSONValue) throws(JSONMismatch) {
    let removed: Int = try json.required("removed")
    let libraryFault: RPCError? = try json.optional("libraryFault")
    self.init(removed: removed, libraryFault: libraryFault)
  }
}

extension LibraryChange: JSONReadable {
  public init(json: JSONValue) throws(JSONMismatch) {
    let changed: [EntityID]? = try json.optional("changed")
    let removed: [EntityID]? = try json.optional("removed")
    let entries: Int = try json.required("entries")
    let known: Int? = try json.optional("known")
    let of: Int? = try json.optional("of")
    self.init(changed: changed, removed: removed, entries: entries, known: known, of: of)
  }
}

extension Localization: JSONReadable {
  public init(json: JSONValue) throws(JSONMismatch) {
    let settingsUsed: [SettingName]? = try json.optional("settingsUsed")
    self.init(settingsUsed: settingsUsed)
  }
}

extension MediaFile: JSONReadable {
  public init(json: JSONValue) throws(JSONMismatch) {
    let kind: MediaKind = try json.required("kind")
    let url: String = try json.required("url")
    self.init(kind: kind, url: url)
  }
}

extension Movie: JSONReadable {
  public init(json: JSONValue) throws(JSONMismatch) {
    let id: EntityID = try json.required("id")
    let title: String = try json.required("title")
    let ids: KnownIDs? = try json.optional("ids")
    let slug: String? = try json.optional("slug")
    let originalTitle: String? = try json.optional("originalTitle")
    let originalLanguage: String? = try json.optional("originalLanguage")
    let untranslated: [MovieText]? = try json.optional("untranslated")
    let tagline: String? = try json.optional("tagline")
    let overview: String? = try json.optional("overview")
    let releaseDate: Day? = try json.optional("releaseDate")
    let year: Int? = try json.optional("year")
    let runtimeMinutes: Int? = try json.optional("runtimeMinutes")
    let certification: String? = try json.optional("certification")
    let genres: [Genre]? = try json.optional("genres")
    let rating: Double? = try json.optional("rating")
    let ratingCount: Int? = try json.optional("ratingCount")
    let popularity: Double? = try json.optional("popularity")
    let adult: Bool? = try json.optional("adult")
    let status: String? = try json.optional("status")
    let homepage: String? = try json.optional("homepage")
    let websiteUrl: String? = try json.optional("websiteUrl")
    let showtimesUrl: String? = try json.optional("showtimesUrl")
    let posterUrl: String? = try json.optional("posterUrl")
    let backdropUrl: String? = try json.optional("backdropUrl")
    let posterPath: String? = try json.optional("posterPath")
    let backdropPath: String? = try json.optional("backdropPath")
    let trailerUrl: String? = try json.optional("trailerUrl")
    let media: [MediaFile]? = try json.optional("media")
    let budget: Int? = try json.optional("budget")
    let revenue: Int? = try json.optional("revenue")
    let cast: [String]? = try json.optional("cast")
    let directors: [String]? = try json.optional("directors")
    let collection: NamedEntity? = try json.optional("collection")
    let companies: [NamedEntity]? = try json.optional("companies")
    let countries: [String]? = try json.optional("countries")
    let originCountries: [String]? = try json.optional("originCountries")
    let languages: [String]? = try json.optional("languages")
    let attributes: [Attribute]? = try json.optional("attributes")
    let isPrivateRental: Bool? = try json.optional("isPrivateRental")
    let availability: MovieAvailability? = try json.optional("availability")
    let hasScheduledShowtimes: Bool? = try json.optional("hasScheduledShowtimes")
    let onlineTicketsAt: Instant? = try json.optional("onlineTicketsAt")
    let earliestShowingAt: Instant? = try json.optional("earliestShowingAt")
    let availableForAList: Bool? = try json.optional("availableForAList")
    let releaseNumber: Int? = try json.optional("releaseNumber")
    let linkedFrom: EntityID? = try json.optional("linkedFrom")
    let link: MovieLink? = try json.optional("link")
    let linkFault: RPCError? = try json.optional("linkFault")
    let credits: Credits? = try json.optional("credits")
    let videos: [Video]? = try json.optional("videos")
    let images: MovieImages? = try json.optional("images")
    let watchProviders: [String: WatchOffers]? = try json.optional("watchProviders")
    let releaseDates: [ReleaseDate]? = try json.optional("releaseDates")
    let similar: [Movie]? = try json.optional("similar")
    let recommendations: [Movie]? = try json.optional("recommendations")
    let reviews: Reviews? = try json.optional("reviews")
    let keywords: [NamedEntity]? = try json.optional("keywords")
    let translations: [Translation]? = try json.optional("translations")
    let alternativeTitles: [AlternativeTitle]? = try json.optional("alternativeTitles")
    let externalIds: [String: String]? = try json.optional("externalIds")
    let amc: RawJSON? = try json.optional("amc")
    let tmdb: RawJSON? = try json.optional("tmdb")
    let ageSeconds: Int? = try json.optional("ageSeconds")
    let stale: Bool? = try json.optional("stale")
    let library: LibraryEntry? = try json.optional("library")
    let libraryFault: RPCError? = try json.optional("libraryFault")
    let settingsUsed: [SettingName]? = try json.optional("settingsUsed")
    let onMine: Bool? = try json.optional("onMine")
    self.init(id: id, title: title, ids: ids, slug: slug, originalTitle: originalTitle, originalLanguage: originalLanguage, untranslated: untranslated, tagline: tagline, overview: overview, releaseDate: releaseDate, year: year, runtimeMinutes: runtimeMinutes, certification: certification, genres: genres, rating: rating, ratingCount: ratingCount, popularity: popularity, adult: adult, status: status, homepage: homepage, websiteUrl: websiteUrl, showtimesUrl: showtimesUrl, posterUrl: posterUrl, backdropUrl: backdropUrl, posterPath: posterPath, backdropPath: backdropPath, trailerUrl: trailerUrl, media: media, budget: budget, revenue: revenue, cast: cast, directors: directors, collection: collection, companies: companies, countries: countries, originCountries: originCountries, languages: languages, attributes: attributes, isPrivateRental: isPrivateRental, availability: availability, hasScheduledShowtimes: hasScheduledShowtimes, onlineTicketsAt: onlineTicketsAt, earliestShowingAt: earliestShowingAt, availableForAList: availableForAList, releaseNumber: releaseNumber, linkedFrom: linkedFrom, link: link, linkFault: linkFault, credits: credits, videos: videos, images: images, watchProviders: watchProviders, releaseDates: releaseDates, similar: similar, recommendations: recommendations, reviews: reviews, keywords: keywords, translations: translations, alternativeTitles: alternativeTitles, externalIds: externalIds, amc: amc, tmdb: tmdb, ageSeconds: ageSeconds, stale: stale, library: library, libraryFault: libraryFault, settingsUsed: settingsUsed, onMine: onMine)
  }
}

extension MovieLink: JSONReadable {
  public init(json: JSONValue) throws(JSONMismatch) {
    let by: MovieLinkBasis = try json.required("by")
    let confidence: Double = try json.required("confidence")
    self.init(by: by, confidence: confidence)
  }
}

extension MovieCollection: JSONReadable {
  public init(json: JSONValue) throws(JSONMismatch) {
    let id: EntityID = try json.required("id")
    let name: String = try json.required("name")
    let originalName: String? = try json.optional("originalName")
    let originalLanguage: String? = try json.optional("originalLanguage")
    let overview: String? = try json.optional("overview")
    let adult: Bool? = try json.optional("adult")
    let posterUrl: String? = try json.optional("posterUrl")
    let backdropUrl: String? = try json.optional("backdropUrl")
    let posterPath: String? = try json.optional("posterPath")
    let backdropPath: String? = try json.optional("backdropPath")
    let parts: [Movie]? = try json.optional("parts")
    let totals: CollectionTotals? = try json.optional("totals")
    let tmdb: RawJSON? = try json.optional("tmdb")
    let ageSeconds: Int? = try json.optional("ageSeconds")
    let stale: Bool? = try json.optional("stale")
    let settingsUsed: [SettingName]? = try json.optional("settingsUsed")
    self.init(id: id, name: name, originalName: originalName, originalLanguage: originalLanguage, overview: overview, adult: adult, posterUrl: posterUrl, backdropUrl: backdropUrl, posterPath: posterPath, backdropPath: backdropPath, parts: parts, totals: totals, tmdb: tmdb, ageSeconds: ageSeconds, stale: stale, settingsUsed: settingsUsed)
  }
}

extension CollectionTotals: JSONReadable {
  public init(json: JSONValue) throws(JSONMismatch) {
    let parts: Int = try json.required("parts")
    let released: Int = try json.required("released")
    let firstYear: Int? = try json.optional("firstYear")
    let lastYear: Int? = try json.optional("lastYear")
    let rated: Int? = try json.optional("rated")
    let rating: Double? = try json.optional("rating")
    let ratingCount: Int? = try json.optional("ratingCount")
    self.init(parts: parts, released: released, firstYear: firstYear, lastYear: lastYear, rated: rated, rating: rating, ratingCount: ratingCount)
  }
}

extension NamedEntity: JSONReadable {
  public init(json: JSONValue) throws(JSONMismatch) {
    let name: String = try json.required("name")
    let id: EntityID? = try json.optional("id")
    let tmdb: RawJSON? = try json.optional("tmdb")
    self.init(name: name, id: id, tmdb: tmdb)
  }
}

extension MovieImages: JSONReadable {
  public init(json: JSONValue) throws(JSONMismatch) {
    let posters: [MovieImage]? = try json.optional("posters")
    let backdrops: [MovieImage]? = try json.optional("backdrops")
    let logos: [MovieImage]? = try json.optional("logos")
    self.init(posters: posters, backdrops: backdrops, logos: logos)
  }
}

extension MovieImage: JSONReadable {
  public init(json: JSONValue) throws(JSONMismatch) {
    let path: String = try json.required("path")
    let url: String? = try json.optional("url")
    let width: Int? = try json.optional("width")
    let height: Int? = try json.optional("height")
    let language: String? = try json.optional("language")
    let tmdb: RawJSON? = try json.optional("tmdb")
    self.init(path: path, url: url, width: width, height: height, language: language, tmdb: tmdb)
  }
}

extension ReleaseDate: JSONReadable {
  public init(json: JSONValue) throws(JSONMismatch) {
    let region: String = try json.required("region")
    let releasedAt: Instant = try json.required("releasedAt")
    let certification: String? = try json.optional("certification")
    let type: String? = try json.optional("type")
    let language: String? = try json.optional("language")
    let note: String? = try json.optional("note")
    let tmdb: RawJSON? = try json.optional("tmdb")
    self.init(region: region, releasedAt: releasedAt, certification: certification, type: type, language: language, note: note, tmdb: tmdb)
  }
}

extension Translation: JSONReadable {
  public init(json: JSONValue) throws(JSONMismatch) {
    let language: String = try json.required("language")
    let region: String? = try json.optional("region")
    let languageName: String? = try json.optional("languageName")
    let title: String? = try json.optional("title")
    let tagline: String? = try json.optional("tagline")
    let overview: String? = try json.optional("overview")
    let biography: String? = try json.optional("biography")
    let homepage: String? = try json.optional("homepage")
    let runtimeMinutes: Int? = try json.optional("runtimeMinutes")
    let tmdb: RawJSON? = try json.optional("tmdb")
    self.init(language: language, region: region, languageName: languageName, title: title, tagline: tagline, overview: overview, biography: biography, homepage: homepage, runtimeMinutes: runtimeMinutes, tmdb: tmdb)
  }
}

extension AlternativeTitle: JSONReadable {
  public init(json: JSONValue) throws(JSONMismatch) {
    let title: String = try json.required("title")
    let country: String? = try json.optional("country")
    let type: String? = try json.optional("type")
    let tmdb: RawJSON? = try json.optional("tmdb")
    self.init(title: title, country: country, type: type, tmdb: tmdb)
  }
}

extension MovieShowings: JSONReadable {
  public init(json: JSONValue) throws(JSONMismatch) {
    let id: EntityID = try json.required("id")
    let title: String = try json.required("title")
    let ids: KnownIDs? = try json.optional("ids")
    let year: Int? = try json.optional("year")
    let rating: Double? = try json.optional("rating")
    let ratingCount: Int? = try json.optional("ratingCount")
    let certification: String? = try json.optional("certification")
    let runtimeMinutes: Int? = try json.optional("runtimeMinutes")
    let genres: [String]? = try json.optional("genres")
    let overview: String? = try json.optional("overview")
    let date: Day? = try json.optional("date")
    let posterUrl: String? = try json.optional("posterUrl")
    let showings: [Showing] = try json.required("showings")
    let offers: WatchOffers? = try json.optional("offers")
    let onMine: Bool? = try json.optional("onMine")
    let nextDate: NextDate? = try json.optional("nextDate")
    let linkFault: RPCError? = try json.optional("linkFault")
    let library: LibraryEntry? = try json.optional("library")
    let libraryFault: RPCError? = try json.optional("libraryFault")
    self.init(id: id, title: title, ids: ids, year: year, rating: rating, ratingCount: ratingCount, certification: certification, runtimeMinutes: runtimeMinutes, genres: genres, overview: overview, date: date, posterUrl: posterUrl, showings: showings, offers: offers, onMine: onMine, nextDate: nextDate, linkFault: linkFault, library: library, libraryFault: libraryFault)
  }
}

extension NextDate: JSONReadable {
  public init(json: JSONValue) throws(JSONMismatch) {
    let kind: NextDateKind = try json.required("kind")
    let day: Day = try json.required("day")
    let at: Instant? = try json.optional("at")
    let note: String? = try json.optional("note")
    let url: String? = try json.optional("url")
    self.init(kind: kind, day: day, at: at, note: note, url: url)
  }
}

extension Showing: JSONReadable {
  public init(json: JSONValue) throws(JSONMismatch) {
    let id: EntityID = try json.required("id")
    let movieTitle: String? = try json.optional("movieTitle")
    let theatreId: EntityID = try json.required("theatreId")
    let theatreName: String? = try json.optional("theatreName")
    let theatreCity: String? = try json.optional("theatreCity")
    let distanceKilometres: Double? = try json.optional("distanceKilometres")
    let startsAt: Instant? = try json.optional("startsAt")
    let startsAtLocal: LocalTime? = try json.optional("startsAtLocal")
    let endsAtLocal: LocalTime? = try json.optional("endsAtLocal")
    let auditorium: Int? = try json.optional("auditorium")
    let format: String? = try json.optional("format")
    let attributes: [Attribute]? = try json.optional("attributes")
    let ticketPrices: [TicketPrice]? = try json.optional("ticketPrices")
    let total: Double? = try json.optional("total")
    let totalExcludes: [PricePart]? = try json.optional("totalExcludes")
    let availability: ShowingAvailability = try json.required("availability")
    let visibleAt: Instant? = try json.optional("visibleAt")
    let inTheatreTicketingOnly: Bool? = try json.optional("inTheatreTicketingOnly")
    let hasStarted: Bool? = try json.optional("hasStarted")
    let purchaseUrl: String? = try json.optional("purchaseUrl")
    self.init(id: id, movieTitle: movieTitle, theatreId: theatreId, theatreName: theatreName, theatreCity: theatreCity, distanceKilometres: distanceKilometres, startsAt: startsAt, startsAtLocal: startsAtLocal, endsAtLocal: endsAtLocal, auditorium: auditorium, format: format, attributes: attributes, ticketPrices: ticketPrices, total: total, totalExcludes: totalExcludes, availability: availability, visibleAt: visibleAt, inTheatreTicketingOnly: inTheatreTicketingOnly, hasStarted: hasStarted, purchaseUrl: purchaseUrl)
  }
}

extension Page: JSONReadable where Row: JSONReadable {
  public init(json: JSONValue) throws(JSONMismatch) {
    let page: Int = try json.required("page")
    let pageSize: Int = try json.required("pageSize")
    let totalPages: Int? = try json.optional("totalPages")
    let totalResults: Int? = try json.optional("totalResults")
    let nextPage: Int? = try json.optional("nextPage")
    let previousPage: Int? = try json.optional("previousPage")
    let items: Rows<Row> = try json.required("items")
    let duplicates: Int? = try json.optional("duplicates")
    let skipped: Int? = try json.optional("skipped")
    let hidden: Int? = try json.optional("hidden")
    let attempts: Int? = try json.optional("attempts")
    let dates: ListDates? = try json.optional("dates")
    let didYouMean: [Completion]? = try json.optional("didYouMean")
    let amc: RawJSON? = try json.optional("amc")
    let tmdb: RawJSON? = try json.optional("tmdb")
    let pixabay: RawJSON? = try json.optional("pixabay")
    let ageSeconds: Int? = try json.optional("ageSeconds")
    let stale: Bool? = try json.optional("stale")
    let facts = try ListFacts(json: json)
    self.init(page: page, pageSize: pageSize, totalPages: totalPages, totalResults: totalResults, nextPage: nextPage, previousPage: previousPage, items: items, duplicates: duplicates, skipped: skipped, hidden: hidden, attempts: attempts, dates: dates, didYouMean: didYouMean, amc: amc, tmdb: tmdb, pixabay: pixabay, ageSeconds: ageSeconds, stale: stale, facts: facts)
  }
}

extension Summary: JSONReadable {
  public init(json: JSONValue) throws(JSONMismatch) {
    let pageCount: Int = try json.required("pageCount")
    let itemCount: Int = try json.required("itemCount")
    let complete: Bool = try json.required("complete")
    let nextPage: Int? = try json.optional("nextPage")
    let duplicates: Int? = try json.optional("duplicates")
    let skipped: Int? = try json.optional("skipped")
    let hidden: Int? = try json.optional("hidden")
    let ageSeconds: Int? = try json.optional("ageSeconds")
    let stale: Bool? = try json.optional("stale")
    let facts = try ListFacts(json: json)
    self.init(pageCount: pageCount, itemCount: itemCount, complete: complete, nextPage: nextPage, duplicates: duplicates, skipped: skipped, hidden: hidden, ageSeconds: ageSeconds, stale: stale, facts: facts)
  }
}

extension ListFacts: JSONReadable {
  public init(json: JSONValue) throws(JSONMismatch) {
    let linkedFrom: EntityID? = try json.optional("linkedFrom")
    let place: FoundPlace? = try json.optional("place")
    let date: Day? = try json.optional("date")
    let untilDate: Day? = try json.optional("untilDate")
    let totalShowings: Int? = try json.optional("totalShowings")
    let seatsAsked: Int? = try json.optional("seatsAsked")
    let seatsUnasked: Int? = try json.optional("seatsUnasked")
    let unknownCount: Int? = try json.optional("unknownCount")
    let known: Int? = try json.optional("known")
    let of: Int? = try json.optional("of")
    let privateRentals: Int? = try json.optional("privateRentals")
    let imported: ImportCounts? = try json.optional("imported")
    let assumed: [ImportAssumption]? = try json.optional("assumed")
    let partySize: Int? = try json.optional("partySize")
    let settingsUsed: [SettingName]? = try json.optional("settingsUsed")
    let libraryFault: RPCError? = try json.optional("libraryFault")
    let faults: [ProviderFault]? = try json.optional("faults")
    let searchedFor: SearchedFor? = try json.optional("searchedFor")
    let titleMatch: TitleMatch? = try json.optional("titleMatch")
    let message: String? = try json.optional("message")
    self.init(linkedFrom: linkedFrom, place: place, date: date, untilDate: untilDate, totalShowings: totalShowings, seatsAsked: seatsAsked, seatsUnasked: seatsUnasked, unknownCount: unknownCount, known: known, of: of, privateRentals: privateRentals, imported: imported, assumed: assumed, partySize: partySize, settingsUsed: settingsUsed, libraryFault: libraryFault, faults: faults, searchedFor: searchedFor, titleMatch: titleMatch, message: message)
  }
}

extension ListDates: JSONReadable {
  public init(json: JSONValue) throws(JSONMismatch) {
    let minimum: Day = try json.required("minimum")
    let maximum: Day = try json.required("maximum")
    self.init(minimum: minimum, maximum: maximum)
  }
}

extension SearchedFor: JSONReadable {
  public init(json: JSONValue) throws(JSONMismatch) {
    let query: String = try json.required("query")
    let year: Int? = try json.optional("year")
    self.init(query: query, year: year)
  }
}

extension ProviderFault: JSONReadable {
  public init(json: JSONValue) throws(JSONMismatch) {
    let provider: Provider = try json.required("provider")
    let error: RPCError = try json.required("error")
    self.init(provider: provider, error: error)
  }
}

extension Fault: JSONReadable {
  public init(json: JSONValue) throws(JSONMismatch) {
    let page: Int = try json.required("page")
    let error: RPCError = try json.required("error")
    let willRetry: Bool = try json.required("willRetry")
    let retryInSeconds: Double? = try json.optional("retryInSeconds")
    self.init(page: page, error: error, willRetry: willRetry, retryInSeconds: retryInSeconds)
  }
}

extension Partial: JSONReadable where Item: JSONReadable {
  public init(json: JSONValue) throws(JSONMismatch) {
    let item: Item = try json.required("item")
    let ageSeconds: Int? = try json.optional("ageSeconds")
    let stale: Bool? = try json.optional("stale")
    self.init(item: item, ageSeconds: ageSeconds, stale: stale)
  }
}

extension Person: JSONReadable {
  public init(json: JSONValue) throws(JSONMismatch) {
    let id: EntityID = try json.required("id")
    let name: String = try json.required("name")
    let ids: KnownIDs? = try json.optional("ids")
    let originalName: String? = try json.optional("originalName")
    let department: String? = try json.optional("department")
    let popularity: Double? = try json.optional("popularity")
    let adult: Bool? = try json.optional("adult")
    let biography: String? = try json.optional("biography")
    let birthday: Day? = try json.optional("birthday")
    let deathday: Day? = try json.optional("deathday")
    let placeOfBirth: String? = try json.optional("placeOfBirth")
    let alsoKnownAs: [String]? = try json.optional("alsoKnownAs")
    let homepage: String? = try json.optional("homepage")
    let untranslated: [PersonText]? = try json.optional("untranslated")
    let knownFor: [KnownWork]? = try json.optional("knownFor")
    let profileUrl: String? = try json.optional("profileUrl")
    let profilePath: String? = try json.optional("profilePath")
    let credits: [PersonCredit]? = try json.optional("credits")
    let images: [MovieImage]? = try json.optional("images")
    let externalIds: [String: String]? = try json.optional("externalIds")
    let translations: [Translation]? = try json.optional("translations")
    let linkedFrom: EntityID? = try json.optional("linkedFrom")
    let tmdb: RawJSON? = try json.optional("tmdb")
    let ageSeconds: Int? = try json.optional("ageSeconds")
    let stale: Bool? = try json.optional("stale")
    let settingsUsed: [SettingName]? = try json.optional("settingsUsed")
    self.init(id: id, name: name, ids: ids, originalName: originalName, department: department, popularity: popularity, adult: adult, biography: biography, birthday: birthday, deathday: deathday, placeOfBirth: placeOfBirth, alsoKnownAs: alsoKnownAs, homepage: homepage, untranslated: untranslated, knownFor: knownFor, profileUrl: profileUrl, profilePath: profilePath, credits: credits, images: images, externalIds: externalIds, translations: translations, linkedFrom: linkedFrom, tmdb: tmdb, ageSeconds: ageSeconds, stale: stale, settingsUsed: settingsUsed)
  }
}

extension KnownWork: JSONReadable {
  public init(json: JSONValue) throws(JSONMismatch) {
    let id: EntityID = try json.required("id")
    let kind: WorkKind = try json.required("kind")
    let title: String = try json.required("title")
    self.init(id: id, kind: kind, title: title)
  }
}

extension PersonCredit: JSONReadable {
  public init(json: JSONValue) throws(JSONMismatch) {
    let id: EntityID = try json.required("id")
    let kind: WorkKind = try json.required("kind")
    let title: String = try json.required("title")
    let originalTitle: String? = try json.optional("originalTitle")
    let date: Day? = try json.optional("date")
    let year: Int? = try json.optional("year")
    let rating: Double? = try json.optional("rating")
    let ratingCount: Int? = try json.optional("ratingCount")
    let popularity: Double? = try json.optional("popularity")
    let adult: Bool? = try json.optional("adult")
    let posterUrl: String? = try json.optional("posterUrl")
    let posterPath: String? = try json.optional("posterPath")
    let roles: [PersonRole] = try json.required("roles")
    let tmdb: RawJSON? = try json.optional("tmdb")
    let library: LibraryEntry? = try json.optional("library")
    let libraryFault: RPCError? = try json.optional("libraryFault")
    self.init(id: id, kind: kind, title: title, originalTitle: originalTitle, date: date, year: year, rating: rating, ratingCount: ratingCount, popularity: popularity, adult: adult, posterUrl: posterUrl, posterPath: posterPath, roles: roles, tmdb: tmdb, library: library, libraryFault: libraryFault)
  }
}

extension PersonRole: JSONReadable {
  public init(json: JSONValue) throws(JSONMismatch) {
    let character: String? = try json.optional("character")
    let job: String? = try json.optional("job")
    let department: String? = try json.optional("department")
    let episodeCount: Int? = try json.optional("episodeCount")
    let tmdb: RawJSON? = try json.optional("tmdb")
    self.init(character: character, job: job, department: department, episodeCount: episodeCount, tmdb: tmdb)
  }
}

extension Place: JSONReadable {
  public init(json: JSONValue) throws(JSONMismatch) {
    let title: String = try json.required("title")
    let type: String = try json.required("type")
    let latitude: Double? = try json.optional("latitude")
    let longitude: Double? = try json.optional("longitude")
    let theatreId: EntityID? = try json.optional("theatreId")
    let amc: RawJSON? = try json.optional("amc")
    self.init(title: title, type: type, latitude: latitude, longitude: longitude, theatreId: theatreId, amc: amc)
  }
}

extension Reviews: JSONReadable {
  public init(json: JSONValue) throws(JSONMismatch) {
    let items: [Review] = try json.required("items")
    let totalPages: Int? = try json.optional("totalPages")
    let totalResults: Int? = try json.optional("totalResults")
    let tmdb: RawJSON? = try json.optional("tmdb")
    self.init(items: items, totalPages: totalPages, totalResults: totalResults, tmdb: tmdb)
  }
}

extension Review: JSONReadable {
  public init(json: JSONValue) throws(JSONMismatch) {
    let id: EntityID = try json.required("id")
    let author: String = try json.required("author")
    let rating: Double? = try json.optional("rating")
    let content: String? = try json.optional("content")
    let url: String? = try json.optional("url")
    let createdAt: Instant? = try json.optional("createdAt")
    let updatedAt: Instant? = try json.optional("updatedAt")
    let language: String? = try json.optional("language")
    let about: KnownWork? = try json.optional("about")
    let tmdb: RawJSON? = try json.optional("tmdb")
    let ageSeconds: Int? = try json.optional("ageSeconds")
    let stale: Bool? = try json.optional("stale")
    self.init(id: id, author: author, rating: rating, content: content, url: url, createdAt: createdAt, updatedAt: updatedAt, language: language, about: about, tmdb: tmdb, ageSeconds: ageSeconds, stale: stale)
  }
}

extension SearchResult: JSONReadable {
  public init(json: JSONValue) throws(JSONMismatch) {
    let kind: String = try json.required("kind")
    switch kind {
      case "movie": self = .movie(try json.required("item"))
      case "person": self = .person(try json.required("item"))
      case "tv": self = .tv(try json.required("item"))
      case "collection": self = .collection(try json.required("item"))
      default: throw json.mismatch(expected: "one of movie, person, tv, collection")
    }
  }
}

extension SeatingLayout: JSONReadable {
  public init(json: JSONValue) throws(JSONMismatch) {
    let id: EntityID = try json.required("id")
    let theatreId: EntityID = try json.required("theatreId")
    let performanceNumber: Int = try json.required("performanceNumber")
    let rowCount: Int = try json.required("rowCount")
    let columnCount: Int = try json.required("columnCount")
    let rows: [SeatRow] = try json.required("rows")
    let zones: [SeatZone]? = try json.optional("zones")
    let amc: RawJSON? = try json.optional("amc")
    let ageSeconds: Int? = try json.optional("ageSeconds")
    let stale: Bool? = try json.optional("stale")
    self.init(id: id, theatreId: theatreId, performanceNumber: performanceNumber, rowCount: rowCount, columnCount: columnCount, rows: rows, zones: zones, amc: amc, ageSeconds: ageSeconds, stale: stale)
  }
}

extension SeatZone: JSONReadable {
  public init(json: JSONValue) throws(JSONMismatch) {
    let zoneNumber: Int = try json.required("zoneNumber")
    let surchargeAmount: Double? = try json.optional("surchargeAmount")
    let discountAmount: Double? = try json.optional("discountAmount")
    let description: String? = try json.optional("description")
    let amc: RawJSON? = try json.optional("amc")
    self.init(zoneNumber: zoneNumber, surchargeAmount: surchargeAmount, discountAmount: discountAmount, description: description, amc: amc)
  }
}

extension SeatRow: JSONReadable {
  public init(json: JSONValue) throws(JSONMismatch) {
    let row: Int = try json.required("row")
    let seats: [Seat] = try json.required("seats")
    self.init(row: row, seats: seats)
  }
}

extension Seat: JSONReadable {
  public init(json: JSONValue) throws(JSONMismatch) {
    let column: Int = try json.required("column")
    let available: Bool = try json.required("available")
    let name: String? = try json.optional("name")
    let type: String? = try json.optional("type")
    let tier: String? = try json.optional("tier")
    let status: String? = try json.optional("status")
    let zoneNumber: Int? = try json.optional("zoneNumber")
    let amc: RawJSON? = try json.optional("amc")
    self.init(column: column, available: available, name: name, type: type, tier: tier, status: status, zoneNumber: zoneNumber, amc: amc)
  }
}

extension ServerReport: JSONReadable {
  public init(json: JSONValue) throws(JSONMismatch) {
    let version: String = try json.required("version")
    let contractVersion: String = try json.required("contractVersion")
    let sandbox: Bool = try json.required("sandbox")
    let now: Instant = try json.required("now")
    let uptimeSeconds: Double = try json.required("uptimeSeconds")
    let running: Int = try json.required("running")
    let queued: Int = try json.required("queued")
    let requestsByMethod: [String: Int] = try json.required("requestsByMethod")
    let errorsByKind: [String: Int] = try json.required("errorsByKind")
    let bytesRead: Int = try json.required("bytesRead")
    let bytesWritten: Int = try json.required("bytesWritten")
    let peakMemoryBytes: Int = try json.required("peakMemoryBytes")
    let providers: [ProviderReport] = try json.required("providers")
    let sharing: Sharing? = try json.optional("sharing")
    let library: LibraryProgress? = try json.optional("library")
    let libraryFault: RPCError? = try json.optional("libraryFault")
    let attributions: [Attribution] = try json.required("attributions")
    self.init(version: version, contractVersion: contractVersion, sandbox: sandbox, now: now, uptimeSeconds: uptimeSeconds, running: running, queued: queued, requestsByMethod: requestsByMethod, errorsByKind: errorsByKind, bytesRead: bytesRead, bytesWritten: bytesWritten, peakMemoryBytes: peakMemoryBytes, providers: providers, sharing: sharing, library: library, libraryFault: libraryFault, attributions: attributions)
  }
}

extension ProviderReport: JSONReadable {
  public init(json: JSONValue) throws(JSONMismatch) {
    let provider: Provider = try json.required("provider")
    let configured: Bool = try json.required("configured")
    let health: ProviderHealth = try json.required("health")
    let url: String = try json.required("url")
    let proxy: String? = try json.optional("proxy")
    let httpVersion: String? = try json.optional("httpVersion")
    let requestCount: Int = try json.required("requestCount")
    let failureCount: Int = try json.required("failureCount")
    let retryCount: Int = try json.required("retryCount")
    let cacheHitCount: Int = try json.required("cacheHitCount")
    let latency: Latency? = try json.optional("latency")
    self.init(provider: provider, configured: configured, health: health, url: url, proxy: proxy, httpVersion: httpVersion, requestCount: requestCount, failureCount: failureCount, retryCount: retryCount, cacheHitCount: cacheHitCount, latency: latency)
  }
}

extension Latency: JSONReadable {
  public init(json: JSONValue) throws(JSONMismatch) {
    let p50Milliseconds: Double = try json.required("p50Milliseconds")
    let p90Milliseconds: Double = try json.required("p90Milliseconds")
    let p99Milliseconds: Double = try json.required("p99Milliseconds")
    self.init(p50Milliseconds: p50Milliseconds, p90Milliseconds: p90Milliseconds, p99Milliseconds: p99Milliseconds)
  }
}

extension Sharing: JSONReadable {
  public init(json: JSONValue) throws(JSONMismatch) {
    let scope: SharingScope = try json.required("scope")
    let reason: String? = try json.optional("reason")
    let fleet: FleetReport? = try json.optional("fleet")
    self.init(scope: scope, reason: reason, fleet: fleet)
  }
}

extension FleetReport: JSONReadable {
  public init(json: JSONValue) throws(JSONMismatch) {
    let url: String = try json.required("url")
    let health: ProviderHealth = try json.required("health")
    let machineCount: Int? = try json.optional("machineCount")
    let reason: String? = try json.optional("reason")
    self.init(url: url, health: health, machineCount: machineCount, reason: reason)
  }
}

extension LibraryProgress: JSONReadable {
  public init(json: JSONValue) throws(JSONMismatch) {
    let known: Int = try json.required("known")
    let of: Int = try json.required("of")
    self.init(known: known, of: of)
  }
}

extension Attribution: JSONReadable {
  public init(json: JSONValue) throws(JSONMismatch) {
    let provider: Provider = try json.required("provider")
    let text: String = try json.required("text")
    let url: String? = try json.optional("url")
    self.init(provider: provider, text: text, url: url)
  }
}

extension Pong: JSONReadable {
  public init(json: JSONValue) throws(JSONMismatch) {
    let sequence: Int? = try json.optional("sequence")
    let sentAt: Int? = try json.optional("sentAt")
    self.init(sequence: sequence, sentAt: sentAt)
  }
}

extension HealthChange: JSONReadable {
  public init(json: JSONValue) throws(JSONMismatch) {
    let provider: HealthSubject = try json.required("provider")
    let health: ProviderHealth = try json.required("health")
    let previous: ProviderHealth = try json.required("previous")
    let message: String? = try json.optional("message")
    self.init(provider: provider, health: health, previous: previous, message: message)
  }
}

extension Show: JSONReadable {
  public init(json: JSONValue) throws(JSONMismatch) {
    let id: EntityID = try json.required("id")
    let name: String = try json.required("name")
    let ids: KnownIDs? = try json.optional("ids")
    let originalName: String? = try json.optional("originalName")
    let originalLanguage: String? = try json.optional("originalLanguage")
    let untranslated: [ShowText]? = try json.optional("untranslated")
    let tagline: String? = try json.optional("tagline")
    let overview: String? = try json.optional("overview")
    let firstAirDate: Day? = try json.optional("firstAirDate")
    let year: Int? = try json.optional("year")
    let lastAirDate: Day? = try json.optional("lastAirDate")
    let status: String? = try json.optional("status")
    let type: String? = try json.optional("type")
    let inProduction: Bool? = try json.optional("inProduction")
    let certification: String? = try json.optional("certification")
    let homepage: String? = try json.optional("homepage")
    let episodeMinutes: [Int]? = try json.optional("episodeMinutes")
    let seasonCount: Int? = try json.optional("seasonCount")
    let episodeCount: Int? = try json.optional("episodeCount")
    let seasons: [Season]? = try json.optional("seasons")
    let lastEpisode: Episode? = try json.optional("lastEpisode")
    let nextEpisode: Episode? = try json.optional("nextEpisode")
    let networks: [NamedEntity]? = try json.optional("networks")
    let companies: [NamedEntity]? = try json.optional("companies")
    let creators: [Credit]? = try json.optional("creators")
    let cast: [String]? = try json.optional("cast")
    let countries: [String]? = try json.optional("countries")
    let genres: [Genre]? = try json.optional("genres")
    let originCountries: [String]? = try json.optional("originCountries")
    let languages: [String]? = try json.optional("languages")
    let rating: Double? = try json.optional("rating")
    let ratingCount: Int? = try json.optional("ratingCount")
    let popularity: Double? = try json.optional("popularity")
    let adult: Bool? = try json.optional("adult")
    let posterUrl: String? = try json.optional("posterUrl")
    let backdropUrl: String? = try json.optional("backdropUrl")
    let posterPath: String? = try json.optional("posterPath")
    let backdropPath: String? = try json.optional("backdropPath")
    let trailerUrl: String? = try json.optional("trailerUrl")
    let linkedFrom: EntityID? = try json.optional("linkedFrom")
    let credits: Credits? = try json.optional("credits")
    let videos: [Video]? = try json.optional("videos")
    let images: MovieImages? = try json.optional("images")
    let watchProviders: [String: WatchOffers]? = try json.optional("watchProviders")
    let contentRatings: [ContentRating]? = try json.optional("contentRatings")
    let similar: [Show]? = try json.optional("similar")
    let recommendations: [Show]? = try json.optional("recommendations")
    let keywords: [NamedEntity]? = try json.optional("keywords")
    let externalIds: [String: String]? = try json.optional("externalIds")
    let tmdb: RawJSON? = try json.optional("tmdb")
    let ageSeconds: Int? = try json.optional("ageSeconds")
    let stale: Bool? = try json.optional("stale")
    let library: LibraryEntry? = try json.optional("library")
    let libraryFault: RPCError? = try json.optional("libraryFault")
    let settingsUsed: [SettingName]? = try json.optional("settingsUsed")
    let onMine: Bool? = try json.optional("onMine")
    self.init(id: id, name: name, ids: ids, originalName: originalName, originalLanguage: originalLanguage, untranslated: untranslated, tagline: tagline, overview: overview, firstAirDate: firstAirDate, year: year, lastAirDate: lastAirDate, status: status, type: type, inProduction: inProduction, certification: certification, homepage: homepage, episodeMinutes: episodeMinutes, seasonCount: seasonCount, episodeCount: episodeCount, seasons: seasons, lastEpisode: lastEpisode, nextEpisode: nextEpisode, networks: networks, companies: companies, creators: creators, cast: cast, countries: countries, genres: genres, originCountries: originCountries, languages: languages, rating: rating, ratingCount: ratingCount, popularity: popularity, adult: adult, posterUrl: posterUrl, backdropUrl: backdropUrl, posterPath: posterPath, backdropPath: backdropPath, trailerUrl: trailerUrl, linkedFrom: linkedFrom, credits: credits, videos: videos, images: images, watchProviders: watchProviders, contentRatings: contentRatings, similar: similar, recommendations: recommendations, keywords: keywords, externalIds: externalIds, tmdb: tmdb, ageSeconds: ageSeconds, stale: stale, library: library, libraryFault: libraryFault, settingsUsed: settingsUsed, onMine: onMine)
  }
}

extension Season: JSONReadable {
  public init(json: JSONValue) throws(JSONMismatch) {
    let season: Int = try json.required("season")
    let name: String? = try json.optional("name")
    let showId: EntityID? = try json.optional("showId")
    let episodeCount: Int? = try json.optional("episodeCount")
    let airDate: Day? = try json.optional("airDate")
    let overview: String? = try json.optional("overview")
    let untranslated: [ShowText]? = try json.optional("untranslated")
    let rating: Double? = try json.optional("rating")
    let posterUrl: String? = try json.optional("posterUrl")
    let posterPath: String? = try json.optional("posterPath")
    let networks: [NamedEntity]? = try json.optional("networks")
    let episodes: [Episode]? = try json.optional("episodes")
    let linkedFrom: EntityID? = try json.optional("linkedFrom")
    let tmdb: RawJSON? = try json.optional("tmdb")
    let ageSeconds: Int? = try json.optional("ageSeconds")
    let stale: Bool? = try json.optional("stale")
    let settingsUsed: [SettingName]? = try json.optional("settingsUsed")
    self.init(season: season, name: name, showId: showId, episodeCount: episodeCount, airDate: airDate, overview: overview, untranslated: untranslated, rating: rating, posterUrl: posterUrl, posterPath: posterPath, networks: networks, episodes: episodes, linkedFrom: linkedFrom, tmdb: tmdb, ageSeconds: ageSeconds, stale: stale, settingsUsed: settingsUsed)
  }
}

extension Episode: JSONReadable {
  public init(json: JSONValue) throws(JSONMismatch) {
    let season: Int? = try json.optional("season")
    let episode: Int = try json.required("episode")
    let title: String? = try json.optional("title")
    let airDate: Day? = try json.optional("airDate")
    let runtimeMinutes: Int? = try json.optional("runtimeMinutes")
    let type: String? = try json.optional("type")
    let overview: String? = try json.optional("overview")
    let rating: Double? = try json.optional("rating")
    let ratingCount: Int? = try json.optional("ratingCount")
    let stillUrl: String? = try json.optional("stillUrl")
    let stillPath: String? = try json.optional("stillPath")
    let crew: [Credit]? = try json.optional("crew")
    let guestStars: [Credit]? = try json.optional("guestStars")
    let tmdb: RawJSON? = try json.optional("tmdb")
    self.init(season: season, episode: episode, title: title, airDate: airDate, runtimeMinutes: runtimeMinutes, type: type, overview: overview, rating: rating, ratingCount: ratingCount, stillUrl: stillUrl, stillPath: stillPath, crew: crew, guestStars: guestStars, tmdb: tmdb)
  }
}

extension ContentRating: JSONReadable {
  public init(json: JSONValue) throws(JSONMismatch) {
    let region: String = try json.required("region")
    let certification: String = try json.required("certification")
    let tmdb: RawJSON? = try json.optional("tmdb")
    self.init(region: region, certification: certification, tmdb: tmdb)
  }
}

extension Showtime: JSONReadable {
  public init(json: JSONValue) throws(JSONMismatch) {
    let id: EntityID = try json.required("id")
    let movieTitle: String = try json.required("movieTitle")
    let movieId: EntityID? = try json.optional("movieId")
    let theatreId: EntityID? = try json.optional("theatreId")
    let theatreName: String? = try json.optional("theatreName")
    let distanceKilometres: Double? = try json.optional("distanceKilometres")
    let startsAt: Instant? = try json.optional("startsAt")
    let startsAtLocal: LocalTime? = try json.optional("startsAtLocal")
    let sellUntil: Instant? = try json.optional("sellUntil")
    let runtimeMinutes: Int? = try json.optional("runtimeMinutes")
    let certification: String? = try json.optional("certification")
    let auditorium: Int? = try json.optional("auditorium")
    let format: String? = try json.optional("format")
    let isSoldOut: Bool? = try json.optional("isSoldOut")
    let isAlmostSoldOut: Bool? = try json.optional("isAlmostSoldOut")
    let isCanceled: Bool? = try json.optional("isCanceled")
    let isEmbargoed: Bool? = try json.optional("isEmbargoed")
    let isComingSoon: Bool? = try json.optional("isComingSoon")
    let visibleAt: Instant? = try json.optional("visibleAt")
    let inTheatreTicketingOnly: Bool? = try json.optional("inTheatreTicketingOnly")
    let isPrivateRental: Bool? = try json.optional("isPrivateRental")
    let maximumIntendedAttendance: Int? = try json.optional("maximumIntendedAttendance")
    let isDiscountMatinee: Bool? = try json.optional("isDiscountMatinee")
    let discountMatineeMessage: String? = try json.optional("discountMatineeMessage")
    let purchaseUrl: String? = try json.optional("purchaseUrl")
    let ticketPrices: [TicketPrice]? = try json.optional("ticketPrices")
    let estimatedFees: [EstimatedFee]? = try json.optional("estimatedFees")
    let attributes: [Attribute]? = try json.optional("attributes")
    let languages: ShowtimeLanguages? = try json.optional("languages")
    let posterUrl: String? = try json.optional("posterUrl")
    let backdropUrl: String? = try json.optional("backdropUrl")
    let performanceNumber: Int? = try json.optional("performanceNumber")
    let layoutId: Int? = try json.optional("layoutId")
    let layoutVersion: Int? = try json.optional("layoutVersion")
    let releaseNumber: Int? = try json.optional("releaseNumber")
    let internalReleaseId: Int? = try json.optional("internalReleaseId")
    let linkedFrom: EntityID? = try json.optional("linkedFrom")
    let amc: RawJSON? = try json.optional("amc")
    let ageSeconds: Int? = try json.optional("ageSeconds")
    let stale: Bool? = try json.optional("stale")
    self.init(id: id, movieTitle: movieTitle, movieId: movieId, theatreId: theatreId, theatreName: theatreName, distanceKilometres: distanceKilometres, startsAt: startsAt, startsAtLocal: startsAtLocal, sellUntil: sellUntil, runtimeMinutes: runtimeMinutes, certification: certification, auditorium: auditorium, format: format, isSoldOut: isSoldOut, isAlmostSoldOut: isAlmostSoldOut, isCanceled: isCanceled, isEmbargoed: isEmbargoed, isComingSoon: isComingSoon, visibleAt: visibleAt, inTheatreTicketingOnly: inTheatreTicketingOnly, isPrivateRental: isPrivateRental, maximumIntendedAttendance: maximumIntendedAttendance, isDiscountMatinee: isDiscountMatinee, discountMatineeMessage: discountMatineeMessage, purchaseUrl: purchaseUrl, ticketPrices: ticketPrices, estimatedFees: estimatedFees, attributes: attributes, languages: languages, posterUrl: posterUrl, backdropUrl: backdropUrl, performanceNumber: performanceNumber, layoutId: layoutId, layoutVersion: layoutVersion, releaseNumber: releaseNumber, internalReleaseId: internalReleaseId, linkedFrom: linkedFrom, amc: amc, ageSeconds: ageSeconds, stale: stale)
  }
}

extension TicketPrice: JSONReadable {
  public init(json: JSONValue) throws(JSONMismatch) {
    let type: String = try json.required("type")
    let price: Double = try json.required("price")
    let tax: Double? = try json.optional("tax")
    let total: Double? = try json.optional("total")
    let totalExcludes: [PricePart]? = try json.optional("totalExcludes")
    let agePolicy: String? = try json.optional("agePolicy")
    let sku: String? = try json.optional("sku")
    let amc: RawJSON? = try json.optional("amc")
    self.init(type: type, price: price, tax: tax, total: total, totalExcludes: totalExcludes, agePolicy: agePolicy, sku: sku, amc: amc)
  }
}

extension EstimatedFee: JSONReadable {
  public init(json: JSONValue) throws(JSONMismatch) {
    let name: String? = try json.optional("name")
    let cost: Double = try json.required("cost")
    let tax: Double? = try json.optional("tax")
    let quantity: Int? = try json.optional("quantity")
    let amc: RawJSON? = try json.optional("amc")
    self.init(name: name, cost: cost, tax: tax, quantity: quantity, amc: amc)
  }
}

extension ShowtimeLanguages: JSONReadable {
  public init(json: JSONValue) throws(JSONMismatch) {
    let spoken: String? = try json.optional("spoken")
    let subtitles: String? = try json.optional("subtitles")
    let amc: RawJSON? = try json.optional("amc")
    self.init(spoken: spoken, subtitles: subtitles, amc: amc)
  }
}

extension ShowtimePlan: JSONReadable {
  public init(json: JSONValue) throws(JSONMismatch) {
    let showtime: Showtime = try json.required("showtime")
    let theatreName: String? = try json.optional("theatreName")
    let partySize: Int = try json.required("partySize")
    let obstacle: PlanObstacle? = try json.optional("obstacle")
    let message: String? = try json.optional("message")
    let price: PlanTotal? = try json.optional("price")
    let groups: [SeatGroup] = try json.required("groups")
    let unmet: [SeatWish]? = try json.optional("unmet")
    let freeSeats: Int? = try json.optional("freeSeats")
    let seatCount: Int? = try json.optional("seatCount")
    let map: [SeatMapRow]? = try json.optional("map")
    let zones: [SeatZone]? = try json.optional("zones")
    let asOf: Instant? = try json.optional("asOf")
    let purchaseUrl: String? = try json.optional("purchaseUrl")
    let ageSeconds: Int? = try json.optional("ageSeconds")
    let stale: Bool? = try json.optional("stale")
    let settingsUsed: [SettingName]? = try json.optional("settingsUsed")
    self.init(showtime: showtime, theatreName: theatreName, partySize: partySize, obstacle: obstacle, message: message, price: price, groups: groups, unmet: unmet, freeSeats: freeSeats, seatCount: seatCount, map: map, zones: zones, asOf: asOf, purchaseUrl: purchaseUrl, ageSeconds: ageSeconds, stale: stale, settingsUsed: settingsUsed)
  }
}

extension PlanTotal: JSONReadable {
  public init(json: JSONValue) throws(JSONMismatch) {
    let amount: Double = try json.required("amount")
    let parts: [TotalPart] = try json.required("parts")
    let unknown: [UnknownCost]? = try json.optional("unknown")
    self.init(amount: amount, parts: parts, unknown: unknown)
  }
}

extension TotalPart: JSONReadable {
  public init(json: JSONValue) throws(JSONMismatch) {
    let kind: TotalPartKind = try json.required("kind")
    let name: String? = try json.optional("name")
    let quantity: Int = try json.required("quantity")
    let amount: Double = try json.required("amount")
    self.init(kind: kind, name: name, quantity: quantity, amount: amount)
  }
}

extension SeatGroup: JSONReadable {
  public init(json: JSONValue) throws(JSONMismatch) {
    let seats: [String] = try json.required("seats")
    let row: String = try json.required("row")
    let together: Bool = try json.required("together")
    let reason: String = try json.required("reason")
    let blocks: [SeatBlock] = try json.required("blocks")
    let unmet: [SeatWish]? = try json.optional("unmet")
    let price: PlanTotal? = try json.optional("price")
    self.init(seats: seats, row: row, together: together, reason: reason, blocks: blocks, unmet: unmet, price: price)
  }
}

extension SeatBlock: JSONReadable {
  public init(json: JSONValue) throws(JSONMismatch) {
    let row: String = try json.required("row")
    let rowNumber: Int = try json.required("rowNumber")
    let offset: Int = try json.required("offset")
    let seats: [String] = try json.required("seats")
    let tiers: [String]? = try json.optional("tiers")
    self.init(row: row, rowNumber: rowNumber, offset: offset, seats: seats, tiers: tiers)
  }
}

extension SeatMapRow: JSONReadable {
  public init(json: JSONValue) throws(JSONMismatch) {
    let row: String = try json.required("row")
    let rowNumber: Int = try json.required("rowNumber")
    let seats: String = try json.required("seats")
    let freeSeatNames: [String]? = try json.optional("freeSeatNames")
    self.init(row: row, rowNumber: rowNumber, seats: seats, freeSeatNames: freeSeatNames)
  }
}

extension StreamingService: JSONReadable {
  public init(json: JSONValue) throws(JSONMismatch) {
    let id: EntityID = try json.required("id")
    let name: String = try json.required("name")
    let region: String = try json.required("region")
    let subscribed: Bool = try json.required("subscribed")
    let logoUrl: String? = try json.optional("logoUrl")
    let gone: Bool? = try json.optional("gone")
    let logoPath: String? = try json.optional("logoPath")
    self.init(id: id, name: name, region: region, subscribed: subscribed, logoUrl: logoUrl, gone: gone, logoPath: logoPath)
  }
}

extension ServiceChoice: JSONReadable {
  public init(json: JSONValue) throws(JSONMismatch) {
    let region: String = try json.required("region")
    let services: [StreamingService] = try json.required("services")
    self.init(region: region, services: services)
  }
}

extension Suggestion: JSONReadable {
  public init(json: JSONValue) throws(JSONMismatch) {
    let id: String = try json.required("id")
    let query: String = try json.required("query")
    let usedAt: Instant = try json.required("usedAt")
    self.init(id: id, query: query, usedAt: usedAt)
  }
}

extension SuggestionList: JSONReadable {
  public init(json: JSONValue) throws(JSONMismatch) {
    let items: [Suggestion] = try json.required("items")
    self.init(items: items)
  }
}

extension SuggestionRemoval: JSONReadable {
  public init(json: JSONValue) throws(JSONMismatch) {
    let removed: Int = try json.required("removed")
    self.init(removed: removed)
  }
}

extension Theatre: JSONReadable {
  public init(json: JSONValue) throws(JSONMismatch) {
    let id: EntityID = try json.required("id")
    let name: String = try json.required("name")
    let longName: String? = try json.optional("longName")
    let slug: String? = try json.optional("slug")
    let brand: String? = try json.optional("brand")
    let market: Market? = try json.optional("market")
    let address: Address? = try json.optional("address")
    let location: Coordinates? = try json.optional("location")
    let distanceKilometres: Double? = try json.optional("distanceKilometres")
    let utcOffset: UTCOffset? = try json.optional("utcOffset")
    let timeZone: String? = try json.optional("timeZone")
    let timeZoneName: String? = try json.optional("timeZoneName")
    let phone: String? = try json.optional("phone")
    let isClosed: Bool? = try json.optional("isClosed")
    let outageDescription: String? = try json.optional("outageDescription")
    let subscriptionTier: Int? = try json.optional("subscriptionTier")
    let convenienceFeeTaxPercent: Double? = try json.optional("convenienceFeeTaxPercent")
    let convenienceFeeTaxFlatAmount: Double? = try json.optional("convenienceFeeTaxFlatAmount")
    let closures: [Closure]? = try json.optional("closures")
    let attributes: [Attribute]? = try json.optional("attributes")
    let websiteUrl: String? = try json.optional("websiteUrl")
    let imageUrl: String? = try json.optional("imageUrl")
    let media: [MediaFile]? = try json.optional("media")
    let linkedFrom: EntityID? = try json.optional("linkedFrom")
    let amc: RawJSON? = try json.optional("amc")
    let ageSeconds: Int? = try json.optional("ageSeconds")
    let stale: Bool? = try json.optional("stale")
    self.init(id: id, name: name, longName: longName, slug: slug, brand: brand, market: market, address: address, location: location, distanceKilometres: distanceKilometres, utcOffset: utcOffset, timeZone: timeZone, timeZoneName: timeZoneName, phone: phone, isClosed: isClosed, outageDescription: outageDescription, subscriptionTier: subscriptionTier, convenienceFeeTaxPercent: convenienceFeeTaxPercent, convenienceFeeTaxFlatAmount: convenienceFeeTaxFlatAmount, closures: closures, attributes: attributes, websiteUrl: websiteUrl, imageUrl: imageUrl, media: media, linkedFrom: linkedFrom, amc: amc, ageSeconds: ageSeconds, stale: stale)
  }
}

extension Market: JSONReadable {
  public init(json: JSONValue) throws(JSONMismatch) {
    let name: String = try json.required("name")
    let slug: String? = try json.optional("slug")
    self.init(name: name, slug: slug)
  }
}

extension Address: JSONReadable {
  public init(json: JSONValue) throws(JSONMismatch) {
    let street: String? = try json.optional("street")
    let city: String? = try json.optional("city")
    let state: String? = try json.optional("state")
    let stateName: String? = try json.optional("stateName")
    let postalCode: String? = try json.optional("postalCode")
    let country: String? = try json.optional("country")
    self.init(street: street, city: city, state: state, stateName: stateName, postalCode: postalCode, country: country)
  }
}

extension Coordinates: JSONReadable {
  public init(json: JSONValue) throws(JSONMismatch) {
    let latitude: Double = try json.required("latitude")
    let longitude: Double = try json.required("longitude")
    self.init(latitude: latitude, longitude: longitude)
  }
}

extension Closure: JSONReadable {
  public init(json: JSONValue) throws(JSONMismatch) {
    let startsAt: Instant? = try json.optional("startsAt")
    let endsAt: Instant? = try json.optional("endsAt")
    let reason: String? = try json.optional("reason")
    let amc: RawJSON? = try json.optional("amc")
    self.init(startsAt: startsAt, endsAt: endsAt, reason: reason, amc: amc)
  }
}

extension UserSettings: JSONReadable {
  public init(json: JSONValue) throws(JSONMismatch) {
    let place: String? = try json.optional("place")
    let theatreIds: [EntityID]? = try json.optional("theatreIds")
    let partySize: Int? = try json.optional("partySize")
    let region: Region? = try json.optional("region")
    let language: Language? = try json.optional("language")
    let units: UnitSystem? = try json.optional("units")
    let clock: Int? = try json.optional("clock")
    self.init(place: place, theatreIds: theatreIds, partySize: partySize, region: region, language: language, units: units, clock: clock)
  }
}

extension Video: JSONReadable {
  public init(json: JSONValue) throws(JSONMismatch) {
    let name: String = try json.required("name")
    let type: String? = try json.optional("type")
    let site: String? = try json.optional("site")
    let key: String? = try json.optional("key")
    let url: String? = try json.optional("url")
    let language: String? = try json.optional("language")
    let official: Bool? = try json.optional("official")
    let publishedAt: Instant? = try json.optional("publishedAt")
    let height: Int? = try json.optional("height")
    let amc: RawJSON? = try json.optional("amc")
    let tmdb: RawJSON? = try json.optional("tmdb")
    self.init(name: name, type: type, site: site, key: key, url: url, language: language, official: official, publishedAt: publishedAt, height: height, amc: amc, tmdb: tmdb)
  }
}

extension VideoList: JSONReadable {
  public init(json: JSONValue) throws(JSONMismatch) {
    let id: EntityID = try json.required("id")
    let videos: [Video] = try json.required("videos")
    let linkedFrom: EntityID? = try json.optional("linkedFrom")
    let tmdb: RawJSON? = try json.optional("tmdb")
    let ageSeconds: Int? = try json.optional("ageSeconds")
    let stale: Bool? = try json.optional("stale")
    let settingsUsed: [SettingName]? = try json.optional("settingsUsed")
    self.init(id: id, videos: videos, linkedFrom: linkedFrom, tmdb: tmdb, ageSeconds: ageSeconds, stale: stale, settingsUsed: settingsUsed)
  }
}

extension VideoClip: JSONReadable {
  public init(json: JSONValue) throws(JSONMismatch) {
    let id: EntityID = try json.required("id")
    let pageUrl: String? = try json.optional("pageUrl")
    let type: String? = try json.optional("type")
    let tags: [String]? = try json.optional("tags")
    let durationSeconds: Int? = try json.optional("durationSeconds")
    let large: VideoClipFile? = try json.optional("large")
    let medium: VideoClipFile? = try json.optional("medium")
    let small: VideoClipFile? = try json.optional("small")
    let tiny: VideoClipFile? = try json.optional("tiny")
    let views: Int? = try json.optional("views")
    let downloads: Int? = try json.optional("downloads")
    let likes: Int? = try json.optional("likes")
    let comments: Int? = try json.optional("comments")
    let userName: String? = try json.optional("userName")
    let userImageUrl: String? = try json.optional("userImageUrl")
    let pixabay: RawJSON? = try json.optional("pixabay")
    self.init(id: id, pageUrl: pageUrl, type: type, tags: tags, durationSeconds: durationSeconds, large: large, medium: medium, small: small, tiny: tiny, views: views, downloads: downloads, likes: likes, comments: comments, userName: userName, userImageUrl: userImageUrl, pixabay: pixabay)
  }
}

extension VideoClipFile: JSONReadable {
  public init(json: JSONValue) throws(JSONMismatch) {
    let url: String = try json.required("url")
    let width: Int? = try json.optional("width")
    let height: Int? = try json.optional("height")
    let sizeBytes: Int? = try json.optional("sizeBytes")
    let thumbnailUrl: String? = try json.optional("thumbnailUrl")
    let pixabay: RawJSON? = try json.optional("pixabay")
    self.init(url: url, width: width, height: height, sizeBytes: sizeBytes, thumbnailUrl: thumbnailUrl, pixabay: pixabay)
  }
}

extension Watch: JSONReadable {
  public init(json: JSONValue) throws(JSONMismatch) {
    let id: WatchID = try json.required("id")
    let name: String = try json.required("name")
    let question: WatchQuestion = try json.required("question")
    let status: WatchStatus = try json.required("status")
    let everySeconds: Int = try json.required("everySeconds")
    let until: Instant? = try json.optional("until")
    let once: Bool? = try json.optional("once")
    let createdAt: Instant = try json.required("createdAt")
    let lastCheckedAt: Instant? = try json.optional("lastCheckedAt")
    let nextCheckAt: Instant? = try json.optional("nextCheckAt")
    let failures: Int = try json.required("failures")
    let failure: WatchFailure? = try json.optional("failure")
    let existing: Bool? = try json.optional("existing")
    let settingsUsed: [SettingName]? = try json.optional("settingsUsed")
    let note: String? = try json.optional("note")
    let now: WatchState = try json.required("now")
    self.init(id: id, name: name, question: question, status: status, everySeconds: everySeconds, until: until, once: once, createdAt: createdAt, lastCheckedAt: lastCheckedAt, nextCheckAt: nextCheckAt, failures: failures, failure: failure, existing: existing, settingsUsed: settingsUsed, note: note, now: now)
  }
}

extension WatchQuestion: JSONReadable {
  public init(json: JSONValue) throws(JSONMismatch) {
    let kind: WatchKind = try json.required("kind")
    let showtimeId: EntityID? = try json.optional("showtimeId")
    let theatres: [WatchedTheatre]? = try json.optional("theatres")
    let date: Day? = try json.optional("date")
    let untilDate: Day? = try json.optional("untilDate")
    let firstDayAfter: ClockTime? = try json.optional("firstDayAfter")
    let after: ClockTime? = try json.optional("after")
    let before: ClockTime? = try json.optional("before")
    let movie: String? = try json.optional("movie")
    let year: Int? = try json.optional("year")
    let movieId: EntityID? = try json.optional("movieId")
    let format: Formats? = try json.optional("format")
    let partySize: Int? = try json.optional("partySize")
    let rows: SeatRowWishes? = try json.optional("rows")
    let seatNumbers: SeatNumbers? = try json.optional("seatNumbers")
    let frontRowsExcluded: Int? = try json.optional("frontRowsExcluded")
    let aisle: Bool? = try json.optional("aisle")
    let accessible: Bool? = try json.optional("accessible")
    let region: String? = try json.optional("region")
    let personId: EntityID? = try json.optional("personId")
    let person: String? = try json.optional("person")
    let showId: EntityID? = try json.optional("showId")
    let show: String? = try json.optional("show")
    self.init(kind: kind, showtimeId: showtimeId, theatres: theatres, date: date, untilDate: untilDate, firstDayAfter: firstDayAfter, after: after, before: before, movie: movie, year: year, movieId: movieId, format: format, partySize: partySize, rows: rows, seatNumbers: seatNumbers, frontRowsExcluded: frontRowsExcluded, aisle: aisle, accessible: accessible, region: region, personId: personId, person: person, showId: showId, show: show)
  }
}

extension WatchedTheatre: JSONReadable {
  public init(json: JSONValue) throws(JSONMismatch) {
    let id: EntityID = try json.required("id")
    let name: String = try json.required("name")
    let utcOffset: UTCOffset? = try json.optional("utcOffset")
    self.init(id: id, name: name, utcOffset: utcOffset)
  }
}

extension WatchState: JSONReadable {
  public init(json: JSONValue) throws(JSONMismatch) {
    let message: String = try json.required("message")
    let resolution: WatchResolution? = try json.optional("resolution")
    let movie: WatchedMovie? = try json.optional("movie")
    let candidates: [WatchedMovie]? = try json.optional("candidates")
    let items: [WatchItem] = try json.required("items")
    self.init(message: message, resolution: resolution, movie: movie, candidates: candidates, items: items)
  }
}

extension WatchItem: JSONReadable {
  public init(json: JSONValue) throws(JSONMismatch) {
    let showing: WatchedShowing? = try json.optional("showing")
    let seats: WatchedSeats? = try json.optional("seats")
    let movie: WatchedMovie? = try json.optional("movie")
    let release: WatchedRelease? = try json.optional("release")
    let offer: WatchedOffer? = try json.optional("offer")
    let film: WatchedFilm? = try json.optional("film")
    let failure: WatchFailure? = try json.optional("failure")
    self.init(showing: showing, seats: seats, movie: movie, release: release, offer: offer, film: film, failure: failure)
  }
}

extension WatchedShowing: JSONReadable {
  public init(json: JSONValue) throws(JSONMismatch) {
    let id: EntityID = try json.required("id")
    let movieTitle: String = try json.required("movieTitle")
    let movieId: EntityID? = try json.optional("movieId")
    let theatreId: EntityID? = try json.optional("theatreId")
    let theatreName: String? = try json.optional("theatreName")
    let startsAt: Instant? = try json.optional("startsAt")
    let startsAtLocal: LocalTime? = try json.optional("startsAtLocal")
    let auditorium: Int? = try json.optional("auditorium")
    let format: String? = try json.optional("format")
    let availability: ShowingAvailability = try json.required("availability")
    let visibleAt: Instant? = try json.optional("visibleAt")
    let purchaseUrl: String? = try json.optional("purchaseUrl")
    self.init(id: id, movieTitle: movieTitle, movieId: movieId, theatreId: theatreId, theatreName: theatreName, startsAt: startsAt, startsAtLocal: startsAtLocal, auditorium: auditorium, format: format, availability: availability, visibleAt: visibleAt, purchaseUrl: purchaseUrl)
  }
}

extension WatchedSeats: JSONReadable {
  public init(json: JSONValue) throws(JSONMismatch) {
    let showing: WatchedShowing = try json.required("showing")
    let groups: [[String]] = try json.required("groups")
    let freeSeats: Int = try json.required("freeSeats")
    self.init(showing: showing, groups: groups, freeSeats: freeSeats)
  }
}

extension WatchedMovie: JSONReadable {
  public init(json: JSONValue) throws(JSONMismatch) {
    let id: EntityID = try json.required("id")
    let title: String = try json.required("title")
    let releaseDate: Day? = try json.optional("releaseDate")
    self.init(id: id, title: title, releaseDate: releaseDate)
  }
}

extension WatchedFilm: JSONReadable {
  public init(json: JSONValue) throws(JSONMismatch) {
    let movie: WatchedMovie = try json.required("movie")
    let onSale: Bool? = try json.optional("onSale")
    let showing: WatchedShowing? = try json.optional("showing")
    let formatShowing: WatchedShowing? = try json.optional("formatShowing")
    let offers: [WatchedOffer]? = try json.optional("offers")
    let digitalDate: Day? = try json.optional("digitalDate")
    self.init(movie: movie, onSale: onSale, showing: showing, formatShowing: formatShowing, offers: offers, digitalDate: digitalDate)
  }
}

extension WatchedRelease: JSONReadable {
  public init(json: JSONValue) throws(JSONMismatch) {
    let region: String = try json.required("region")
    let type: String = try json.required("type")
    let date: Day = try json.required("date")
    let note: String? = try json.optional("note")
    self.init(region: region, type: type, date: date, note: note)
  }
}

extension WatchedOffer: JSONReadable {
  public init(json: JSONValue) throws(JSONMismatch) {
    let region: String = try json.required("region")
    let kind: WatchOfferKind = try json.required("kind")
    let provider: WatchedService = try json.required("provider")
    let url: String? = try json.optional("url")
    self.init(region: region, kind: kind, provider: provider, url: url)
  }
}

extension WatchedService: JSONReadable {
  public init(json: JSONValue) throws(JSONMismatch) {
    let id: EntityID = try json.required("id")
    let name: String = try json.required("name")
    self.init(id: id, name: name)
  }
}

extension WatchFailure: JSONReadable {
  public init(json: JSONValue) throws(JSONMismatch) {
    let code: Int = try json.required("code")
    let kind: String = try json.required("kind")
    let message: String = try json.required("message")
    self.init(code: code, kind: kind, message: message)
  }
}

extension WatchEvent: JSONReadable {
  public init(json: JSONValue) throws(JSONMismatch) {
    let cursor: Int = try json.required("cursor")
    let watchId: WatchID = try json.required("watchId")
    let watchName: String = try json.required("watchName")
    let kind: WatchEventKind = try json.required("kind")
    let at: Instant = try json.required("at")
    let message: String = try json.required("message")
    let reason: WatchReason? = try json.optional("reason")
    let movie: WatchedMovie? = try json.optional("movie")
    let before: WatchItem? = try json.optional("before")
    let after: WatchItem? = try json.optional("after")
    let url: String? = try json.optional("url")
    self.init(cursor: cursor, watchId: watchId, watchName: watchName, kind: kind, at: at, message: message, reason: reason, movie: movie, before: before, after: after, url: url)
  }
}

extension Watches: JSONReadable {
  public init(json: JSONValue) throws(JSONMismatch) {
    let complete: Bool? = try json.optional("complete")
    let items: [Watch] = try json.required("items")
    let cursor: Int = try json.required("cursor")
    self.init(complete: complete, items: items, cursor: cursor)
  }
}

extension WatchRemoval: JSONReadable {
  public init(json: JSONValue) throws(JSONMismatch) {
    let removed: Int = try json.required("removed")
    self.init(removed: removed)
  }
}

extension WatchReceipt: JSONReadable {
  public init(json: JSONValue) throws(JSONMismatch) {
    let cursor: Int = try json.required("cursor")
    self.init(cursor: cursor)
  }
}

extension WatchEventList: JSONReadable {
  public init(json: JSONValue) throws(JSONMismatch) {
    let items: [WatchEvent] = try json.required("items")
    let cursor: Int = try json.required("cursor")
    let complete: Bool = try json.required("complete")
    let gap: Bool? = try json.optional("gap")
    self.init(items: items, cursor: cursor, complete: complete, gap: gap)
  }
}

extension WatchEventPart: JSONReadable {
  public init(json: JSONValue) throws(JSONMismatch) {
    let event: WatchEvent = try json.required("event")
    self.init(event: event)
  }
}

extension WatchBookmark: JSONReadable {
  public init(json: JSONValue) throws(JSONMismatch) {
    let cursor: Int = try json.required("cursor")
    let watchesChanged: Bool? = try json.optional("watchesChanged")
    self.init(cursor: cursor, watchesChanged: watchesChanged)
  }
}

extension WatchGap: JSONReadable {
  public init(json: JSONValue) throws(JSONMismatch) {
    let cursor: Int = try json.required("cursor")
    self.init(cursor: cursor)
  }
}

extension WatchSummary: JSONReadable {
  public init(json: JSONValue) throws(JSONMismatch) {
    let itemCount: Int = try json.required("itemCount")
    let cursor: Int = try json.required("cursor")
    let items: [WatchEvent]? = try json.optional("items")
    let gap: Bool? = try json.optional("gap")
    self.init(itemCount: itemCount, cursor: cursor, items: items, gap: gap)
  }
}

extension WatchProviders: JSONReadable {
  public init(json: JSONValue) throws(JSONMismatch) {
    let id: EntityID = try json.required("id")
    let regions: [String: WatchOffers] = try json.required("regions")
    let linkedFrom: EntityID? = try json.optional("linkedFrom")
    let tmdb: RawJSON? = try json.optional("tmdb")
    let ageSeconds: Int? = try json.optional("ageSeconds")
    let stale: Bool? = try json.optional("stale")
    let settingsUsed: [SettingName]? = try json.optional("settingsUsed")
    let onMine: Bool? = try json.optional("onMine")
    self.init(id: id, regions: regions, linkedFrom: linkedFrom, tmdb: tmdb, ageSeconds: ageSeconds, stale: stale, settingsUsed: settingsUsed, onMine: onMine)
  }
}

extension WatchOffers: JSONReadable {
  public init(json: JSONValue) throws(JSONMismatch) {
    let url: String? = try json.optional("url")
    let subscription: [WatchProvider]? = try json.optional("subscription")
    let free: [WatchProvider]? = try json.optional("free")
    let ads: [WatchProvider]? = try json.optional("ads")
    let rent: [WatchProvider]? = try json.optional("rent")
    let buy: [WatchProvider]? = try json.optional("buy")
    let tmdb: RawJSON? = try json.optional("tmdb")
    self.init(url: url, subscription: subscription, free: free, ads: ads, rent: rent, buy: buy, tmdb: tmdb)
  }
}

extension WatchProvider: JSONReadable {
  public init(json: JSONValue) throws(JSONMismatch) {
    let id: EntityID = try json.required("id")
    let name: String = try json.required("name")
    let logoUrl: String? = try json.optional("logoUrl")
    let logoPath: String? = try json.optional("logoPath")
    let order: Int? = try json.optional("order")
    let mine: Bool? = try json.optional("mine")
    let tmdb: RawJSON? = try json.optional("tmdb")
    self.init(id: id, name: name, logoUrl: logoUrl, logoPath: logoPath, order: order, mine: mine, tmdb: tmdb)
  }
}

