// SPDX-License-Identifier: MIT
import Basics
import Foundation
import TestSupport
import Testing

@testable import Backend

@Suite("Image files", .timeLimit(.minutes(5)))
struct ImageFileTests {
  let folder = TemporaryFolder()
  let reports = Reports()

  func images(maximumBytes: Int = 256 << 20) -> ImageFolder {
    ImageFolder(path: folder.path, maximumBytes: maximumBytes, report: reports.add)
  }

  @Test func `An image is kept as a file and found again after a restart`() async throws {
    let path = folder.file("cache/images")
    let content = try #require(ImageContent(ImageSamples.progressiveJPEG))
    let store = ImageFileStore(folder: path, report: reports.add)
    #expect(await store.image(for: "w500/a.jpg") == nil)
    let stored = try await store.store(content, for: "w500/a.jpg")
    #expect(stored.path.hasPrefix(path + "/") && stored.path.hasSuffix(".jpg"))
    #expect(stored.type == .jpeg && stored.width == 7 && stored.height == 5)
    #expect(stored.bytes == content.bytes.count)
    #expect(try Array(Data(contentsOf: URL(fileURLWithPath: stored.path))) == content.bytes)
    blocking { store.close() }

    let restarted = ImageFileStore(folder: path, report: reports.add)
    #expect(await restarted.image(for: "w500/a.jpg") == stored)
    #expect(await restarted.image(for: "w342/a.jpg") == nil)
  }

  @Test(arguments: ["../../etc/passwd", "/", "", "a/b", ".", String(repeating: "long", count: 1_000), "ü \0 %2F"])
  func `Any key is a file inside the folder`(key: String) throws {
    let images = images()
    let stored = try images.store(try #require(ImageContent(ImageSamples.gif)), for: key)
    #expect(folder.names.map(folder.file) == [stored.path])
    #expect(images.image(for: key) == stored)
  }

  @Test func `An image of another type takes the place of the first`() throws {
    let images = images()
    _ = try images.store(try #require(ImageContent(ImageSamples.png)), for: "poster")
    let second = try images.store(try #require(ImageContent(ImageSamples.lossyWebP)), for: "poster")
    #expect(images.image(for: "poster") == second)
    #expect(folder.names.count == 1)
  }

  @Test func `A file that isn't whole counts as absent`() throws {
    let images = images()
    let stored = try images.store(try #require(ImageContent(ImageSamples.png)), for: "poster")
    truncate(stored.path, 0)
    #expect(images.image(for: "poster") == nil)
  }

  /// Regression: reading a pipe waited for a writer, and with it all other work of the images' thread.
  @Test func `A pipe in the place of an image counts as absent`() throws {
    let images = images()
    let content = try #require(ImageContent(ImageSamples.png))
    let stored = try images.store(content, for: "poster")
    #expect(unlink(stored.path) == 0 && mkfifo(stored.path, 0o600) == 0)
    #expect(images.image(for: "poster") == nil)
    #expect(try images.store(content, for: "poster") == stored)
    #expect(images.image(for: "poster") == stored)
  }

  @Test func `The least recently used go when room is needed, leftovers too`() throws {
    let content = try #require(ImageContent(ImageSamples.png))
    let images = images(maximumBytes: content.bytes.count * 3)
    var paths: [String] = []
    for (age, key) in [(400, "a"), (300, "b"), (200, "c")] {
      let stored = try images.store(content, for: key)
      setAge(age, of: stored.path)
      paths.append(stored.path)
    }
    try Data(content.bytes).write(to: URL(fileURLWithPath: paths[0] + ".123"))
    setAge(500, of: paths[0] + ".123")
    #expect(images.image(for: "a") != nil)
    _ = try images.store(content, for: "d")
    #expect(images.image(for: "b") == nil)
    #expect(["a", "c", "d"].allSatisfy { images.image(for: $0) != nil })
    #expect(folder.names.count == 3)
  }

  @Test func `An image larger than all that may be kept is given, and nothing else stays`() throws {
    let images = images(maximumBytes: 10)
    _ = try images.store(try #require(ImageContent(ImageSamples.gif)), for: "a")
    let last = try images.store(try #require(ImageContent(ImageSamples.png)), for: "b")
    #expect(folder.names.map(folder.file) == [last.path])
  }

  @Test func `What can't be written is thrown, reported once, and leaves nothing`() throws {
    try Data().write(to: URL(fileURLWithPath: folder.file("file")))
    let images = ImageFolder(path: folder.file("file/images"), maximumBytes: 1_000, report: reports.add)
    let content = try #require(ImageContent(ImageSamples.png))
    for _ in 1...2 { #expect(throws: FileError.self) { try images.store(content, for: "a") } }
    #expect(images.image(for: "a") == nil)
    #expect(reports.all.count == 1 && folder.names == ["file"])
  }

  private func setAge(_ seconds: Int, of path: String) {
    let time = timespec(tv_sec: Int(Date().timeIntervalSince1970) - seconds, tv_nsec: 0)
    utimensat(AT_FDCWD, path, [time, time], 0)
  }
}
