// SPDX-License-Identifier: MIT
import Contract
import JSONRPC

/// The films that files of an export have, and what of the files is skipped.
struct ImportReading: Sendable {
  /// Nobody has seen as many films.
  static let mostLines = 200_000

  /// A file, a column, a line or a value of a line that is skipped.
  struct Skipped: Sendable {
    let place: String
    let reason: String
  }

  /// In the order in which they first occur.
  private(set) var records: [ImportRecord] = []
  private(set) var skipped: [Skipped] = []
  /// What was taken for granted.
  private(set) var assumptions: [ImportAssumption] = []
  private var positions: [String: Int] = [:]
  /// Where the service has the film of a title and a year.
  private var addresses: [String: String] = [:]
  private var lines = 0
  /// What the user says of all films.
  private let status: StoredEntry.Status?
  private let tags: [String]
  private var isOfOthers: Bool { status == StoredEntry.Status.none }

  /// Reads an export. Blocks.
  /// - Parameters:
  ///   - status: the status of films whose file doesn't say it; with `.none`, the films get the tags alone.
  ///   - tags: the tags that all films get.
  ///   - interruption: ends the reading, with an error that nobody receives.
  /// - Throws: -32602 if nothing can be imported. Nothing of a file that is no export is quoted.
  init(
    at path: String, status: StoredEntry.Status?, tags: [String] = [],
    _ interruption: FileWork.Interruption = FileWork.Interruption()
  ) throws(RPCError) {
    self.status = status
    self.tags = tags
    let brought = try Self.checked { () throws(BroughtFiles.Failure) in
      try BroughtFiles(at: path, interruption, leavingOut: Self.exclusion)
    }
    try read(brought, interruption)
  }

  private static func checked<T>(_ read: () throws(BroughtFiles.Failure) -> T) throws(RPCError) -> T {
    do throws(BroughtFiles.Failure) { return try read() } catch {
      throw .invalidParameter("from", expected: error.expected, got: error.got)
    }
  }

  private mutating func read(
    _ brought: BroughtFiles, _ interruption: FileWork.Interruption
  ) throws(RPCError) {
    skipped = brought.leftOut.map { Skipped(place: $0.name, reason: $0.reason) }
    var isKnown = false
    // What rates a film now goes before what rated it on some day.
    for file in brought.files.sorted(by: { Self.rank($0.name) < Self.rank($1.name) }) {
      let known = try Self.checked { () throws(BroughtFiles.Failure) in try ImportFile(file, interruption) }
      guard var form = known else {
        skipped.append(Skipped(place: file.name, reason: "it is no export of films that is known"))
        continue
      }
      isKnown = true
      let assumed = form.meaning.status(isAlone: brought.isSingle)
      if status == nil, assumed == nil, form.hasSilentFilms {
        guard !brought.isSingle else {
          throw .invalidParameter(
            "status", expected: "wanted or seen, because the file doesn't say it", got: "nothing")
        }
        skipped.append(
          Skipped(place: file.name, reason: "its owner knows what its films are; import it alone, with status"))
        continue
      }
      note(form, file.name, assumed: assumed)
      try read(&form, file.name, assumed: assumed, interruption)
    }
    for record in records {
      for part in ImportRecord.Part.allCases where record.overflow.contains(part) {
        skipped.append(Skipped(place: record.places.first?.description ?? "", reason: part.reason))
      }
    }
    guard isKnown else {
      throw .invalidParameter(
        "from",
        expected: "an export of Letterboxd, IMDb, Trakt, TMDB, Movary or Marquee, or a table with the columns Title and"
          + " Year, and with imdbID, tmdbID, Rating10 or WatchedDate", got: "something else")
    }
  }

