// SPDX-License-Identifier: MIT
import Contract
import Testing

@testable import Backend

@Suite("A wanted format", .timeLimit(.minutes(5)))
struct FormatQueryTests {
  private func query(_ text: String) throws -> FormatQuery { FormatQuery(Formats(try #require(Query(text)))) }

  private func showtime(_ format: String) throws -> Showtime {
    Showtime(id: try #require(EntityID(.amc, .showtime, 1)), movieTitle: "A", format: format)
  }

  @Test(
    "is compared word by word",
    arguments: [
      ("imax", "IMAX with Laser at AMC", true), ("imax", "IMAX 70MM", true), ("70mm", "IMAX 70MM", false),
      ("70mm", "70mm", true), ("70MM film", "70mm", true), ("70mm imax", "IMAX 70MM", true),
      ("imax70mm", "IMAX 70MM", true), ("imax or dolby", "Dolby Cinema at AMC", true), ("3d", "RealD 3D", true),
      ("open captions", "Open Caption (On-screen Subtitles)", true), ("laser", "IMAX with Laser", true),
      ("subtitled", "Spanish Spoken with English Subtitles", true), ("dolby atmos", "Dolby Cinema", false),
      ("max", "IMAX", false),
    ])
  func words(wanted: String, format: String, matches: Bool) throws {
    #expect(try query(wanted).includes(showtime(format)) == matches)
  }

  @Test("is asked back if it is a slip, and is said to be none of AMC's if it is the name of no format")
  func unknown() throws {
    let slip = try #require(try query("imx").unknown(in: []))
    #expect(slip.nearest == "imax")
    let plain = try #require(try query("2d").unknown(in: []))
    #expect(plain.text == "2d" && plain.nearest == nil)
    #expect(try query("4dx").unknown(in: []) == nil)
  }
}
