// SPDX-License-Identifier: MIT
import FaultServer
import JSON
import Testing

@Suite("The plan for a showtime", .timeLimit(.minutes(5)))
struct ShowtimePlanTests {
  private static let times =
    #""showDateTimeUtc":"2099-11-22T01:30:00Z","sellUntilDateTimeUtc":"2099-11-22T01:40:00Z""#
  private static let prices = #""ticketPrices":[{"type":"ADULT","price":18.1,"tax":1.61},{"type":"CHILD","price":9}]"#
  private static let fees = #""estimatedFees":[{"name":"convenience","cost":1.99,"tax":0.18,"quantity":1}]"#
  private static let purchase = #""purchaseUrl":"https://www.amctheatres.com/showtimes/7""#

  private static func showtime(_ members: String = "\(times),\(prices),\(fees)") -> Reply {
    .json(
      #"{"id":7,"theatreId":610,"performanceNumber":42,"movieId":1,"movieName":"M",\#(purchase),\#(members)}"#)
  }

  /// One row; each sign is a seat: o free, x taken, w for a wheelchair, c for its companion, p free and preferred,
  /// u free and of an unknown type.
  private static func layout(_ signs: String, zones: String? = "[]") -> Reply {
    let types: [Character: String] = ["w": "Wheelchair", "c": "Companion", "u": "Obstructed"]
    let seats = signs.enumerated().map { column, sign in
      #"{"available":\#(sign != "x"),"row":1,"column":\#(column + 1),"seatName":"A\#(column + 1)","#
        + #""type":"\#(types[sign] ?? "CanReserve")","zoneNumber":\#(sign == "p" ? 2 : 1)}"#
    }
    let zones = zones.map { #""zones":\#($0),"# } ?? ""
    return .json(#"{"rows":1,"columns":\#(signs.count),\#(zones)"seats":[\#(seats.joined(separator: ","))]}"#)
  }

  private static let zones =
    #"[{"zoneNumber":1,"surchargeAmount":0,"description":"Standard"},{"zoneNumber":2,"surchargeAmount":2,"description":"Preferred"}]"#

  private func upstream(_ showtime: Reply = showtime(), v3: Reply = .status(404), v2: Reply = .status(404)) throws
    -> FaultServer
  {
    let upstream = try FaultServer()
    upstream.on("/v2/showtimes/7", showtime)
    upstream.on("/v2/theatres/610", .json(#"{"id":610,"name":"AMC Lantern 12"}"#))
    upstream.on("/v3/seating-layouts/610/42", v3)
    upstream.on("/v2/seating-layouts/610/42", v2)
    return upstream
  }

  private func client(_ upstream: FaultServer) throws -> TestClient {
    try TestClient(["MARQUEE_AMC_URL": upstream.url, "MARQUEE_AMC_KEY": "amc-key"])
  }

  private func plan(_ upstream: FaultServer, _ params: String = "") async throws -> JSONValue {
    let client = try client(upstream)
    let plan = try await client.result("showtimes/plan", #"{"id":"amc:showtime:7"\#(params)}"#)
    await client.finish()
    return plan
  }

  @Test("has the showing, the theatre's name, the price in parts, the seats, a map and where to buy")
  func whole() async throws {
    let plan = try await plan(try upstream(v3: Self.layout("xooooo")), #","partySize":3"#)
    #expect(plan["showtime"]?["movieTitle"]?.string == "M")
    #expect(plan["theatreName"]?.string == "AMC Lantern 12")
    #expect(plan["price"]?["amount"]?.double == 65.64 && plan["price"]?["unknown"] == nil)
    #expect(plan["price"]?["parts"]?.elements.compactMap { $0["kind"]?.string } == ["ticket", "fee", "tax", "tax"])
    #expect(plan["groups"]?[0]?["seats"]?.elements.compactMap(\.string) == ["A2", "A3", "A4"])
    #expect(plan["groups"]?[0]?["price"] == nil && plan["unmet"] == nil && plan["obstacle"] == nil)
    #expect(plan["freeSeats"]?.integer == 5 && plan["seatCount"]?.integer == 6)
    #expect(plan["map"]?[0]?["seats"]?.string == "xooooo" && plan["map"]?[0]?["row"]?.string == "A")
    #expect(plan["asOf"]?.string?.hasSuffix("Z") == true)
    #expect(plan["purchaseUrl"]?.string == "https://www.amctheatres.com/showtimes/7")
    #expect(plan["message"] == nil && plan["ageSeconds"] == nil)
  }

  @Test("has a total for each group where seats differ in price, and the best one's first")
  func zones() async throws {
    let upstream = try upstream(v3: Self.layout("oxppxo", zones: Self.zones))
    let plan = try await plan(upstream, #","partySize":1"#)
    #expect(plan["price"]?["amount"]?.double == 23.88)
    #expect(plan["price"]?["unknown"]?.elements.compactMap(\.string) == ["surchargeTax"])
    #expect(
      plan["groups"]?.elements.compactMap { $0["price"]?["amount"]?.double } == [23.88, 23.88, 21.88, 21.88])
  }

  @Test("comes from the second version of the layouts where the third is refused, and then knows no zones")
  func fallback() async throws {
    let upstream = try upstream(v3: .status(403), v2: Self.layout("oo", zones: nil))
    let plan = try await plan(upstream)
    #expect(plan["groups"]?[0]?["seats"]?.count == 2)
    #expect(plan["price"]?["unknown"]?.elements.compactMap(\.string) == ["zones"])
  }

  @Test("without a layout has the price, no groups and the reason")
  func noLayout() async throws {
    let plan = try await plan(try upstream(), #","partySize":20"#)
    #expect(plan["obstacle"]?.string == "noLayout" && plan["groups"]?.count == 0)
    #expect(plan["message"]?.string == "AMC gives no seating layout for this showing; its seats may not be reserved.")
    #expect(plan["price"]?["amount"]?.double == 437.6 && plan["map"] == nil && plan["asOf"] == nil)
    #expect(plan["purchaseUrl"] != nil)
  }

  @Test(
    "says what keeps everybody from it, and asks for no seats then",
    arguments: [
      ("cancelled", #""isCanceled":true,"isSoldOut":true"#, "This showing is cancelled."),
      ("soldOut", #""isSoldOut":true"#, "This showing is sold out."),
      ("salesEnded", #""sellUntilDateTimeUtc":"2017-02-24T10:00:00Z""#, "Tickets for this showing are no longer sold."),
      ("salesEnded", #""showDateTimeUtc":"2017-02-24T10:00:00Z""#, "Tickets for this showing are no longer sold."),
      (
        "embargoed",
        #""isEmbargoed":true,"visibilityDateTimeUtc":"2099-11-18T12:00:00Z","#
          + #""showDateTimeLocal":"2099-11-18T20:00:00","utcOffset":"-06:00""#,
        "AMC has not announced this showing yet; the embargo ends at Wed 18 Nov 2099 06:00 by the theatre's clock."
      ),
      (
        "privateRental", #""premiumFormat":"Private Theatre Rentals","maximumIntendedAttendance":20"#,
        "This is the rental of a whole auditorium, for up to 20 guests; its seats are not sold individually."
      ),
    ])
  func obstacles(_ obstacle: String, _ members: String, _ message: String) async throws {
    let upstream = try upstream(Self.showtime("\(members),\(Self.prices)"), v3: Self.layout("oo"))
    let plan = try await plan(upstream)
    #expect(plan["obstacle"]?.string == obstacle && plan["message"]?.string == message)
    #expect(plan["groups"]?.count == 0 && plan["map"] == nil)
    #expect((plan["price"] == nil) == ["cancelled", "privateRental"].contains(obstacle))
    #expect((plan["purchaseUrl"] == nil) == (obstacle != "privateRental"))
    #expect(upstream.requests(to: "/v3/seating-layouts/610/42").isEmpty)
  }

  @Test(
    "says why there is no room",
    arguments: [
      ("xxx", 2, false, "soldOut", "Every seat of this showing is taken."),
      ("xuu", 2, false, "noRoom", "Only seats of an unknown type are free."),
      ("oxx", 2, false, "noRoom", "There is no room for 2 any more: only 1 seat is free."),
      ("wcw", 2, false, "noRoom", "Only places for wheelchairs and companions are free."),
      ("oxoxo", 3, false, "noRoom", "Only scattered seats are left for 3; another showing may be better."),
      ("ooc", 2, true, "noRoom", "No place for a wheelchair is free."),
    ])
  func noRoom(_ signs: String, _ size: Int, _ accessible: Bool, _ obstacle: String, _ message: String) async throws {
    let params = #","partySize":\#(size),"accessible":\#(accessible)"#
    let plan = try await plan(try upstream(v3: Self.layout(signs)), params)
    #expect(plan["obstacle"]?.string == obstacle && plan["message"]?.string == message)
    #expect(plan["groups"]?.count == 0 && plan["unmet"] == nil)
    #expect(plan["map"]?.count == 1 && plan["price"] != nil)
  }

  @Test("says that there is no layout where AMC's has no seats")
  func withoutSeats() async throws {
    let plan = try await plan(try upstream(v3: Self.layout("")))
    #expect(plan["obstacle"]?.string == "noLayout" && plan["purchaseUrl"] != nil && plan["price"] != nil)
  }

  @Test("counts places for wheelchairs and companions only for who asks")
  func accessible() async throws {
    let upstream = try upstream(v3: Self.layout("oowcoo"))
    let without = try await plan(upstream)
    #expect(without["freeSeats"]?.integer == 4 && without["seatCount"]?.integer == 6)
    let plan = try await plan(upstream, #","partySize":3,"accessible":true"#)
    #expect(plan["freeSeats"]?.integer == 6 && plan["groups"]?.count == 1)
    #expect(plan["groups"]?[0]?["reason"]?.string?.contains("a place for a wheelchair and 1 companion seat") == true)
  }

  @Test("says of a party with a wheelchair that must part what it lacks: other seats side by side may be free")
  func accessibleApart() async throws {
    let plan = try await plan(try upstream(v3: Self.layout("wxxxoo")), #","partySize":2,"accessible":true"#)
    #expect(plan["groups"]?[0]?["together"]?.boolean == false)
    #expect(
      plan["message"]?.string
        == "No 2 seats side by side with a place for a wheelchair are free; another showing may be better.")
  }

  @Test("says which wishes it can't meet, and that a party must part")
  func unmet() async throws {
    let upstream = try upstream(v3: Self.layout("xooxoox"))
    let plan = try await plan(upstream, #","partySize":2,"rows":"back","aisle":true"#)
    #expect(plan["unmet"]?.elements.compactMap(\.string) == ["rows", "aisle"])
    #expect(plan["groups"]?.elements.allSatisfy { $0["unmet"]?.count == 2 } == true)
    let parted = try await self.plan(upstream, #","partySize":4"#)
    #expect(parted["groups"]?[0]?["together"]?.boolean == false && parted["obstacle"] == nil)
    #expect(parted["message"]?.string == "No 4 seats side by side are free; another showing may be better.")
  }

  @Test("says that a showing has begun whose tickets are still sold, and that some are sold at the theatre alone")
  func warnings() async throws {
    let begun = Self.showtime(
      #""showDateTimeUtc":"2017-02-24T10:00:00Z","sellUntilDateTimeUtc":"2099-11-22T01:40:00Z""#)
    let plan = try await plan(try upstream(begun, v3: Self.layout("oo")))
    #expect(plan["message"]?.string == "This showing has already begun." && plan["groups"]?.count == 1)
    #expect(plan["price"] == nil)
    let atDoor = try upstream(Self.showtime(#""inTheatreTicketingOnly":true"#), v3: Self.layout("oo"))
    #expect(try await self.plan(atDoor)["message"]?.string == "Tickets are sold only at the theatre.")
  }

  @Test("is whole without the theatre's name where the theatre fails")
  func theatreFails() async throws {
    let upstream = try upstream(v3: Self.layout("oo"))
    upstream.on("/v2/theatres/610", .status(503, headers: [("Retry-After", "120")]))
    let plan = try await plan(upstream)
    #expect(plan["theatreName"] == nil && plan["groups"]?.count == 1)
  }

  @Test("fails where the showtime or its seats do, and never with old seats")
  func failures() async throws {
    let failure = Reply.status(503, headers: [("Retry-After", "120")])
    let upstream = try upstream(v3: Self.layout("oo"))
    let client = try client(upstream)
    let id = #"{"id":"amc:showtime:7"}"#
    _ = try await client.result("showtimes/plan", id)
    upstream.on("/v2/showtimes/7", failure)
    let kept = try await client.result("showtimes/plan", id)
    #expect(kept["stale"]?.boolean == true && kept["ageSeconds"] != nil)
    #expect(kept["showtime"]?["stale"] == nil && kept["showtime"]?["ageSeconds"] == nil)
    upstream.on("/v3/seating-layouts/610/42", failure)
    #expect(try await client.error("showtimes/plan", id)["code"]?.integer == -32015)
    let unknown = try await client.error("showtimes/plan", #"{"id":"amc:showtime:8"}"#)
    #expect(unknown["data"]?["kind"]?.string == "notFound")
    await client.finish()
  }

  @Test("is for 1 to 20 people", arguments: ["0", "21", "-1", "1.5", "9223372036854775808", #""2""#])
  func sizes(_ size: String) async throws {
    let client = try client(try upstream())
    let error = try await client.error("showtimes/plan", #"{"id":"amc:showtime:7","partySize":\#(size)}"#)
    #expect(error["code"]?.integer == -32602 && error["data"]?["path"]?.string == "/partySize")
    await client.finish()
  }
}
