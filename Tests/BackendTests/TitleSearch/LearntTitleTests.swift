// SPDX-License-Identifier: MIT
import Basics
import Foundation
import Synchronization
import TestSupport
import Testing

@testable import Backend

@Suite("Learnt titles", .timeLimit(.minutes(5)))
struct LearntTitleTests {
  let folder = TemporaryFolder()

  private func store(at time: Int = 1_795_262_400) -> TitleStore { TitleStore(.folder(folder.path), now: { time }) }

  private func title(
    _ text: String, _ id: Int = 129, year: Int? = 2001, picture: String? = nil
  ) -> LearntTitle {
    let note = TitleNote(provider: "tmdb", year: year, picture: picture)
    return LearntTitle(kind: .movie, id: id, title: text, popularity: 80, note: note)
  }

  /// So many that they are worth an index.
  private func many(_ word: String) -> [LearntTitle] {
    (1...2000).map { number in
      title("\(word) \(number)", number, picture: "https://image.example/t/p/w500/\(number).jpg")
    }
  }

  private func find(_ text: String, in store: TitleStore) async -> [TitleStore.Match] {
    await store.search(text, kinds: [.movie], limit: 5, until: .now + .seconds(60)).matches
  }

  private func find(_ text: String) async -> [TitleStore.Match] {
    let store = store()
    defer { blocking { store.close() } }
    return await find(text, in: store)
  }

  private func learn(_ titles: [LearntTitle]) {
    let store = store()
    store.learn(titles: titles)
    blocking { store.close() }
  }

  @Test func `Few are noted at the end, and found without an index`() async throws {
    learn([title("Spirited Away"), title("千と千尋の神隠し")])
    #expect(folder.names == ["movie.learnt.journal"])
    let found = try #require(await find("spirited awya").first)
    #expect((found.title, found.id, found.note.year, found.isLearnt) == ("Spirited Away", 129, 2001, true))
    #expect(await find("千と").map(\.title) == ["千と千尋の神隠し"])
  }

  // Regression: what came while another process made an index for two seconds was dropped.
  @Test func `What can't be noted because the folder is held is noted later`() async throws {
    let times = Mutex(0)
    let store = TitleStore(
      .folder(folder.path),
      now: {
        times.withLock { times in
          times += 1
          return times
        }
      })
    try PrivateFolder(path: folder.path).locked(until: .now + .seconds(60), failure: { $0 as any Error }) {
      store.learn(titles: [title("Spirited Away")])
      // It asks for the time before it notes, and again once it has given up.
      while times.withLock(\.self) < 2 { usleep(20_000) }
    }
    #expect(await find("spirited").isEmpty)
    blocking { store.close() }
    #expect(await find("spirited").count == 1)
  }

  @Test func `A search finds what was noted after the one before it`() async {
    let store = store()
    #expect(await find("spirited", in: store).isEmpty)
    learn([title("Spirited Away")])
    #expect(await find("spirited", in: store).count == 1)
    learn([title("Spirited Nights", 7)])
    #expect(await find("spirited", in: store).count == 2)
    blocking { store.close() }
  }

  @Test func `Many are indexed at the end`() async throws {
    learn(many("Sequel"))
    #expect(folder.names == ["movie.learnt"])
    let found = try #require(await find("sequel 1234").first)
    #expect((found.id, found.note.picture) == (1234, "https://image.example/t/p/w500/1234.jpg"))
  }

  @Test func `Many are indexed once no more come, while the process lives`() async throws {
    let store = store()
    store.learn(titles: many("Sequel"))
    while folder.names != ["movie.learnt"] { try await Task.sleep(for: .milliseconds(20)) }
    #expect(await find("sequel 1234", in: store).first?.id == 1234)
    blocking { store.close() }
  }

