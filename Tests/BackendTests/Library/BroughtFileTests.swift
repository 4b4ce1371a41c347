// SPDX-License-Identifier: MIT
import Foundation
import Synchronization
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
    try BroughtFiles(at: path) { path in
      if path.contains("likes/") { return BroughtFiles.Exclusion("a like", isOfFolder: true) }
      return path.hasSuffix(".csv") ? nil : BroughtFiles.Exclusion("no table")
    }
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
    let huge = try read(try write("huge.zip", madeZip([("a.csv", text)], claimed: 65 << 20)))
    #expect(huge.files.isEmpty && huge.leftOut.map(\.name) == ["a.csv"])
    #expect(throws: BroughtFiles.Failure.self) {
      try self.read(try self.write("huge.csv", Array(repeating: 65, count: BroughtFiles.maximumBytes + 1)))
    }
  }

  @Test func `Folders are read down to the third level, and a name that is too long is left out`() throws {
    for name in ["a/b/c/3.csv", "a/b/c/d/4.csv", "a/1.csv", "0.csv"] { _ = try write("deep/" + name) }
    let deep = try read(folder.file("deep"))
    #expect(deep.files.map(\.name) == ["0.csv", "a/1.csv", "a/b/c/3.csv"])
    #expect(deep.leftOut.map(\.name) == ["a/b/c/d"])
    let text = Array("x".utf8)
    let long = String(repeating: "w", count: 65_000) + ".csv"
    let archive = try read(
      try write("deep.zip", madeZip([(long, text), ("a/b/c/d/4.csv", text), ("a/b/c/3.csv", text), ("0.csv", text)])))
    #expect(archive.files.map(\.name) == ["0.csv", "a/b/c/3.csv"])
    #expect(archive.leftOut.count == 2 && archive.leftOut.allSatisfy { $0.name.utf8.count <= 255 })
  }

  @Test func `A folder in six hundred others is left out`() throws {
    let manager = FileManager.default
    let path = folder.file("nested")
    try manager.createDirectory(atPath: path, withIntermediateDirectories: true)
    try manager.createDirectory(
      atPath: path + String(repeating: "/a", count: 600), withIntermediateDirectories: true)
    let nested = try read(path)
    #expect(nested.files.isEmpty && nested.leftOut.map(\.name) == ["a/a/a"])
  }

  @Test func `Work on files ends when its time is over or its task is cancelled, and keeps no other from its own`()
    async throws
  {
    let isStopped = Mutex(0)
    let wait: @Sendable (FileWork.Interruption) -> Void = { interruption in
      while !interruption.isInterrupted { usleep(1_000) }
      isStopped.withLock { $0 += 1 }
    }
    let late = await #expect(throws: FileWork.Failure.self) {
      try await FileWork.run(until: .now + .milliseconds(20), wait)
    }
    #expect(late == .late)
    let task = Task { try await FileWork.run(until: nil, wait) }
    #expect(try await FileWork.run(until: nil) { _ in 1 } == 1)
    task.cancel()
    #expect(await task.result.failure as? FileWork.Failure == .cancelled)
    while isStopped.withLock({ $0 < 2 }) { await Task.yield() }
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

extension Result {
  fileprivate var failure: Failure? { if case .failure(let error) = self { error } else { nil } }
}
