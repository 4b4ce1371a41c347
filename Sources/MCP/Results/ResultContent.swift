// SPDX-License-Identifier: MIT
import Basics
import JSON

/// A tool's result. Builds the text and the structured content together, so that both hold the same facts and have
/// about the same length: some hosts pass only one of them to the model.
///
/// Every line and every member is sanitized for a model (`String.forModel`) when it is added, so no tool, resource or
/// prompt has to sanitize anything: a title, for example, is always on a single line.
struct ResultContent: Sendable {
  /// The limit for the text and for the structured content: some 3,000 tokens, about as much as a model reads without
  /// losing focus. Some hosts cut longer results.
  static let byteLimit = 12_000
  /// The limit for rows, which leaves room for notes on what follows or was left out.
  static let rowByteLimit = byteLimit - 500

  struct Member: Sendable {
    let name: String
    let value: RawJSON

    /// A member whose texts are sanitized.
    init(_ name: String, _ value: some JSONWritable) { self.init(name, sanitized: RawJSON(writing: value).forModel) }

    /// - Parameter value: already sanitized.
    init(_ name: String, sanitized value: RawJSON) { (self.name, self.value) = (name, value) }
  }

  private(set) var lines: [String] = []
  private(set) var members: [Member] = []
  /// Resources with more information.
  var links: [ResourceLink] = []
  /// What a view of the result shows; nil if there is none.
  var view: ResultView?
  private var textBytes = 0
  private var structureBytes = 2

  var text: String { lines.joined(separator: "\n") }
  var structured: RawJSON { RawJSON(writing: self) }

  /// The length of the longer half.
  var bytes: Int { max(textBytes, structureBytes) }

  /// Whether there is room for other content.
  func fits(_ other: ResultContent, bytes limit: Int) -> Bool {
    textBytes + other.textBytes <= limit && structureBytes + other.structureBytes <= limit
  }

  /// Adds a line with the same facts as the members, of which those are nil that aren't known.
  mutating func add(_ line: String, _ members: [Member?]) {
    self += line
    for case let member? in members { append(member) }
  }

  /// Adds a member to the structured content only.
  mutating func add(_ member: Member) { append(member) }

  /// Adds a sentence; nothing if it is nil.
  /// - Parameter prefix: words before it in the text, such as `Phone: `; the structured content has the name instead.
  mutating func add(_ name: String, _ sentence: String?, after prefix: String = "") {
    guard let sentence else { return }
    add(prefix + sentence, [Member(name, sentence)])
  }

  /// Adds a drawing, whose blanks count.
  /// - Parameter lines: already sanitized.
  mutating func draw(_ name: String, _ lines: [String]) {
    for line in lines { append(line) }
    append(Member(name, sanitized: RawJSON(writing: lines)))
  }

  /// Adds a table under a name.
  /// - Parameter text: its rows as they are presented.
  mutating func add(_ name: String, title: String, _ table: Table, _ text: PresentedText) {
    guard !table.isEmpty else { return }
    self += title
    for line in text.table() { self += line }
    append(Member(name, sanitized: RawJSON(writing: table)))
  }

  /// Adds an array of objects.
  /// - Parameters:
  ///   - first: the beginning of the first line of each, by its position.
  ///   - indentation: the beginning of its further lines.
  mutating func add(
    _ name: String, _ objects: [ResultContent], first: (Int) -> String = { _ in "" }, indentation: String = ""
  ) {
    guard !objects.isEmpty else { return }
    for (position, object) in objects.enumerated() {
      for (number, line) in object.lines.enumerated() { append((number == 0 ? first(position) : indentation) + line) }
    }
    append(Member(name, sanitized: RawJSON(writing: objects)))
  }

  /// Adds numbered films, as many as there is room for, and the number of the others.
  mutating func add(films: [ResultContent], numberedFrom start: Int = 1, bytes limit: Int) {
    var room = self
    let fitting = films.prefix { film in
      room += film
      // The number, the indentation and the comma.
      room += "             "
      return room.bytes <= limit
    }
    let shown = Array(films.prefix(max(fitting.count, 1)))
    add("films", shown, first: { "\(start + $0). " }, indentation: "   ")
    if shown.count < films.count {
      add("missing", "(\((films.count - shown.count).counted("more film")) don't fit here.)")
    }
  }

  /// Adds all lines and members of other content.
  static func += (content: inout ResultContent, other: ResultContent) {
    for line in other.lines { content.append(line) }
    for member in other.members { content.append(member) }
  }

  /// Adds a line to the text only: a title, or an empty line.
  static func += (content: inout ResultContent, line: String) {
    let indentation = line.prefix { $0 == " " }
    content.append(indentation + String(line.dropFirst(indentation.count)).forModel)
  }

  /// Adds the providers' own data, unchanged, for programs.
  mutating func attach(verbatim value: some JSONWritable) { attach(RawJSON(writing: value), as: "verbatim") }

  /// Adds a member to the structured content only, unchanged.
  mutating func attach(_ value: RawJSON, as name: String) { append(Member(name, sanitized: value)) }

  /// - Parameter line: already sanitized.
  private mutating func append(_ line: String) {
    lines.append(line)
    textBytes += line.utf8.count + 1
  }

  private mutating func append(_ member: Member) {
    members.append(member)
    structureBytes += member.name.utf8.count + 4 + member.value.bytes.count
  }
}

extension ResultContent: JSONWritable {
  func write(to writer: inout JSONWriter) {
    writer.object { writer in for member in members { writer.member(member.name, member.value) } }
  }
}
