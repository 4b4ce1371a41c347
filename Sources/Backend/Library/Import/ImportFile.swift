// SPDX-License-Identifier: MIT
import Basics
import Contract
import JSON

/// A file of an export, recognized by its content.
struct ImportFile {
  /// A line of a table, or an element of a list.
  enum Line {
    case film(ImportRecord)
    /// The reason why it is skipped.
    case skipped(String)
  }

  let format: ImportFormat
  /// Whether its films are wanted or were seen, if the file says so for all of them.
  private let status: StoredEntry.Status?
  /// Whether a film has only one line, unless there are two of its title and year.
  let isTableOfFilms: Bool
  private var csv = CSVReader([])
  private var columns: [String: Int] = [:]
  private var elements: JSONValue.Elements
  private var number = 0

  /// - Returns: nil for a file of no known form.
  init?(_ file: BroughtFiles.File) {
    let text = ImportText.bytes(file.content)
    elements = JSONValue.null.elements
    if let first = text.first(where: { !(0x09...0x0D ~= $0 || $0 == 0x20) }),
      first == UInt8(ascii: "[") || first == UInt8(ascii: "{")
    {
      guard let json = try? JSONValue(parsing: text) else { return nil }
      status = nil
      isTableOfFilms = false
      if json["marqueeLibrary"]?.integer == 1, let entries = json["entries"] {
        format = .marquee
        elements = entries.elements
      } else if json.elements.contains(where: { Self.work(of: $0) != nil }) {
        format = .trakt
        elements = json.elements
      } else {
        return nil
      }
      return
    }
    csv = CSVReader(text)
    guard var heading = csv.next()?.fields else { return nil }
    let isList = heading.first?.hasPrefix("Letterboxd list export") == true
    if isList {
      // The heading of the films is below that of the list, with which it has names in common.
      for _ in 0..<10 where heading.first != "Position" { heading = csv.next()?.fields ?? [] }
    }
    let names = heading.map { $0.trimmingBlanks.lowercased() }
    columns = Dictionary(zip(names, 0...)) { first, _ in first }
    guard let found = Self.headings.first(where: { $0.names.allSatisfy(names.contains) }) else { return nil }
    format = found.format
    let isOfLetterboxd = format == .letterboxd && columns["letterboxd uri"] != nil
    isTableOfFilms = isOfLetterboxd && columns["watched date"] == nil
    let name = file.name.lowercased()
    let isOfSeen =
      names.contains("rating") || names.contains("watched date")
      || name.contains("watched") && !name.contains("unwatched")
    let ofSeen: StoredEntry.Status? = isOfSeen ? .seen : nil
    let ofName = name.contains("watchlist") ? .wanted : ofSeen
    status = isOfLetterboxd ? ofName : nil
    needsStatus = isList || isOfLetterboxd && status == nil
  }

  /// Whether neither the content nor the name of the file says if the films are wanted or were seen.
  private(set) var needsStatus = false

  /// The columns by which a table is recognized; the first that fits counts.
  private static let headings: [(format: ImportFormat, names: [String])] = [
    (.tmdb, ["tmdb id", "type", "name"]), (.imdb, ["const", "title"]),
    (.letterboxd, ["name", "year", "letterboxd uri"]), (.letterboxd, ["position", "name", "year"]),
    (.letterboxd, ["title", "year"]), (.letterboxd, ["tmdbid"]), (.letterboxd, ["imdbid"]),
  ]

  /// The next line, with its number and its address at Letterboxd.
  /// - Parameter status: that of films of which the file doesn't say it.
  mutating func next(status: StoredEntry.Status?) -> (number: Int, address: String?, content: Line)? {
    var line: (number: Int, address: String?, content: Line)
    if let element = elements.next() {
      number += 1
      line = (number, nil, format == .marquee ? .film(ImportRecord(row: element)) : trakt(element, status))
    } else if let row = csv.next() {
      guard let fields = row.fields else { return (row.line, nil, .skipped("a quote is never closed")) }
      line = (row.line, text(fields, "letterboxd uri"), film(fields, status))
    } else {
      return nil
    }
    if case .film(let record) = line.content {
      if record.entry.title.utf8.count > 1_000 { line.content = .skipped("its title is too long") }
      if record.entry.title.isEmpty, record.entry.ids.isEmpty {
        line.content = .skipped("it has neither a title nor an id")
      }
    }
    return line
  }

  /// The text of the first of several columns that has one.
  private func text(_ fields: [String], _ names: String...) -> String? {
    for name in names {
      if let index = columns[name], index < fields.count, case let text = fields[index].trimmingBlanks, !text.isEmpty {
        return text
      }
    }
    return nil
  }

