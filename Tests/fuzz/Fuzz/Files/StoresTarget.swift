// SPDX-License-Identifier: MIT
import Basics
import EndpointCore
import Foundation

@testable import Backend

extension FuzzTarget {
  /// A choice of file, then its content when a store opens it: the store works or reports that it doesn't, and returns
  /// what was stored last.
  static let stores = FuzzTarget(
    "stores", words: ["SQLite format 3\u{0}"],
    seeds: {
      let files = usual.compactMap { file in
        kinds.firstIndex { file.name.hasSuffix($0) }.map { [UInt8($0)] + file.bytes }
      }
      return files + [[0], [1], [2], [3], [4]]
    },
    run: { input in
      var choices = Choices(input)
      let kind = choices.element(of: kinds)
      let folder = ScratchFolder()
      var files = usual.filter { !$0.name.hasSuffix(kind) }
      let name = usual.first { $0.name.hasSuffix(kind) }?.name ?? kind
      files.append((name, Array(choices.rest)))
      _ = ScratchFolder.make(folder.path + "/images")
      for file in files { _ = folder.file(file.name, file.bytes) }
      let first = use(folder)
      expect(
        first.isRemembered && first.isKept || first.tookLong,
        "what is kept is not given, with another \(name): \(first)")
      let second = use(folder)
      expect(
        second.wasRemembered && second.wasKept || first.tookLong || second.tookLong,
        "what was kept is gone, with another \(name): \(first), \(second)")
    })

  /// The files that the stores create in a new folder, by relative path.
  private static let usual: [(name: String, bytes: [UInt8])] = {
    let folder = ScratchFolder()
    use(folder)
    return folder.contents.map { (String($0.name.dropFirst(folder.path.count + 1)), $0.bytes) }
  }()

  private static let kinds = [
    "marquee.sqlite", "responses.sqlite", ".png", "marquee.sqlite-wal", "responses.sqlite-wal",
    "marquee.sqlite-journal",
  ]

  private static let png: [UInt8] = [
    0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 1, 0, 0, 0, 1, 8, 3,
  ]

  private static func kept(in responses: DiskResponseStore) async -> CachedResponse? {
    await responses.entry(for: ResponseKey("key"), isUrgent: false, until: .now + .seconds(10))
  }

  /// Opens all stores, writes, reads and closes.
  @discardableResult
  private static func use(_ folder: ScratchFolder) -> Outcome {
    let reports = Reports()
    let now: @Sendable () -> Instant = { Instant(secondsSince1970: 1_795_262_400) }
    let suggestions = SuggestionStore(folder: folder.path, now: now, report: reports.add)
    let responses = DiskResponseStore(folder: folder.path, now: now, report: reports.add)
    let images = ImageFileStore(folder: folder.path + "/images", report: reports.add)
    let entry = CachedResponse(
      url: "https://api.test/", headers: ["ETag": "x"], body: [1, 2, 3], receivedAt: Instant(secondsSince1970: 1))
    let begin = ContinuousClock.now
    var outcome = blocking {
      var outcome = Outcome()
      outcome.wasRemembered = ((try? await suggestions.list(prefix: "a")) ?? []).contains { $0.query == "a film" }
      _ = try? await suggestions.remember("a film")
      outcome.isRemembered = ((try? await suggestions.list()) ?? []).contains { $0.query == "a film" }
      outcome.wasKept = await kept(in: responses) == entry
      await responses.store(entry, for: ResponseKey("key"))
      outcome.isKept = await kept(in: responses) == entry
      await responses.remove(ResponseKey("other"))
      if let image = await images.image(for: "image") {
        expect(image.width ?? 1 > 0, "a kept image has the width \(image.width ?? 0)")
      }
      if let content = ImageContent(png) { _ = try? await images.store(content, for: "image") }
      return outcome
    }
    _ = try? suggestions.remove("another film")
    suggestions.close()
    responses.close()
    images.close()
    outcome.reports = reports.all.map { "\($0)" }
    outcome.tookLong = ContinuousClock.now - begin > .seconds(1)
    return outcome
  }
}

private struct Outcome {
  /// Whether the query was listed before it was remembered.
  var wasRemembered = false
  /// Whether it is listed now.
  var isRemembered = false
  /// Whether the response was found before it was stored.
  var wasKept = false
  /// Whether it is found now.
  var isKept = false
  /// Whether a busy machine may have used up a store's timeout, which is two seconds.
  var tookLong = false
  /// The reports of the stores.
  var reports: [String] = []
}
