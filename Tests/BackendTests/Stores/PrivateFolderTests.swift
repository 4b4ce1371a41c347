// SPDX-License-Identifier: MIT
import Basics
import Foundation
import Platform
import TestSupport
import Testing

@testable import Backend
@testable import Database

@Suite("Folders and files that only their owner may read", .timeLimit(.minutes(5)))
struct PrivateFolderTests {
  let folder = TemporaryFolder()

  private func mode(_ path: String) -> mode_t? {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & 0o777 : nil
  }

  @Test func `A folder is made private whether or not the one above it is there, which stays as it is`() throws {
    chmod(folder.path, 0o755)
    try PrivateFolder(path: folder.file("one")).create()
    try PrivateFolder(path: folder.file("two/three/four")).create()
    for path in ["one", "two", "two/three", "two/three/four"] { #expect(mode(folder.file(path)) == 0o700, "\(path)") }
    #expect(mode(folder.path) == 0o755)
    chmod(folder.file("one"), 0o750)
    try PrivateFolder(path: folder.file("one")).create()
    #expect(mode(folder.file("one")) == 0o750)
  }

  /// For: a name of dots alone ended the process.
  @Test func `The newest of TMDB's lists is found among files of any name`() throws {
    let newest = "movie_ids_11_21_2026.json.gz"
    for name in ["...", ".movie_ids_11_23_2026.json.gz", "movie_ids_11_20_2026.json.gz", newest] {
      #expect(FileManager.default.createFile(atPath: folder.file(name), contents: nil))
    }
    #expect(try TitleExport.newest(.movie, in: folder.path)?.fileName == newest)
    #expect(try TitleExport.newest(.person, in: folder.path) == nil)
  }

  @Test func `Every file of the stores is private, and every folder they make`() async throws {
    let suggestions = SuggestionStore(folder: folder.file("state/marquee"), now: { .now }, report: { _ in })
    let images = ImageFileStore(folder: folder.file("cache/marquee/images"), report: { _ in })
    var responses = ResponseTable(
      folder: folder.file("cache/marquee"), maximumBytes: 1 << 20, now: { .now }, reporter: StoreReporter { _ in })
    try await suggestions.remember("alien")
    _ = try await images.store(try #require(ImageContent(ImageSamples.png)), for: "image")
    try responses.write(PendingResponses.Batch(), until: .now + .seconds(60))

    // While the stores are open, so that SQLite's own files exist.
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    #expect(paths.count { $0.hasSuffix("-wal") || $0.hasSuffix("-shm") } == 4 && paths.count == 12, "\(paths)")
    for path in paths {
      var isFolder: ObjCBool = false
      #expect(FileManager.default.fileExists(atPath: folder.file(path), isDirectory: &isFolder))
      #expect(mode(folder.file(path)) == (isFolder.boolValue ? 0o700 : 0o600), "\(path)")
    }
  }

  @Test func `What killed processes left of replacing a file is swept after a minute, and nothing else`() throws {
    let temporary = folder.file("a.json") + ".marquee-new-0123456789abcdef"
    let young = TemporaryFile.path(for: folder.file("a.json"))
    // Users keep copies under such names.
    let kept = [
      "a.json", "a.json.", "a.json.1", "a.json.20261128", "a.json.18446744073709551615", "a.json.bak", "a.json.1x",
      "a.json.marquee-new-1", "b.json.marquee-new-0123456789abcdef", "a.json.marquee-new-0123456789abcdef.mine",
    ]
    for path in kept.map(folder.file) + [temporary, young] { try Data().write(to: URL(fileURLWithPath: path)) }
    for name in folder.names where folder.file(name) != young {
      let old = [FileAttributeKey.modificationDate: Date(timeIntervalSinceNow: -61)]
      try FileManager.default.setAttributes(old, ofItemAtPath: folder.file(name))
    }
    PrivateFolder(path: folder.path).sweep(leftoversOf: "a.json")
    #expect(folder.names.map(folder.file) == (kept.map(folder.file) + [young]).sorted())
  }

  @Test func `A file is replaced as a whole, privately, and leaves nothing beside it`() throws {
    let path = folder.file("file")
    try Data("before".utf8).write(to: URL(fileURLWithPath: path))
    chmod(path, 0o644)
    let before = (try? FileStatus(path: path))?.identity
    let reader = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
    try RegularFile.replace(path, with: Array("after".utf8), isDurable: true)
    #expect(try reader.readToEnd() == Data("before".utf8))
    #expect(RegularFile.content(of: path, limit: 10) == Array("after".utf8))
    #expect((try? FileStatus(path: path))?.identity != before && mode(path) == 0o600)
    #expect(folder.names == ["file"])
    #expect(throws: FileError.self) { try RegularFile.replace(folder.file("no/file"), with: []) }
  }
}