  /// The film of a line. The columns of all services differ in their names alone.
  private func film(_ fields: [String], _ given: StoredEntry.Status?) -> Line {
    func value(_ names: String...) -> String? { names.lazy.compactMap { text(fields, $0) }.first }
    let type = (value("title type", "type") ?? "movie").lowercased()
    if value("season number", "episode number") != nil || type.contains("episode") {
      return .skipped("it is a season or an episode")
    }
    if ["game", "podcast", "person", "music"].contains(where: type.contains) {
      return .skipped("it is neither a film nor a show")
    }
    var record = ImportRecord(isShow: type.contains("series") || type == "tv" || type == "show")
    record.take(.tmdb, value("tmdb id", "tmdbid"))
    record.take(.imdb, value("const", "imdb id", "imdbid"))
    if format == .imdb, record.entry.ids.isEmpty { return .skipped("it has no id of a film or a show") }
    record.entry.title = value("name", "title", "original title")?.searchText ?? ""
    record.entry.year = Self.year(value("year", "release date"))
    record.takeRating(value("your rating", "you rated", "rating10"), of: 10)
    if format == .letterboxd, record.entry.rating == nil { record.takeRating(value("rating"), of: 5) }
    record.takeDays([value("watched date", "watcheddate")])
    if record.entry.rating != nil { record.ratedOn = record.entry.seenOn.first }
    record.entry.note = Self.note(value("review", "description"))
    record.entry.tags = Self.tags(value("tags"))
    let isSeen = record.entry.rating != nil || !record.entry.seenOn.isEmpty
    let usual: StoredEntry.Status = format == .letterboxd ? .seen : .wanted
    record.entry.status = isSeen ? .seen : status ?? given ?? usual
    record.entry.addedAt = (Self.day(value("date rated", "date", "created")) ?? 0) * 86_400
    record.entry.source = format.rawValue
    return .film(record)
  }

  // MARK: Trakt

  /// The film or the show of an element; nil if it is about something else.
  private static func work(of element: JSONValue) -> (isShow: Bool, value: JSONValue)? {
    guard element["episode"] == nil, element["season"] == nil else { return nil }
    let work = element["movie"].map { (false, $0) } ?? element["show"].map { (true, $0) }
    return work?.1["ids"]?.kind == .object ? work : nil
  }

  private func trakt(_ element: JSONValue, _ given: StoredEntry.Status?) -> Line {
    guard let (isShow, work) = Self.work(of: element) else {
      return .skipped("it is neither a film nor a show, but perhaps a season or an episode")
    }
    var record = ImportRecord(isShow: isShow)
    record.take(.tmdb, work["ids"]?["tmdb"]?.text)
    record.take(.imdb, work["ids"]?["imdb"]?.text)
    record.entry.title = work["title"]?.string?.searchText ?? ""
    record.entry.year = Self.year(work["year"]?.text)
    record.takeRating(element["rating"]?.text, of: 10)
    record.entry.note = Self.note(element["notes"]?.string)
    let seen = element["watched_at"]?.string ?? element["last_watched_at"]?.string
    // The days on which parts of a show were seen are none on which it was seen.
    record.takeDays(isShow ? [] : [seen])
    let isSeen = seen != nil || element["plays"] != nil || record.entry.rating != nil
    // A collection has what the user owns, and other lists have what they never want to be shown.
    guard isSeen || given != nil || element["listed_at"] != nil else {
      return .skipped("it says neither that it was seen nor that it is wanted; import its file alone, with status")
    }
    record.entry.status = isSeen ? .seen : given ?? .wanted
    let marked = element["listed_at"] ?? element["rated_at"] ?? element["collected_at"]
    record.entry.addedAt = (Self.day(marked?.string ?? seen) ?? 0) * 86_400
    record.entry.source = format.rawValue
    return .film(record)
  }

  // MARK: Values. One that makes no sense counts as none.

  static func year(_ text: String?) -> Int? {
    text.flatMap { Int($0.prefix(4)) }.flatMap { 1870...2200 ~= $0 ? $0 : nil }
  }

  /// The order of the numbers of 25/12/2024 isn't known: it counts if only one order makes a day.
  static func day(_ text: String?) -> Int? {
    guard let text else { return nil }
    if let day = Day(text.prefix(10)) { return day.daysSince1970 }
    let numbers = text.prefix { !"T ,".contains($0) }.split { "./-".contains($0) }.compactMap { Int($0) }
    guard numbers.count == 3 else { return nil }
    let orders = [(0, 1, 2), (2, 1, 0), (2, 0, 1)].filter { numbers[$0.0] >= 1_000 }
    let days = Set(orders.compactMap { Day(year: numbers[$0.0], month: numbers[$0.1], day: numbers[$0.2]) })
    return days.count == 1 ? days.first?.daysSince1970 : nil
  }

  /// In half points of ten. The decimal sign is a point or a comma.
  static func rating(_ text: String, of best: Double) -> Int? {
    guard let value = Double(String(text.map { $0 == "," ? "." : $0 })), value > 0, value <= best else { return nil }
    return max(Int((value * 20 / best).rounded()), 1)
  }

  /// A longer text is cut, with an ellipsis.
  private static func note(_ text: String?) -> String {
    let text = (text ?? "").trimmingBlanks
    let kept = text.prefix(20_000)
    return kept.endIndex == text.endIndex ? text : kept.dropLast() + "…"
  }

  private static func tags(_ text: String?) -> [String] {
    var kept: Set<String> = []
    let all = text?.split(separator: ",").prefix(100).map { String($0.prefix(200)).searchText } ?? []
    return all.filter { !$0.isEmpty && kept.insert($0).inserted }
  }
}
