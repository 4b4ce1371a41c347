// SPDX-License-Identifier: MIT
import Foundation
import TestSupport
import Testing

@testable import Backend

@Suite("Files that a user brings", .timeLimit(.minutes(5)))
struct BroughtFileTests {
  let folder = TemporaryFolder()

  private func write(_ name: String, _ content: [UInt8] = Array("a,b\n".utf8)) throws -> String {
    let path = folder.file(name)
    try FileManager.default.createDirectory(
      atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try Data(content).write(to: URL(fileURLWithPath: path))
    return path
  }

  private func read(_ path: String) throws -> BroughtFiles {
    try BroughtFiles(at: path) { $0.hasSuffix("/") ? "a folder" : $0.hasSuffix(".csv") ? nil : "no table" }
  }

  @Test func `A file, a folder, an archive, and a folder in each are read`() throws {
    let file = try read(try write("one/films.csv"))
    #expect(file.isSingle && file.files.map(\.name) == ["films.csv"])
    _ = try write("two/top/b.csv")
    _ = try write("two/top/a.csv")
    _ = try write("two/top/likes/c.csv")
    let inside = try read(folder.file("two"))
    #expect(inside.files.map(\.name) == ["a.csv", "b.csv"] && inside.leftOut.map(\.name) == ["likes"])
    let text = Array("x".utf8)
    let archive = try write(
      "three.zip",
      madeZip([("top/b.csv", text), ("top/a.csv", text), ("top/likes/c.csv", text), ("top/n.txt", text)]))
    let unpacked = try read(archive)
    #expect(unpacked.files.map(\.name) == ["a.csv", "b.csv"] && unpacked.files[0].content == text)
    #expect(unpacked.leftOut.map(\.name) == ["likes", "n.txt"] && !unpacked.isSingle)
  }

  @Test func `Links in a folder are not followed, and nothing but regular files is read`() throws {
    let secret = try write("secret.csv")
    _ = try write("in/a.csv")
    try FileManager.default.createSymbolicLink(atPath: folder.file("in/link.csv"), withDestinationPath: secret)
    #expect(mkfifo(folder.file("in/pipe.csv"), 0o600) == 0)
    let read = try read(folder.file("in"))
    #expect(read.files.map(\.name) == ["a.csv"] && read.leftOut.map(\.name) == ["link.csv", "pipe.csv"])
    _ = try write("only/x")
    try FileManager.default.removeItem(atPath: folder.file("only/x"))
    try FileManager.default.createSymbolicLink(atPath: folder.file("only/link"), withDestinationPath: folder.file("in"))
    #expect(try self.read(folder.file("only")).files.isEmpty)
    #expect(throws: BroughtFiles.Failure.self) { try self.read(folder.file("in/pipe.csv")) }
    #expect(throws: BroughtFiles.Failure.self) { try self.read(folder.file("nothing")) }
  }

  @Test func `An archive whose paths lead out, or whose sizes are wrong, loses those files`() throws {
    let text = Array("a,b".utf8)
    let out = try read(try write("out.zip", madeZip([("../x.csv", text), ("/y.csv", text), ("ok.csv", text)])))
    #expect(out.files.map(\.name) == ["ok.csv"] && out.leftOut.count == 2)
    #expect(try read(try write("short.zip", madeZip([("a.csv", text)], claimed: 2))).files.isEmpty)
    #expect(try read(try write("locked.zip", madeZip([("a.csv", text)], encrypted: true))).files.isEmpty)
    #expect(throws: BroughtFiles.Failure.self) {
      try self.read(try self.write("huge.zip", madeZip([("a.csv", text)], claimed: 65 << 20)))
    }
    #expect(throws: BroughtFiles.Failure.self) {
      try self.read(try self.write("huge.csv", Array(repeating: 65, count: BroughtFiles.maximumBytes + 1)))
    }
  }

  @Test func `A damaged archive fails or loses files, wherever it is damaged or cut`() throws {
    let archive = madeZip([("a.csv", Array("a,b\n1,2\n".utf8)), ("b.csv", Array("c".utf8))])
    for end in 0..<archive.count {
      _ = try? read(try write("cut.zip", Array(archive[..<end])))
      var damaged = archive
      damaged[end] ^= 0xFF
      _ = try? read(try write("damaged.zip", damaged))
    }
  }
}
