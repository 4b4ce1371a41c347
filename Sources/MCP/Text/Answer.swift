// SPDX-License-Identifier: MIT
import Basics
import JSON

/// A tool's result. Builds the text and the structured content together, so that both hold the same facts and are about
/// as long: some hosts pass only the one to the model, some only the other.
///
/// Every line and every member is sanitized for a model (`String.forModel`) when it is added, so no tool, resource or
/// prompt has to sanitize anything: a title, for example, is always on a single line.
struct Answer: Sendable {
  /// The limit for the text and for the structured content: some 3,000 tokens, about as much as a model reads without
  /// losing focus. Some hosts cut longer results.
  static let byteLimit = 12_000

  struct Member: Sendable {
    let name: String
    let value: RawJSON

    /// A member whose texts are sanitized.
    init(_ name: String, _ value: some JSONWritable) { self.init(name, sanitized: RawJSON(writing: value).forModel) }

    /// - Parameter value: is used as it is.
    init(_ name: String, sanitized value: RawJSON) {
      self.name = name
      self.value = value
    }
  }

  private(set) var lines: [String] = []
  private(set) var members: [Member] = []
  private var textBytes = 0
  private var structureBytes = 2

  var text: String { lines.joined(separator: "\n") }
  var structured: RawJSON { RawJSON(writing: self) }

  /// The length of the longer half.
  var bytes: Int { max(textBytes, structureBytes) }

  /// Whether there is room for another answer.
  func fits(_ other: Answer, bytes limit: Int = byteLimit) -> Bool {
    textBytes + other.textBytes <= limit && structureBytes + other.structureBytes <= limit
  }

  /// Adds a line with the same content as the members.
  mutating func say(_ line: String, _ members: [Member]) {
    self += line
    for member in members { add(member) }
  }

  /// Adds a sentence; nothing if it is nil.
  /// - Parameter prefix: words before it in the text, such as `Phone: `; the structured content has the name instead.
  mutating func say(_ name: String, _ sentence: String?, after prefix: String = "") {
    guard let sentence else { return }
    say(prefix + sentence, [Member(name, sentence)])
  }

  /// Adds facts in one line.
  mutating func say(_ facts: [Fact?], separator: String = " · ") {
    let known = facts.compactMap { $0 }
    guard !known.isEmpty else { return }
    append(known.map(\.words).joined(separator: separator))
    for fact in known { add(fact.member) }
  }

  /// Adds several lines.
  /// - Parameter title: a line of the text before them.
  mutating func say(_ name: String, title: String? = nil, lines: [String], indentation: String = "") {
    guard !lines.isEmpty else { return }
    if let title { self += title }
    for line in lines { self += indentation + line }
    add(Member(name, lines))
  }

  /// Adds a drawing, whose blanks count.
  /// - Parameter lines: already sanitized.
  mutating func draw(_ name: String, _ lines: [String]) {
    for line in lines { append(line) }
    add(Member(name, sanitized: RawJSON(writing: lines)))
  }

  /// Adds a table under the name.
  mutating func say(_ name: String, title: String? = nil, _ table: Table) {
    guard !table.isEmpty else { return }
    if let title { self += title }
    for line in table.lines { append(line) }
    add(Member(name, sanitized: RawJSON(writing: table)))
  }

  /// Adds a table whose columns and rows are members of the answer itself.
  mutating func say(_ table: Table) {
    for line in table.lines { append(line) }
    for member in table.members { add(member) }
  }

  /// Adds an array of answers.
  /// - Parameters:
  ///   - first: the beginning of the first line of each, by its position.
  ///   - indentation: the beginning of its further lines.
  mutating func say(
    _ name: String, _ answers: [Answer], first: (Int) -> String = { _ in "" }, indentation: String = ""
  ) {
    guard !answers.isEmpty else { return }
    for (position, answer) in answers.enumerated() {
      for (number, line) in answer.lines.enumerated() { append((number == 0 ? first(position) : indentation) + line) }
    }
    add(Member(name, sanitized: RawJSON(writing: answers)))
  }

  /// Adds numbered films, as many as there is room for, and the number of the others.
  mutating func say(films: [Answer], numberedFrom start: Int = 1, bytes limit: Int = byteLimit) {
    var room = self
    let fitting = films.prefix { film in
      // The number, the indentation and the comma.
      room += film
      room += "             "
      return room.bytes <= limit
    }
    let said = Array(films.prefix(max(fitting.count, 1)))
    say("films", said, first: { "\(start + $0). " }, indentation: "   ")
    if said.count < films.count {
      say("missing", "(\((films.count - said.count).counted("more film")) don't fit here.)")
    }
  }

  /// Adds all lines and members of another answer.
  static func += (answer: inout Answer, other: Answer) {
    for line in other.lines { answer.append(line) }
    for member in other.members { answer.add(member) }
  }

  /// Adds a line to the text only: a title, or an empty line.
  static func += (answer: inout Answer, line: String) {
    let indentation = line.prefix { $0 == " " }
    answer.append(indentation + String(line.dropFirst(indentation.count)).forModel)
  }

  /// Adds the providers' own data, for programs, to the letter.
  mutating func attach(verbatim value: some JSONWritable) {
    add(Member("verbatim", sanitized: RawJSON(writing: value)))
  }

  /// - Parameter line: already sanitized.
  private mutating func append(_ line: String) {
    lines.append(line)
    textBytes += line.utf8.count + 1
  }

  private mutating func add(_ member: Member) {
    members.append(member)
    structureBytes += member.name.utf8.count + 4 + member.value.bytes.count
  }
}

extension Answer: JSONWritable {
  func write(to writer: inout JSONWriter) {
    writer.object { writer in for member in members { writer.member(member.name, member.value) } }
  }
}

/// A fact: words for a line that it shares with others, and a member.
struct Fact: Sendable {
  let words: String
  let member: Answer.Member

  /// - Parameters:
  ///   - words: nil if the fact isn't known.
  ///   - value: the same for the structured content.
  init?(_ name: String, _ words: String?, _ value: some JSONWritable) {
    guard let words else { return nil }
    self.words = words.forModel
    member = Answer.Member(name, value)
  }

  init?(_ name: String, _ words: String?) { self.init(name, words, words ?? "") }
}
