import JSON
import Testing

@testable import MCP

/// Halls are drawn as the text draws them: o free, x taken, ( and ) a free love seat, w for a wheelchair, _ no seat.
@Suite struct SeatTests {
  private func hall(_ rows: String...) throws -> SeatMap {
    let types: [Character: String] = ["(": "LoveSeatLeft", ")": "LoveSeatRight", "w": "Wheelchair", "_": "NotASeat"]
    let layout = RawJSON { writer in
      writer.object { writer in
        writer.member("id", "amc:1")
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

  private func best(_ map: SeatMap, for partySize: Int) -> [String] {
    SeatFinder(map).choices(for: partySize).first?.blocks.flatMap(\.labels) ?? []
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
    let choice = try #require(SeatFinder(try hall("ooxxxxx", "xxxooxx", "xxxxoxx")).choices(for: 3).first)
    #expect(choice.blocks.map(\.labels) == [["B4", "B5"], ["C5"]])
  }

  @Test func choicesShareNoSeatAndThereAreNoneWhereThereIsNoRoom() throws {
    let choices = SeatFinder(try hall("oooooooo")).choices(for: 2)
    let seats = choices.flatMap { $0.blocks.flatMap(\.labels) }
    #expect(choices.count == 3 && Set(seats).count == seats.count)
    #expect(SeatFinder(try hall("xxoxx")).choices(for: 2).isEmpty)
    #expect(SeatFinder(try hall("oooo")).choices(for: 0).isEmpty)
    #expect(SeatFinder(try hall("xx")).choices(for: 20).isEmpty)
  }

  @Test func theHallIsDrawnWithWhatIsFreeInEachRow() throws {
    let map = try hall("_oox", "xxxx")
    let lines = SeatMapText.lines(map, partySize: 2, choices: SeatFinder(map).choices(for: 2))
    #expect(lines[0] == "2 of 7 seats free · showtime amc:1")
    #expect(lines.contains("A  oox 2 free: A2-A3"))
    #expect(lines.contains("B xxxx none free"))
  }

  /// An absurd column must not be drawn as wide as it says.
  @Test func mistakesOfALayoutAreLeftOut() throws {
    let text =
      #"{"id":"amc:1","rows":[{"row":1,"seats":[{"column":9000000000,"available":true},{"column":1,"available":true}]},{"seats":[]}]}"#
    let map = try #require(SeatMap(JSONValue(parsing: text)))
    #expect(map.seats.count == 1)
    #expect(SeatMapText.lines(map, partySize: 1, choices: []).joined().utf8.count < 300)
  }
}
