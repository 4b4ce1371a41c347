// SPDX-License-Identifier: MIT
import Contract
import JSON
import Testing

@testable import Backend

@Suite("The best seats for a party", .timeLimit(.minutes(5)))
struct SeatFinderTests {
  private func groups(_ hall: Hall, for partySize: Int, _ wishes: SeatWishes = SeatWishes()) -> [SeatGroup] {
    SeatFinder(hall, wishes).choices(for: partySize).map { SeatGroup($0, in: hall, wishes, price: nil) }
  }

  private func best(_ hall: Hall, for partySize: Int, _ wishes: SeatWishes = SeatWishes()) -> [String]? {
    groups(hall, for: partySize, wishes).first?.seats
  }

  private let square = DrawnHall.hall("ooooooo", "ooooooo", "ooooooo", "ooooooo", "ooooooo", "ooooooo")

  @Test("are in the middle, two thirds of the way back")
  func middle() throws {
    let hall = DrawnHall.hall("ooooooo", "ooooooo", "ooooooo", "ooooooo", "ooooooo")
    #expect(best(hall, for: 1) == ["D4"])
    let group = try #require(groups(hall, for: 3).first)
    #expect(group.seats == ["D3", "D4", "D5"])
    #expect(group.row == "D" && group.together && group.unmet == nil)
    #expect(group.reason == "In the middle of row D, 1 row behind the centre.")
    #expect(group.blocks == [SeatBlock(row: "D", rowNumber: 4, offset: 2, seats: ["D3", "D4", "D5"])])
  }

  @Test("have neither an aisle nor a person between them")
  func neighbours() {
    #expect(best(DrawnHall.hall("oxoo.oo"), for: 2) == ["A3", "A4"])
    #expect(groups(DrawnHall.hall("oo.oo"), for: 3).allSatisfy { !$0.together })
  }

  @Test("don't part a love seat where there is another")
  func loveSeats() {
    #expect(best(DrawnHall.hall("()()()"), for: 2) == ["A3", "A4"])
    #expect([["A2", "A3"], ["A4", "A5"]].contains(best(DrawnHall.hall("x()()x"), for: 2)))
    // Beside one, rather a seat off the middle: neither its left seat nor its right one is taken alone.
    #expect(best(DrawnHall.hall("xo()"), for: 2) == ["A3", "A4"])
    #expect(best(DrawnHall.hall("()ox"), for: 2) == ["A1", "A2"])
    // One person has an ordinary seat, where one is free.
    #expect(groups(DrawnHall.hall("()()()oo"), for: 1).allSatisfy { [["A7"], ["A8"]].contains($0.seats) })
  }

  @Test("leave places for wheelchairs and companions to those who ask for them")
  func kept() {
    #expect(best(DrawnHall.hall("owco", "xoxx"), for: 2).map(Set.init) == ["A1", "A4"])
    #expect(groups(DrawnHall.hall("wcwc"), for: 2).isEmpty)
  }

  @Test("share none, are five times as many at most, and are none where there is no room")
  func apart() {
    let choices = groups(DrawnHall.hall("oooooooooooo"), for: 2)
    let seats = choices.flatMap(\.seats)
    #expect(choices.count == 5 && Set(seats).count == 10)
    #expect(groups(DrawnHall.hall("xxoxx"), for: 2).isEmpty)
    #expect(groups(DrawnHall.hall("xx"), for: 20).isEmpty)
    #expect(groups(DrawnHall.hall("oooo"), for: 0).isEmpty && groups(DrawnHall.hall("oooo"), for: -1).isEmpty)
    #expect(groups(DrawnHall.hall(), for: 1).isEmpty && groups(DrawnHall.hall("..."), for: 1).isEmpty)
  }