  @Test func `What is noted again has the newest, and keeps what only the older told`() async throws {
    learn(many("Sequel"))
    learn([title("Sequel 1234", 1234, year: 2026)])
    #expect(folder.names == ["movie.learnt", "movie.learnt.journal"])
    func expectBoth() async throws {
      let found = try #require(await find("sequel 1234").first)
      #expect((found.id, found.note.year) == (1234, 2026))
      #expect(found.note.picture == "https://image.example/t/p/w500/1234.jpg")
    }
    try await expectBoth()
    learn(many("Prequel"))
    #expect(folder.names == ["movie.learnt"])
    try await expectBoth()
  }

  @Test func `A note that was cut short is passed over, and those around it are found`() async throws {
    learn([title("Spirited Away")])
    let path = folder.file("movie.learnt.journal")
    let whole = try Data(contentsOf: URL(filePath: path))
    for count in [1, 20, whole.count - 3, whole.count - 1] {
      try (whole + whole.prefix(count)).write(to: URL(filePath: path))
      learn([title("Alien", 348)])
      #expect(await find("spirited").map(\.title) == ["Spirited Away"])
      #expect(await find("alien").map(\.id) == [348])
    }
  }

  @Test func `Stores that learn at once lose nothing`() async throws {
    let words = ["Sequel", "Prequel", "Remake"]
    await withTaskGroup { group in
      for word in words {
        group.addTask {
          let store = store()
          // So few that nobody waits for another's index.
          let titles = many(word).prefix(300)
          for start in stride(from: 0, to: titles.count, by: 10) {
            store.learn(titles: Array(titles[start..<start + 10]))
          }
          blocking { store.close() }
        }
      }
    }
    var notes: LearntJournal.Notes = [:]
    LearntJournal(of: .movie, in: folder.path).read(into: &notes)
    #expect(Set(notes.keys.map(\.title)) == Set(words.flatMap { many($0).prefix(300).map(\.title) }))
  }

  @Test func `A process that is killed loses nothing that it noted`() async throws {
    await #expect(processExitsWith: .signal(SIGKILL)) { [path = folder.path as String] in
      let store = TitleStore(.folder(path), now: { 1_795_262_400 })
      store.learn(titles: [
        LearntTitle(kind: .movie, id: 129, title: "Spirited Away", popularity: 80, note: TitleNote(provider: "tmdb"))
      ])
      while !FileManager.default.fileExists(atPath: path + "/movie.learnt.journal") { usleep(1000) }
      // Written by one call, which may be under way.
      while (try? Data(contentsOf: URL(filePath: path + "/movie.learnt.journal")))?.isEmpty != false { usleep(1000) }
      kill(getpid(), SIGKILL)
    }
    #expect(await find("spirited").count == 1)
  }

  @Test func `Forgetting erases the index and what was noted since`() async throws {
    learn(many("Sequel"))
    learn([title("Spirited Away")])
    let store = store()
    #expect(await find("sequel 1", in: store).isEmpty == false)
    try blocking { try store.forgetLearnt(until: .now + .seconds(60)) }
    #expect(folder.names.isEmpty)
    #expect(await find("sequel 1", in: store).isEmpty)
    #expect(await find("spirited", in: store).isEmpty)
    blocking { store.close() }
  }

  // Regression: it was written after everything else had been deleted.
  @Test func `What waits to be written when all is forgotten doesn't come back`() async throws {
    let times = Mutex(0)
    let store = TitleStore(
      .folder(folder.path),
      now: {
        times.withLock { times in
          times += 1
          return times
        }
      })
    try PrivateFolder(path: folder.path).locked(until: .now + .seconds(60), failure: { $0 as any Error }) {
      store.learn(titles: [title("Spirited Away")])
      // It asks for the time once it has taken what it writes.
      while times.withLock(\.self) < 1 { usleep(20_000) }
      try store.forgetLearnt(until: .now + .seconds(60))
    }
    blocking { store.close() }
    #expect(folder.names.isEmpty)
  }
}
