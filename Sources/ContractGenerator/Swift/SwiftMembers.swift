// SPDX-License-Identifier: MIT

/// The stored members of a structure and how it holds them.
///
/// One with many members holds them in a box, which copies share until one of them is changed. Copying, moving and
/// destroying such a value is then the work of one reference rather than of each member, at every place that does so.
/// Measured with `WatchEvent`, whose eleven members stand in three other types: without its box the program has 145 kB
/// more code, of 17 MB. With none at all a third of the program was code for that.
///
/// Params, which are made once in a call and not copied, are smaller without a box. Of the schemas that say that they
/// have none (`x-swift`, `boxed`), each but `StoredFilm` (30 kB) costs at most 12 kB.
struct SwiftMembers {
  struct Member {
    let name: String
    let type: String
    let documentation: String
    /// The default value in the initializer as a Swift expression; nil if it has none.
    let initialValue: String?
  }

  private static let mostWithoutBox = 8

  let access: String
  let all: [Member]
  let areBoxed: Bool

  /// - Parameter mayBeBoxed: false for a generic structure: a box in it would be generic, too, a class that is made
  ///   when the program runs.
  init(_ all: [Member], access: String, mayBeBoxed: Bool) {
    self.all = all
    self.access = access
    areBoxed = mayBeBoxed && all.count > Self.mostWithoutBox
  }

  func writeDeclarations(to code: inout CodeWriter) {
    for member in all {
      if !member.documentation.isEmpty { code.doc(member.documentation) }
      let declaration = "\(access)var \(member.name): \(member.type)"
      guard areBoxed else {
        code.line(declaration)
        continue
      }
      code.block(declaration) { code in
        code.line("get { box.members.\(member.name) }")
        code.line("_modify { own(); yield &box.members.\(member.name) }")
      }
    }
    guard areBoxed else { return }
    code.line()
    writeBox(to: &code)
  }

  private func writeBox(to code: inout CodeWriter) {
    code.doc("Copies share it until one of them is changed.")
    code.line("private var box: Box")
    code.line()
    code.block("private final class Box: @unchecked Sendable") { code in
      code.doc("Changed only in a box that one value has, so that no access to it overlaps with another.")
      code.line("@exclusivity(unchecked) var members: Members")
      code.line("init(_ members: Members) { self.members = members }")
    }
    code.line()
    code.block("fileprivate struct Members: Sendable, Hashable") { code in
      for member in all { code.line("var \(member.name): \(member.type)") }
    }
    code.line()
    code.line("fileprivate var members: Members { _read { yield box.members } }")
    code.line()
    code.block("@inline(never) private mutating func own()") { code in
      code.line("if !isKnownUniquelyReferenced(&box) { box = Box(box.members) }")
    }
    code.line()
    code.block("\(access)static func == (one: Self, other: Self) -> Bool") { code in
      code.line("one.box === other.box || one.members == other.members")
    }
    code.line()
    code.line("\(access)func hash(into hasher: inout Hasher) { members.hash(into: &hasher) }")
  }

  func writeInitializer(to code: inout CodeWriter) {
    let parameters = all.map { "\($0.name): \($0.type)\($0.initialValue.map { " = \($0)" } ?? "")" }
    code.block("\(access)init(\(parameters.joined(separator: ", ")))") { code in
      if areBoxed {
        writeBoxing(to: &code)
      } else {
        for member in all { code.line("self.\(member.name) = \(member.name)") }
      }
    }
  }

  /// Writes the body of an initializer that reads each member.
  /// - Parameter expressions: those that read the members, in their order.
  func writeReading(_ expressions: [String], to code: inout CodeWriter) {
    for (member, expression) in zip(all, expressions) {
      code.line((areBoxed ? "let \(member.name): \(member.type)" : member.name) + " = " + expression)
    }
  }

  /// Writes the statement of an initializer that holds the variables with the names of the members.
  func writeBoxing(to code: inout CodeWriter) {
    guard areBoxed else { return }
    code.line("box = Box(Members(\(all.map { "\($0.name): \($0.name)" }.joined(separator: ", "))))")
  }
}