  @Test("of a party that must part are near each other")
  func parted() throws {
    let group = try #require(groups(DrawnHall.hall("ooxxxxx", "xxxooxx", "xxxxoxx"), for: 3).first)
    #expect(group.blocks.map(\.seats) == [["B4", "B5"], ["C5"]])
    #expect(!group.together && group.row == "B")
    #expect(
      group.reason
        == "In two groups: B4, B5 (1 seat right of the middle of row B, half-way back) and C5 (1 seat right of the middle "
        + "of row C, 1 row behind the centre)."
    )
  }

  @Test("are as many as the party, side by side, for every size of it", arguments: 1...20)
  func sizes(_ size: Int) {
    let hall = DrawnHall.hall(
      String(repeating: "o", count: 25), String(repeating: "()", count: 12), String(repeating: "oox", count: 8))
    for group in groups(hall, for: size) {
      #expect(group.seats.count == size && group.together && group.blocks.count == 1)
      #expect(Set(group.seats).count == size)
    }
    #expect(best(hall, for: size) != nil)
  }

  @Test(
    "are where the party wishes",
    arguments: [("front", "AB"), ("middle", "CD"), ("back", "EF"), ("b-c", "BC"), ("E-D", "DE")])
  func rows(_ rows: String, _ names: String) throws {
    let groups = groups(square, for: 2, SeatWishes(rows: try wish(rows)))
    #expect(groups.count == 5)
    #expect(groups.allSatisfy { $0.unmet == nil && names.contains($0.row) })
  }

  @Test("are at an aisle if the party wishes, the end of a row or a gap")
  func aisle() throws {
    let group = try #require(groups(DrawnHall.hall("ooooooo.oo"), for: 2, SeatWishes(aisle: true)).first)
    #expect(group.seats == ["A6", "A7"] && group.unmet == nil)
    #expect(group.reason == "1 seat right of the middle of row A, at an aisle.")
    let groups = groups(square, for: 2, SeatWishes(aisle: true))
    #expect(groups.allSatisfy { $0.seats[0].hasSuffix("1") || $0.seats[1].hasSuffix("7") })
    // A taken seat is no aisle.
    #expect(self.groups(DrawnHall.hall("xoox"), for: 2, SeatWishes(aisle: true)).map(\.unmet) == [[.aisle]])
  }

  private func wish(_ text: String) throws -> SeatRowWishes {
    try JSONValue(parsing: #""\#(text)""#).read(SeatRowWishes.self)
  }

  @Test("are in the row that is liked best, of those that have room")
  func likedRows() throws {
    let hall = DrawnHall.hall("ooooo", "oxoxo", "ooooo", "ooooo")
    #expect(try groups(hall, for: 2, SeatWishes(rows: wish("B,D,A"))).map(\.row).prefix(2) == ["D", "D"])
    #expect(try groups(hall, for: 2, SeatWishes(rows: wish("B"))).allSatisfy { $0.unmet == [.rows] })
    #expect(try groups(hall, for: 2, SeatWishes(rows: wish("B"))).first?.row == "C")
  }

  @Test("have the wanted numbers, and aren't at the screen")
  func numbersAndFront() throws {
    let hall = DrawnHall.hall("ooooooo", "ooooooo", "xxxxxoo")
    let wishes = SeatWishes(numbers: SeatNumbers("2-3"), frontRowsExcluded: 1)
    let best = try #require(groups(hall, for: 2, wishes).first)
    #expect(best.seats == ["B2", "B3"] && best.unmet == nil)
    let back = try #require(groups(hall, for: 2, SeatWishes(numbers: SeatNumbers("2-3"), frontRowsExcluded: 2)).first)
    #expect(back.unmet?.count == 1)
  }

  @Test("come closest to a wish that can't be met, after those that meet it")
  func unmet() throws {
    let full = DrawnHall.hall("xxxxx", "xxxxx", "xooxx", "xxxxx", "xooxx", "ooxxx")
    let groups = groups(full, for: 2, SeatWishes(rows: try wish("front")))
    #expect(groups.map(\.row) == ["C", "E", "F"])
    #expect(groups.allSatisfy { $0.unmet == [.rows] })
    let both = self.groups(full, for: 2, SeatWishes(rows: try wish("back"), aisle: true))
    #expect(both.map(\.row) == ["F", "E", "C"])
    #expect(both.map(\.unmet) == [nil, [.aisle], [.rows, .aisle]])
  }

  @Test("for a wheelchair are one place for it, with its companion and seats beside")
  func wheelchair() throws {
    let wishes = SeatWishes(accessible: true)
    let hall = DrawnHall.hall("oooooo", "ocwwco", "oooooo")
    let group = try #require(groups(hall, for: 3, wishes).first)
    #expect(Set([["B1", "B2", "B3"], ["B4", "B5", "B6"]]).contains(group.seats))
    #expect(group.reason.contains("with a place for a wheelchair and 1 companion seat"))
    #expect(groups(hall, for: 3, wishes).count == 2)
    #expect(best(hall, for: 1, wishes) == ["B3"])
    // Nobody but one of them comes in a wheelchair.
    let four = try #require(groups(hall, for: 4, wishes).first)
    #expect(!four.together && four.seats.count == 4)
    #expect(four.seats.filter { ["B3", "B4"].contains($0) }.count == 1)
    #expect(groups(DrawnHall.hall("oooo", "xcxx"), for: 2, wishes).isEmpty)
  }

  /// Regression: a companion seat counted anywhere among the party's seats, and alone in a block none was missed.
  @Test("for a wheelchair have a companion seat beside it if there is one, and nobody there alone who need not be")
  func companion() throws {
    let wishes = SeatWishes(accessible: true)
    #expect(best(DrawnHall.hall("cowxwco"), for: 3, wishes) == ["A5", "A6", "A7"])
    let parted = try #require(groups(DrawnHall.hall("wxoo", "woxo"), for: 3, wishes).first)
    #expect(parted.blocks.map(\.seats) == [["B1", "B2"], ["B4"]] && !parted.together)
    let alone = try #require(groups(DrawnHall.hall("wxoo"), for: 3, wishes).first)
    #expect(alone.blocks.map(\.seats) == [["A1"], ["A3", "A4"]])
  }

  /// AMC numbers the seats of some halls through, and those of others anew in each row.
  @Test("of rows without letters are named by the row's number")
  func unnamedRows() {
    var rows = DrawnHall.rows(["oo"])
    rows[0].seats[0].name = "2"
    rows[0].seats[1].name = nil
    rows[0].row = 7
    let group = groups(Hall(rows, zones: []), for: 2).first
    #expect(group?.blocks == [SeatBlock(row: "7", rowNumber: 7, offset: 0, seats: ["2", "2"])])
  }

  @Test("are no places of a type that nobody knows")
  func unknownType() {
    var rows = DrawnHall.rows(["oo"])
    rows[0].seats[0].type = "Crate"
    let hall = Hall(rows, zones: [])
    #expect(hall.map == [SeatMapRow(row: "A", rowNumber: 1, seats: "xo", freeSeatNames: ["A2"])])
    #expect(best(hall, for: 1) == ["A2"])
  }

  @Test("are drawn in rows of one width")
  func map() {
    let hall = DrawnHall.hall(".o.", ".(x)", "...", ".cw")
    #expect(hall.map.map(\.seats) == ["o..", "(x)", "cw."])
    #expect(hall.map.map(\.rowNumber) == [1, 2, 4])
  }

  @Test("are found soon in a hall that is larger than any", arguments: [20, 2])
  func largest(_ size: Int) {
    // Of twenty who can't sit side by side anywhere there are the most ways to part.
    let row = String(repeating: String(repeating: "o", count: 19) + "x", count: 5)
    let hall = Hall(DrawnHall.rows([String](repeating: row, count: 100)), zones: [])
    #expect(groups(hall, for: size).count == 5)
  }
}
