// SPDX-License-Identifier: MIT
import Foundation
import TestSupport
import Testing

@testable import ContractGenerator

@Suite("Writing and checking the generated files", .timeLimit(.minutes(5)))
struct GenerationTests {
  @Test("Everything is stale at first, and nothing after writing")
  func writing() throws {
    try withContract { root in
      let stale = try Generation(root: root).stale()
      expect(stale.contains("schema/openrpc.json"))
      expect(stale.contains("Sources/Contract/Generated/Film.swift"))
      expect(try Generation(root: root).write() == stale)
      expect(try Generation(root: root).stale().isEmpty)
    }
  }

  @Test("A file that was changed, one that is missing and one that is left over are named")
  func stale() throws {
    try withContract { root in
      _ = try Generation(root: root).write()
      let folder = "Sources/Contract/Generated"
      try write("// changed by hand", to: "\(root)/\(folder)/Film.swift")
      try write("// of a model that is gone", to: "\(root)/\(folder)/Song.swift")
      try FileManager.default.removeItem(atPath: "\(root)/schema/README.md")
      let stale = ["\(folder)/Film.swift", "\(folder)/Song.swift", "schema/README.md"]
      expect(try Generation(root: root).stale() == stale)
      expect(try Generation(root: root).write() == stale)
      expect(!FileManager.default.fileExists(atPath: "\(root)/\(folder)/Song.swift"))
    }
  }

  @Test("A change of the schema makes stale what comes from it")
  func changedSchema() throws {
    try withContract { root in
      _ = try Generation(root: root).write()
      try write(film.replacing("A film.", with: "A motion picture."), to: "\(root)/schema/models/Film.json")
      let stale = try Generation(root: root).stale()
      expect(stale.contains("Sources/Contract/Generated/Film.swift"))
      expect(!stale.contains("Sources/Contract/Generated/FilmsMethods.swift"))
    }
  }

  @Test("A family's page of the reference has its own models, and the page of the wire those of no method")
  func reference() throws {
    let songs = getFilm.replacing("films/get", with: "songs/get").replacing("/Film", with: "/Song")
    let song = film.replacing("Film", with: "Song")
    try withContract { root in
      let family = #"{"title": "Songs", "description": "All.", "methods": \#(songs)}"#
      try write(family, to: "\(root)/schema/methods/songs.json")
      try write(song, to: "\(root)/schema/models/Song.json")
      try write("See [Unused](#unused) and [Song](#song).", to: "\(root)/schema/wire.md")
      try write(film.replacing("Film", with: "Unused"), to: "\(root)/schema/models/Unused.json")
      let files = try Generation(root: root).files
      func page(_ name: String) throws -> String { try #require(files.first { $0.path == "schema/\(name)" }).text }
      expect(try page("reference/films.md").contains("**Result**: [Film](#film)"))
      expect(try page("reference/songs.md").contains("\n### Song\n"))
      let row = "| [songs/get](reference/songs.md#songsget) | `id` | [Song](reference/songs.md#song) |"
      expect(try page("README.md").contains(row))
      expect(try page("reference/wire.md").contains("See [Unused](#unused) and [Song](songs.md#song)."))
      expect(try page("reference/wire.md").contains("\n### Unused\n"))
    }
  }

  @Test("A text of help becomes a page of the program, which contains its file")
  func help() throws {
    try withContract { root in
      try FileManager.default.createDirectory(atPath: "\(root)/schema/help", withIntermediateDirectories: true)
      try write("Tea.\n\n  \"\"\"# \\#(x)\n", to: "\(root)/schema/help/tea.txt")
      let list = try #require(try Generation(root: root).files.first { $0.path == "Sources/CTexts/Generated/help.c" })
      expect(list.text.contains("\n#embed \"../../../schema/help/tea.txt\"\n"))
      expect(list.text.contains("\n  {\"tea\", {page0, sizeof page0}},\n"))
      expect(!list.text.contains("Tea."))
    }
  }

  @Test("The document of the view must be of its sources")
  func view() throws {
    try withContract { root in
      expect(try Generation(root: root).complaintAboutView() == nil)
      let folder = "\(root)/clients/assistants/view"
      try FileManager.default.createDirectory(atPath: "\(folder)/sources", withIntermediateDirectories: true)
      try write("let seats = 2\n", to: "\(folder)/sources/main.ts")
      try write("b {}\n", to: "\(folder)/sources/base.css")
      // printf 'base.css\nb {}\nmain.ts\nlet seats = 2\n' | sha256sum
      let digest = "b56b08931bcc3e3795311985f93ca1d71c9493ae507b116d30aec75ac0e4116c"
      let document = "<!DOCTYPE html>\n<!-- sha256:\(digest) tsc none -->\n<p>\"\"\"# \\(x)\n"
      try write(document, to: "\(folder)/view.html")
      expect(try Generation(root: root).complaintAboutView() == nil)
      try write("let seats = 3\n", to: "\(folder)/sources/main.ts")
      expect(try Generation(root: root).complaintAboutView()?.contains("run: clients/assistants/view/build") == true)
    }
  }

  @Test("A schema that is not JSON is named, with the place")
  func malformed() throws {
    try withContract { root in
      try write("{", to: "\(root)/schema/models/Film.json")
      let error = #expect(throws: ContractError.self) { try Generation(root: root) }
      expect(error?.description.hasPrefix("schema/models/Film.json: ") == true)
    }
  }

  @Test("A schema that lacks something generates nothing")
  func incomplete() throws {
    try withContract { root in
      try write(film.replacing(#", "examples": [153]"#, with: ""), to: "\(root)/schema/models/Film.json")
      let error = #expect(throws: ContractError.self) { try Generation(root: root) }
      expect(error?.description == "Film.minutes: has no example")
    }
  }

  private func withContract(_ body: (_ root: String) throws -> Void) throws {
    let temporary = TemporaryFolder()
    defer { withExtendedLifetime(temporary) {} }
    let root = temporary.path
    for folder in ["methods", "models"] {
      try FileManager.default.createDirectory(atPath: "\(root)/schema/\(folder)", withIntermediateDirectories: true)
    }
    for (path, text) in smallFiles(methods: getFilm) { try write(text, to: "\(root)/schema/\(path)") }
    try write(film, to: "\(root)/schema/models/Film.json")
    try body(root)
  }

  private func write(_ text: String, to path: String) throws {
    try Data(text.utf8).write(to: URL(filePath: path))
  }
}
