// SPDX-License-Identifier: MIT
import JSON

/// What a tool answers, said once: as lines to who reads the text, as members of an object to who reads the structure.
/// Some hosts hand a model only the one, some only the other. Both grow together, so that neither says what the other
/// doesn't, and both are about as long.
struct Answer: Sendable {
  /// About as much as a model reads without losing focus, some 3,000 tokens; some hosts cut what is longer.
  static let byteLimit = 12_000

  struct Member: Sendable {
    let name: String
    let value: RawJSON

    init(_ name: String, _ value: some JSONWritable) {
      self.name = name
      self.value = RawJSON(writing: value)
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

  /// Says in a line what the members say.
  mutating func say(_ line: String, _ members: [Member]) {
    self += line
    for member in members { add(member) }
  }

  /// Says a sentence.
  /// - Parameters:
  ///   - prefix: words before it, whose place the member's name takes in the structure.
  mutating func say(_ name: String, _ sentence: String?, after prefix: String = "") {
    guard let sentence else { return }
    say(prefix + sentence, [Member(name, sentence)])
  }

  /// Says facts in one line.
  mutating func say(_ facts: [Fact?], separator: String = " · ") {
    let known = facts.compactMap { $0 }
    guard !known.isEmpty else { return }
    say(known.map(\.words).joined(separator: separator), known.map(\.member))
  }

  /// Says several lines.
  /// - Parameter title: the text's line before them.
  mutating func say(_ name: String, title: String? = nil, lines: [String], indentation: String = "") {
    guard !lines.isEmpty else { return }
    if let title { self += title }
    for line in lines { self += indentation + line }
    add(Member(name, lines))
  }

  /// Says the rows of a table under the name.
  mutating func say(_ name: String, title: String? = nil, _ table: Table) {
    guard !table.isEmpty else { return }
    if let title { self += title }
    for line in table.lines { self += line }
    add(Member(name, table))
  }

  /// Says the rows of a table, which is the answer.
  mutating func say(_ table: Table) {
    for line in table.lines { self += line }
    for member in table.members { add(member) }
  }

  /// Says several things of one kind.
  /// - Parameters:
  ///   - first: what the first line of each begins with, by its position.
  ///   - indentation: what further lines begin with.
  mutating func say(
    _ name: String, _ things: [Answer], first: (Int) -> String = { _ in "" }, indentation: String = ""
  ) {
    guard !things.isEmpty else { return }
    for (position, thing) in things.enumerated() {
      for (number, line) in thing.lines.enumerated() { self += (number == 0 ? first(position) : indentation) + line }
    }
    add(Member(name, things))
  }

  /// Says numbered films, as many as there is room for, and that there are others.
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

  /// Says all that another answer says.
  static func += (answer: inout Answer, other: Answer) {
    for line in other.lines { answer += line }
    for member in other.members { answer.add(member) }
  }

  /// Adds a line that says nothing: a title, or an empty line.
  static func += (answer: inout Answer, line: String) {
    answer.lines.append(line)
    answer.textBytes += line.utf8.count + 1
  }

  /// Adds what only programs ask for: the providers' own data.
  mutating func attach(verbatim value: some JSONWritable) { add(Member("verbatim", value)) }

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

/// A fact, in words for a line with others, and as a member.
struct Fact: Sendable {
  let words: String
  let member: Answer.Member

  /// - Parameters:
  ///   - words: nil for what isn't known.
  ///   - value: the same as a value.
  init?(_ name: String, _ words: String?, _ value: some JSONWritable) {
    guard let words else { return nil }
    self.words = words
    member = Answer.Member(name, value)
  }

  init?(_ name: String, _ words: String?) { self.init(name, words, words ?? "") }
}
