// SPDX-License-Identifier: MIT
import Testing

@testable import Backend

@Suite("The forms of a title of AMC's", .timeLimit(.minutes(5)))
struct TitleFormsTests {
  @Test(
    "end with the film's own title",
    arguments: [
      ("Spirited Away – Studio Ghibli Fest 2019", "Spirited Away"),
      ("Studio Ghibli Fest 2019: Spirited Away (Dubbed)", "Spirited Away"),
      ("Coraline 15th Anniversary", "Coraline"), ("Jaws: 50th Anniversary Edition", "Jaws"),
      ("The Matrix 25th Anniversary in Dolby Cinema", "The Matrix"),
      ("King Arthur: Legend of the Sword presented by TCM", "King Arthur: Legend of the Sword"),
      ("TCM Big Screen Classics: Giant", "Giant"),
      ("Opening Night Fan Event: Avengers: Endgame", "Avengers: Endgame"),
      ("Wicked Early Access Screening", "Wicked"), ("Happy Weekend Special Showing", "Happy Weekend"),
      ("The Boy and the Heron (Subtitled)", "The Boy and the Heron"), ("Elio (O.C.)", "Elio"),
      ("Avatar - IMAX 3D", "Avatar"), ("Avatar: The IMAX Experience", "Avatar"),
      ("Princess Mononoke: An IMAX 4K Exclusive", "Princess Mononoke"), ("Frozen Sing-Along", "Frozen"),
      ("Fantasma de mi Novia, El (Subtitled)", "El Fantasma de mi Novia"), ("Novia, La", "La Novia"),
      ("The Bride (1985)", "The Bride"), ("The Bride (1985) 40th Anniversary", "The Bride"),
      ("Amadeus: Director's Cut", "Amadeus"), ("Tenet 70mm", "Tenet"),
    ])
  func bare(_ title: String, _ bare: String) {
    #expect(TitleForms(title).barest == bare)
  }

  @Test(
    "are the title alone where nothing was added to it",
    arguments: [
      "Avengers: Endgame", "Spider-Man: Brand New Day", "John Wick: Chapter 3 - Parabellum", "Night", "Event Horizon",
      "The Girlfriend Experience", "(500) Days of Summer", "One Night Only", "Live and Let Die", "3D", "IMAX", "",
      "The Final Cut", "The Special Relationship",
    ])
  func undecorated(_ title: String) {
    #expect(TitleForms(title).forms.filter { $0.evidence < .confirmation }.count <= 1, "\(TitleForms(title).forms)")
  }

  @Test("begin with the title as it stands, since it may be the film's own")
  func exactFirst() {
    #expect(TitleForms("Step Up 3D").queries == ["Step Up 3D", "Step Up"])
    #expect(TitleForms("Step Up 3D").forms.last?.evidence == .year)
    #expect(TitleForms("Jaws: 50th Anniversary").queries == ["Jaws: 50th Anniversary", "Jaws"])
  }

  @Test("leave out words that are spelled in several ways, at last")
  func variableWords() {
    #expect(TitleForms("John Wick: Chapter Two").queries == ["John Wick: Chapter Two", "John Wick"])
    #expect(TitleForms("Romeo & Juliet").queries == ["Romeo & Juliet", "Romeo Juliet"])
    #expect(TitleForms("1917").queries == ["1917"])
  }

  @Test("tell the film's year if the title has it, or an anniversary")
  func year() {
    #expect(TitleForms("The Bride (1985)", released: 2026).year == 1985)
    #expect(TitleForms("Coraline 15th Anniversary", released: 2024).year == 2009)
    #expect(TitleForms("Coraline 15th Anniversary").year == nil)
    #expect(TitleForms("Dune", released: 2021).year == nil)
    #expect(TitleForms("Giant presented by TCM").isRevival)
    #expect(!TitleForms("Avatar - IMAX 3D").isRevival)
  }

  @Test("of several films are none of them")
  func doubleFeature() {
    #expect(TitleForms("Jaws / Jaws 2 - IMAX 3D").forms.count == 1)
    #expect(TitleForms("Dune & Dune: Part Two Double Feature").forms.count == 1)
  }

  @Test("may be as long as an upstream likes")
  func long() {
    let title = String(repeating: "IMAX: (3D) - ", count: 10_000)
    #expect(TitleForms(title).forms.count <= 6)
  }
}