  private mutating func read(
    _ form: inout ImportFile, _ file: String, assumed: StoredEntry.Status?, _ interruption: FileWork.Interruption
  ) throws(RPCError) {
    var unreadTimes: Set<String> = []
    while let line = form.next(given: status, assumed: assumed) {
      lines += 1
      if lines % 1_000 == 0, interruption.isInterrupted {
        throw .invalidParameter("from", expected: "a file that is read in time", got: "one that isn't")
      }
      guard lines <= Self.mostLines else {
        throw .invalidParameter("from", expected: "at most \(Self.mostLines) lines", got: "more")
      }
      let place = ImportRecord.Place(file: file, line: line.number)
      switch line.content {
      case .film(let record) where isOfOthers && (record.episodeID != nil || !record.entry.episodes.isEmpty):
        skipped.append(Skipped(place: "\(place)", reason: "it is an episode"))
      case .film(var record):
        record.places = [place]
        record.take(tags: tags, isOfOthers: isOfOthers)
        for fault in record.faults { skipped.append(Skipped(place: "\(place)", reason: fault)) }
        if let column = record.unreadTime, unreadTimes.insert(column).inserted {
          let reason = "its column “\(column.prefix(40))” has days that can't be read; use the form 2024-12-25"
          skipped.append(Skipped(place: file, reason: reason))
        }
        add(record)
      case .skipped(let reason): skipped.append(Skipped(place: "\(place)", reason: reason))
      }
    }
  }

  /// Notes what was taken for granted of a file, and what of it isn't read.
  private mutating func note(_ form: ImportFile, _ file: String, assumed: StoredEntry.Status?) {
    guard !isOfOthers else { return }
    var assumption = ImportAssumption(file: file)
    assumption.bestRating = form.bestRating
    if form.hasSilentFilms, let taken = form.meaning.certain ?? status ?? assumed,
      form.meaning != .stated(taken), taken != status
    {
      assumption.status = LibraryStatus(taken)
    }
    if assumption.bestRating != nil || assumption.status != nil { assumptions.append(assumption) }
    for column in form.unread {
      let name = column.prefix(40)
      skipped.append(Skipped(place: file, reason: "its column “\(name)” is not read"))
    }
  }

  private mutating func add(_ record: ImportRecord) {
    var record = record
    // Two films of the same title and year, which a title and a year can't tell apart.
    if let address = record.address {
      if let first = addresses[record.key], first != address { record.distinction = ":" + address }
      if addresses[record.key] == nil { addresses[record.key] = address }
    }
    if let position = positions[record.key] {
      records[position].add(record)
    } else {
      positions[record.key] = records.count
      records.append(record)
    }
  }

  /// Why a file of a folder or an archive is not read; nil if it is.
  private static func exclusion(_ path: String) -> BroughtFiles.Exclusion? {
    let parts = path.lowercased().split(separator: "/")
    guard let name = parts.last else { return BroughtFiles.Exclusion("it has no name") }
    for folder in parts.dropLast() {
      let reason: String? =
        switch folder {
        case "deleted": "it was deleted at Letterboxd"
        case "orphaned": "it belongs to nothing any more at Letterboxd"
        case "likes": "a like says neither that a film was seen nor that it is wanted"
        case "lists" where name.hasSuffix(".csv"): "its owner knows what a list means; import it alone, with status"
        default: nil
        }
      if let reason { return BroughtFiles.Exclusion(reason, isOfFolder: true) }
    }
    if ["profile.csv", "comments.csv"].contains(name) { return BroughtFiles.Exclusion("it has no films") }
    let isTable = name.hasSuffix(".csv") || name.hasSuffix(".json") || name.hasSuffix(".tsv")
    return isTable ? nil : BroughtFiles.Exclusion("it is no table of films")
  }

  /// The order in which the files of an export are read.
  private static func rank(_ name: String) -> Int {
    ["ratings.csv", "watched.csv", "diary.csv", "reviews.csv"].firstIndex(of: name) ?? 4
  }
}

extension ImportRecord.Part {
  /// Why some of its values are left out.
  fileprivate var reason: String {
    switch self {
    case .days: "some of its days are left out: it may have \(StoredEntry.mostDays)"
    case .tags: "some of its tags are left out: it may have \(StoredEntry.mostTags)"
    case .episodes: "some of its episodes are left out: it may have \(StoredEntry.mostEpisodes)"
    case .notes: "some of its notes are cut: together they are too long"
    }
  }
}
