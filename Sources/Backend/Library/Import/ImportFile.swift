// SPDX-License-Identifier: MIT
import Basics
import Contract
import JSON

/// A file of an export, recognized by its content.
struct ImportFile {
  /// A line of a table, or an element of a document.
  enum Line {
    case film(ImportRecord)
    /// The reason why it is skipped.
    case skipped(String)
  }

  private enum Content {
    case table(any ImportedTable, CSVReader, TableHeading, TableFacts)
    case document(any ImportedDocument, JSONValue.Elements)
  }

  let format: ImportFormat
  /// What its films are that don't say it themselves.
  let meaning: TableMeaning
  /// The columns with values that are not read, as the file writes them.
  let unread: [String]
  /// The best rating that was taken for granted; nil if the file says it.
  let bestRating: Int?
  /// Whether some of its films don't say themselves what they are.
  let hasSilentFilms: Bool
  private var content: Content
  private var number = 0

  /// The values of a document, which take some 50 bytes each while it is read. A library of 200,000 films has half as
  /// many.
  private static let mostValues = 6_000_000

  /// - Returns: nil for a file of no known form.
  /// - Throws: if the reading was interrupted.
  init?(_ file: BroughtFiles.File, _ interruption: FileWork.Interruption) throws(BroughtFiles.Failure) {
    let text = ImportText.bytes(file.content)
    if let first = text.first(where: { !(0x09...0x0D ~= $0 || $0 == 0x20) }),
      first == UInt8(ascii: "[") || first == UInt8(ascii: "{")
    {
      guard text.count(where: { $0 == UInt8(ascii: ",") }) <= Self.mostValues else {
        throw BroughtFiles.Failure(expected: "at most \(Self.mostValues) values", got: "more")
      }
      guard let json = try? JSONValue(parsing: text),
        let (format, document) = Self.document(json, file: file.name.lowercased())
      else { return nil }
      self.format = format
      meaning = document.meaning
      unread = []
      bestRating = nil
      hasSilentFilms = document.hasSilentFilms
      content = .document(document, document.elements)
      return
    }
    guard let (format, table, rows, heading) = Self.table(text, file: file.name) else { return nil }
    let kind = type(of: table)
    let facts = try Self.facts(rows, heading, kind.statements, interruption)
    self.format = format
    meaning = table.meaning(facts)
    bestRating = table.assumedBestRating(facts)
    unread = heading.names.indices.filter {
      facts.filled.contains($0) && !kind.reads(heading.names[$0])
    }.map { heading.written[$0] }
    hasSilentFilms = facts.stating < facts.rows
    content = .table(table, rows, heading, facts)
  }

  /// The next line, with its number.
  /// - Parameters:
  ///   - given: the status of films of which the file doesn't say it; nil if the user doesn't say it either.
  ///   - assumed: the status for them if neither says it.
  mutating func next(
    given: StoredEntry.Status?, assumed: StoredEntry.Status?
  ) -> (number: Int, content: Line)? {
    var line: (number: Int, content: Line)
    switch content {
    case .document(let document, var elements):
      guard let element = elements.next() else { return nil }
      content = .document(document, elements)
      number += 1
      line = (number, document.read(element, given: given, assumed: assumed))
    case .table(let table, var rows, let heading, let facts):
      guard let row = rows.next() else { return nil }
      content = .table(table, rows, heading, facts)
      guard let fields = row.fields else { return (row.line, .skipped("a quote is never closed, or it is too long")) }
      var record = ImportRecord()
      let reason = table.read(TableRow(heading: heading, facts: facts, fields: fields), into: &record)
      line = (row.line, reason.map { .skipped($0) } ?? .film(record))
    }
    guard case .film(var record) = line.content else { return line }
    if format != .marquee { record.entry.source = format.rawValue }
    record.entry.status =
      record.status ?? (record.statesSeen ? .seen : nil) ?? meaning.certain ?? given ?? assumed ?? .wanted
    line.content = .film(record)
    if record.hasLongTitle {
      line.content = .skipped("its title is too long")
    } else if record.entry.title.isEmpty, record.entry.ids.isEmpty, record.episodeID == nil {
      line.content = .skipped("it has neither a title nor an id")
    }
    return line
  }

  // MARK: Recognition

  private static func document(_ json: JSONValue, file: String) -> (ImportFormat, any ImportedDocument)? {
    for format in ImportFormat.allCases {
      if let document = format.document?.init(json, file: file) { return (format, document) }
    }
    return nil
  }

  private typealias Table = (
    format: ImportFormat, table: any ImportedTable, rows: CSVReader, heading: TableHeading
  )

  private static func table(_ text: [UInt8], file: String) -> Table? {
    for separator in CSVReader.Separator.allCases {
      var rows = CSVReader(text, separator: separator)
      guard var fields = rows.next()?.fields else { continue }
      let names = fields.prefix(4).map { $0.trimmingBlanks.lowercased() }
      let isOfList =
        names.first?.hasPrefix("letterboxd list export") == true || names == ["date", "name", "tags", "url"]
      if isOfList {
        // The heading of the films is below that of the list, with which it has names in common.
        for _ in 0..<10 where fields.first?.lowercased() != "position" { fields = rows.next()?.fields ?? [] }
      }
      let heading = TableHeading(fields, file: file, isOfList: isOfList)
      for format in ImportFormat.allCases {
        for kind in format.tables {
          if let table = kind.init(heading) { return (format, table, rows, heading) }
        }
      }
    }
    return nil
  }

  private static func facts(
    _ rows: CSVReader, _ heading: TableHeading, _ statements: Set<String>, _ interruption: FileWork.Interruption
  ) throws(BroughtFiles.Failure) -> TableFacts {
    var rows = rows
    var facts = TableFacts()
    let places = statements.compactMap(heading.place)
    while facts.rows <= ImportReading.mostLines, let row = rows.next() {
      if facts.rows % 1_000 == 0, interruption.isInterrupted { throw .interrupted }
      facts.add(row.fields ?? [], stating: places)
    }
    return facts
  }
}
