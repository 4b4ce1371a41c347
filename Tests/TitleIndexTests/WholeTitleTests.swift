// SPDX-License-Identifier: MIT
import Testing

@testable import TitleIndex

@Suite("A title that was typed whole comes before those that go on", .timeLimit(.minutes(5)))
struct WholeTitleTests {
  /// Each film is less popular than longer titles of the same words.
  private static let films: [(typed: String, film: String, longer: [String])] = [
    ("muder by death", "Murder by Death", ["Murder-Rock: Dancing Death", "After My Death", "Murder by Death Row"]),
    ("the evil ded", "The Evil Dead", ["In the Face of Evil", "The Evil Down the Street", "The Evil Dead Returns"]),
    ("war feaver", "War Fever", ["War Fever Mounts at Home", "War Fever Nights"]),
    ("the journy", "The Journey", ["The Journey of August King", "The Journey of Natty Gann", "The Journey Home"]),
    ("hotell room", "Hotel Room", ["28 Hotel Rooms", "Hotel Room Service", "The Hotel Rooms of Love"]),
    ("the lang riders", "The Long Riders", ["Easy Riders, Raging Bulls", "The Long Ride Home", "The Lang Report"]),
    ("wile china", "Wild China", ["White Wilderness", "Wildlike", "Wild China Nights", "While China Sleeps On"]),
    ("patiant", "Patient", ["Patient Zero", "Cabin Fever: Patient Zero", "Patient Number Nine"]),
    ("kis me deadly", "Kiss Me Deadly", ["Love Me Deadly", "Kiss Me Deadly Again", "Kismet"]),
    ("sumer stock", "Summer Stock", ["American Summer Stock", "Summer Stockings", "Sumer and Akkad"]),
    ("teh quiet garden", "The Quiet Garden", ["The Quiet Garden of Stones", "A Quiet Garden Party"]),
  ]

  @Test(arguments: films.indices)
  func `a whole title with an error comes first`(_ number: Int) throws {
    let (typed, film, longer) = Self.films[number]
    let found = try index(longer + [film]).search(typed, limit: 3)
    #expect(found.first?.title == film)
  }

  @Test(arguments: films.indices)
  func `among all others it is in a row`(_ number: Int) throws {
    let all = Self.films.flatMap(\.longer) + Self.films.map(\.film)
    let found = try index(all).search(Self.films[number].typed, limit: 2)
    #expect(found.map(\.title).contains(Self.films[number].film))
  }

  /// Regression: only the most popular titles with a word were looked at.
  @Test func `one that hundreds of more popular titles go on from is found`() throws {
    var builder = TitleIndexBuilder()
    for number in 0..<3000 {
      let title = "Patient \(String(number, radix: 5)) of \(number)"
      #expect(try builder.add(id: UInt64(number), title: title, popularity: 5))
    }
    #expect(try builder.add(id: 3000, title: "Patient", popularity: 1))
    #expect(try TitleSearcher(builder.bytes()).search("patiant", limit: 3).first?.title == "Patient")
  }

  /// Regression: a misspelt article counted as letters of the title, and no title had the unknown word.
  @Test(arguments: ["hte post", "thi three posts"])
  func `an article with an error doesn't hide a film behind thousands of more popular titles`(_ typed: String) throws {
    var builder = TitleIndexBuilder()
    for number in 0..<3000 {
      let title = "\(["Three", "Post", "Posts"][number % 3]) \(String(number, radix: 5)) of \(number)"
      #expect(try builder.add(id: UInt64(number), title: title, popularity: 5))
    }
    #expect(try builder.add(id: 3000, title: "The Post", popularity: 1))
    #expect(try builder.add(id: 3001, title: "The Three Posts", popularity: 1))
    let wanted = typed == "hte post" ? "The Post" : "The Three Posts"
    #expect(try TitleSearcher(builder.bytes()).search(typed, limit: 3).first?.title == wanted)
  }

  /// Regression: the fewer letters a name had before the one that was typed, the earlier it came.
  @Test func `a family name has the more popular person first, not the one with an initial`() throws {
    let found = try index(["Katharine Hayes", "M. Hayes"]).search("hayes", limit: 2)
    #expect(found.map(\.title) == ["Katharine Hayes", "M. Hayes"])
  }

  @Test func `popularity decides among equals`() throws {
    let found = try index(["Lost Harbour", "Last Harbour", "Harbour of the Lost"]).search("lest harbour", limit: 2)
    #expect(found.map(\.title) == ["Lost Harbour", "Last Harbour"])
  }

  @Test func `an article that wasn't typed is no rest`() throws {
    let found = try index(["Harvest of Bones", "The Harvest"]).search("harvest", limit: 1)
    #expect(found.map(\.title) == ["The Harvest"])
  }

  @Test func `a much more popular title comes first though it goes on`() throws {
    var builder = TitleIndexBuilder()
    #expect(try builder.add(id: 1, title: "Jaw", popularity: 0.6))
    #expect(try builder.add(id: 2, title: "Jaws", popularity: 80))
    #expect(try builder.add(id: 3, title: "Batman Begins", popularity: 80))
    #expect(try builder.add(id: 4, title: "Bat", popularity: 0.6))
    let films = try TitleSearcher(builder.bytes())
    #expect(try films.search("jaw", limit: 2).map(\.id) == [2, 1])
    #expect(try films.search("bat", limit: 2).map(\.id) == [3, 4])
  }

  @Test(arguments: ["Ночной дозор", "Κυνόδοντας", "올드보이", "もののけ姫", "سكر بنات"])
  func `each next letter keeps the title`(_ film: String) throws {
    let films = try index(["Ночная смена", "Κυνηγός", "올챙이", "ものがたり", "سكر", "Night Watch", film])
    for length in 2...film.count {
      #expect(try films.search(String(film.prefix(length)), limit: 3).map(\.title).contains(film))
    }
  }
}
