// SPDX-License-Identifier: MIT
import JSON
import Testing

@testable import MCP

/// Auditoriums are written as the text draws them: o free, x taken, ( and ) a free love seat, w for a wheelchair, _ no
/// seat.
@Suite(.timeLimit(.minutes(1))) struct SeatTests {
  private func hall(_ rows: String...) throws -> SeatMap {
    let types: [Character: String] = ["(": "LoveSeatLeft", ")": "LoveSeatRight", "w": "Wheelchair", "_": "NotASeat"]
    let layout = RawJSON { writer in
      writer.object { writer in
        writer.member("id", "amc:showtime:1")
        writer.key("rows")
        writer.array { writer in
          for (row, seats) in rows.enumerated() {
            writer.object { writer in
              writer.member("row", row + 1)
              writer.key("seats")
              writer.array { writer in
                for (column, sign) in seats.enumerated() {
                  writer.object { writer in
                    writer.member("column", column + 1)
                    writer.member("available", sign != "x" && sign != "_")
                    writer.member("name", "\(Character(UnicodeScalar(UInt8(65 + row))))\(column + 1)")
                    writer.member("type", types[sign] ?? "CanReserve")
                  }
                }
              }
            }
          }
        }
      }
    }
    return try #require(SeatMap(layout.value))
  }

  private func labels(_ choice: SeatChoice, _ map: SeatMap) -> [[String]] {
    choice.blocks.map { block in block.seats.map { map.label(of: $0, in: block.row) } }
  }

  private func best(_ map: SeatMap, for partySize: Int) -> [String] {
    SeatFinder(map).choices(for: partySize).first.map { labels($0, map).flatMap(\.self) } ?? []
  }

  @Test func theBestSeatsAreInTheMiddleTwoThirdsOfTheWayBack() throws {
    let map = try hall("ooooooo", "ooooooo", "ooooooo", "ooooooo", "ooooooo")
    #expect(best(map, for: 3) == ["D3", "D4", "D5"])
    #expect(best(map, for: 1) == ["D4"])
  }

  @Test func neighboursHaveNeitherAnAisleNorAPersonBetweenThem() throws {
    #expect(best(try hall("oxoo_oo"), for: 2) == ["A3", "A4"])
    #expect(SeatFinder(try hall("oo_oo")).choices(for: 3).allSatisfy { !$0.isTogether })
  }

  @Test func aLoveSeatIsNotPartedWhereThereIsAnother() throws {
    #expect([["A2", "A3"], ["A4", "A5"]].contains(best(try hall("x()()x"), for: 2)))
    #expect(best(try hall("()()()"), for: 2) == ["A3", "A4"])
  }

  @Test func placesForWheelchairsAreLeftToThem() throws {
    let map = try hall("owwo")
    #expect(best(map, for: 2) == ["A1", "A4"])
    #expect(SeatMapText.lines(map, partySize: 2, choices: []).contains { $0.contains("A2 (wheelchair)") })
  }

  @Test func aPartyThatMustPartSitsNearEachOther() throws {
    let map = try hall("ooxxxxx", "xxxooxx", "xxxxoxx")
    let choice = try #require(SeatFinder(map).choices(for: 3).first)
    #expect(labels(choice, map) == [["B4", "B5"], ["C5"]])
  }

  @Test func choicesShareNoSeatAndThereAreNoneWhereThereIsNoRoom() throws {
    let map = try hall("oooooooo")
    let choices = SeatFinder(map).choices(for: 2)
    let seats = choices.flatMap { labels($0, map).flatMap(\.self) }
    #expect(choices.count == 3 && Set(seats).count == seats.count)
    #expect(SeatFinder(try hall("xxoxx")).choices(for: 2).isEmpty)
    #expect(SeatFinder(try hall("oooo")).choices(for: 0).isEmpty)
    #expect(SeatFinder(try hall("xx")).choices(for: 20).isEmpty)
  }

  @Test func theHallIsDrawnWithWhatIsFreeInEachRow() throws {
    let map = try hall("_oox", "xxxx")
    let lines = SeatMapText.lines(map, partySize: 2, choices: SeatFinder(map).choices(for: 2))
    #expect(lines.first == "2 of 7 seats free · showtime amc:showtime:1")
    #expect(lines.contains("A  oox 2 free: A2-A3"))
    #expect(lines.contains("B xxxx none free"))
  }

  /// AMC numbers the seats of some auditoriums consecutively, and those of others anew in each row, from right to left.
  @Test func seatsWithoutLettersAreNamedWithTheirRow() throws {
    func map(_ second: (String, String)) throws -> SeatMap {
      let text = """
        {"id":"amc:showtime:1","rows":[{"row":1,"seats":[{"column":3,"name":"2","available":true,"type":"LoveSeatLeft"},
        {"column":4,"name":"1","available":true,"type":"LoveSeatRight"}]},{"row":2,"seats":[
        {"column":3,"name":"\(second.0)","available":true},{"column":4,"name":"\(second.1)","available":true}]}]}
        """
      return try #require(SeatMap(JSONValue(parsing: text)))
    }
    #expect(best(try map(("4", "3")), for: 2) == ["row 2 seat 4", "row 2 seat 3"])
    let text = SeatMapText.lines(
      try map(("4", "3")), partySize: 2, choices: SeatFinder(try map(("4", "3"))).choices(for: 2))
    #expect(text.contains("  row 2 seats 4, 3"))
    #expect(best(try map(("2", "1")), for: 2) == ["row 2 seat 2", "row 2 seat 1"])
    let lines = SeatMapText.lines(try map(("4", "3")), partySize: 2, choices: [])
    #expect(lines.contains("1 () 2 free: 2-1") && lines.contains("2 oo 2 free: 4-3"))
  }

  /// An absurd column number must not widen the drawing.
  @Test func mistakesOfALayoutAreLeftOut() throws {
    let text =
      #"{"id":"amc:showtime:1","rows":[{"row":1,"seats":[{"column":9000000000,"available":true},{"column":1,"available":true}]},{"seats":[]}]}"#
    let map = try #require(SeatMap(JSONValue(parsing: text)))
    #expect(map.seats.count == 1)
    #expect(SeatMapText.lines(map, partySize: 1, choices: []).joined().utf8.count < 300)
  }
}
