// SPDX-License-Identifier: MIT
import Basics
import Contract
import FaultServer
import Foundation
import Synchronization
import Testing

@testable import Backend

extension WatchChange {
  fileprivate var text: String { "\(reason?.rawValue ?? "-") \(movie?.title ?? "-") \(url ?? "-")" }
}

@Suite("Watches of many films", .timeLimit(.minutes(5)))
struct ListedFilmTests {
  // Regression: tickets for this year's film were told of last year's film of its title.
  @Test func `Tickets for another film of the title, a year later, are none for this one`() async throws {
    let films = try PlayedFilms()
    try await films.want([1, 2])
    films.world.withLock { world in
      world.programme = [1, 2].map { PlayedFilms.movie($0).replacing("2090-11-21", with: "2091-04-01") }
      world.showtimes = [PlayedFilms.showing(11, of: 1), PlayedFilms.showing(12, of: 2)]
      world.namesakes = [1: 501]
    }
    var watch = CheckedWatch(films, .library)
    _ = try await watch.check()
    let sold = watch.state?.items.compactMap(\.film).filter { $0.onSale == true }.map(\.movie.title)
    #expect(sold == ["Film 2"])
    await films.client.finish()
  }

  // Regression: two films of one title and one year both had the tickets of one of them.
  @Test func `Of two films of one title and one year, each has its own tickets`() async throws {
    let films = try PlayedFilms()
    try await films.want(["tmdb:movie:1", "tmdb:movie:501", "amc:movie:2", "amc:movie:3"], titled: "Film 1")
    films.world.withLock { world in
      let others = [2, 3].map { PlayedFilms.movie($0).replacing("Film \($0)", with: "Film 1") }
      world.programme = [PlayedFilms.movie(1)] + others
      world.showtimes = [PlayedFilms.showing(11, of: 1), PlayedFilms.showing(13, of: 3)]
      world.namesakes = [1: 501]
    }
    var watch = CheckedWatch(films, .library)
    _ = try await watch.check()
    let sold = watch.state?.items.compactMap(\.film).filter { $0.onSale == true }.map(\.movie.id.description)
    #expect(Set(sold ?? []) == ["tmdb:movie:501", "amc:movie:3"])
    await films.client.finish()
  }

  // Regression: what was known of the first was taken for what was known of the second.
  @Test func `A film of the same title and day that takes another one's place is no news`() async throws {
    let films = try PlayedFilms()
    try await films.want([1])
    films.world.withLock { $0.programme = [PlayedFilms.movie(1), PlayedFilms.movie(2)] }
    var watch = CheckedWatch(films, .library)
    _ = try await watch.check()
    films.world.withLock { $0.showtimes = [PlayedFilms.showing(12, of: 2)] }
    _ = try await films.client.backend.library.change([
      EntryChange(ids: ["tmdb:movie:1"]) { entry in
        var entry = entry
        entry?.status = .seen
        return entry
      }
    ])
    try await films.want(["tmdb:movie:2"], titled: "Film 1")
    films.world.withLock { $0.programme = [2].map { PlayedFilms.movie($0).replacing("Film 2", with: "Film 1") } }
    #expect(try await watch.check().isEmpty)
    #expect(watch.state?.items.compactMap(\.film).map(\.onSale) == [true])
    await films.client.finish()
  }

  @Test func `The films that are too many for a watch are counted`() async throws {
    let films = try PlayedFilms()
    try await films.want(Array(1...WatchObserver.mostFilms + 3))
    var watch = CheckedWatch(films, .library)
    _ = try await watch.check()
    #expect(watch.state?.items.count == WatchObserver.mostFilms)
    #expect(watch.state?.message.hasPrefix("2000 wanted films: ") == true)
    #expect(watch.state?.message.contains(" Not watched: 3 that were added earlier. ") == true)
    await films.client.finish()
  }

  @Test func `Tickets, a format, a service and a digital date are each told once, with the film and where to buy`()
    async throws
  {
    let films = try PlayedFilms()
    try await films.want([1, 2])
    try await films.subscribe(to: 8)
    films.world.withLock { $0.programme = [PlayedFilms.movie(1), PlayedFilms.movie(3)] }
    var watch = CheckedWatch(films, .library, format: "imax")
    #expect(try await watch.check().isEmpty)
    let nothing = "2 wanted films: 0 with tickets, 0 on your services, 0 with a digital date to come."
    #expect(watch.state?.message == nothing)
    // A few movies are requested one by one, and none that isn't wanted.
    #expect(films.showtimeQueries == ["movie-id=1&page-number=1&page-size=100"])

    films.world.withLock {
      $0.showtimes = [PlayedFilms.showing(10, of: 1), PlayedFilms.showing(30, of: 3)]
      $0.services = [2: [8, 9]]
    }
    let first = try await watch.check()
    #expect(first.map(\.text) == ["service Film 2 https://offers/2", "tickets Film 1 https://buy/10"])
    #expect(first.map(\.kind) == [.offerAdded, .ticketsOpened])
    #expect(first[1].message == "Tickets are on sale for Film 1 at T on Tue 21 Nov 2090 at 20:10.")

    films.world.withLock {
      $0.showtimes.append(PlayedFilms.showing(11, of: 1, format: "IMAX"))
      $0.digital = [2: "2091-01-02"]
    }
    let second = try await watch.check()
    #expect(second.map(\.text) == ["digitalDate Film 2 -", "format Film 1 https://buy/11"])
    #expect(second[0].after?.release?.date == Day("2091-01-02"))
    films.world.withLock { $0.digital = [2: "2091-01-09"] }
    #expect(try await watch.check().map(\.kind) == [.releaseDateMoved])

    // What goes and comes again is no news.
    let before = films.world.withLock(\.self)
    films.world.withLock { ($0.showtimes, $0.services, $0.digital) = ([], [:], [:]) }
    #expect(try await watch.check().isEmpty)
    #expect(watch.state?.items.contains { $0.film?.onSale == true } == false)
    films.world.withLock { $0 = before }
    #expect(try await watch.check().isEmpty)
    await films.client.finish()
  }

  @Test func `A film that is added later joins with what there is, and one that is seen leaves`() async throws {
    let films = try PlayedFilms()
    try await films.want([1])
    try await films.subscribe(to: 8)
    films.world.withLock {
      $0.programme = [PlayedFilms.movie(1), PlayedFilms.movie(2)]
      ($0.showtimes, $0.services) = ([PlayedFilms.showing(20, of: 2)], [2: [8]])
    }
    var watch = CheckedWatch(films, .library)
    #expect(try await watch.check().isEmpty)
    try await films.want([2])
    #expect(try await watch.check().isEmpty)
    let joined = try #require(watch.state?.items.compactMap(\.film).first { $0.movie.title == "Film 2" })
    #expect(joined.onSale == true && joined.showing?.purchaseUrl == "https://buy/20" && joined.offers?.count == 1)
    _ = try await films.client.backend.library.change([
      EntryChange(ids: ["tmdb:movie:2"]) { entry in
        var entry = entry
        entry?.status = .seen
        return entry
      }
    ])
    #expect(try await watch.check().isEmpty)
    #expect(watch.titles == ["Film 1"])
    await films.client.finish()
  }

  @Test func `A service that the user subscribes to later brings no old news`() async throws {
    let films = try PlayedFilms()
    try await films.want([1])
    films.world.withLock { $0.services = [1: [8]] }
    var watch = CheckedWatch(films, .library)
    #expect(try await watch.check().isEmpty)
    try await films.subscribe(to: 8, 9)
    #expect(try await watch.check().isEmpty)
    #expect(watch.state?.items.first?.film?.offers?.count == 1)
    films.world.withLock { $0.services = [1: [8, 9]] }
    #expect(try await watch.check().map(\.message) == ["S9 has Film 1 in its subscription in US now."])
    await films.client.finish()
  }

  @Test func `AMC is asked once however many films there are, and TMDB for fifty of them, each every six hours`()
    async throws
  {
    let films = try PlayedFilms()
    try await films.want(1...120)
    films.world.withLock { $0.programme = (1...60).map(PlayedFilms.movie) }
    var watch = CheckedWatch(films, .library)
    let observation = try await watch.observe()
    #expect(observation.instants == [watch.now.adding(seconds: 30)])
    #expect(observation.state.message.hasSuffix("The offers of 70 are still to be requested."))
    #expect(films.count("/amc/v2/movies/views/") == 4)
    #expect(films.showtimeQueries == ["page-number=1&page-size=100"])
    #expect(films.count("/tmdb/") == 50)
    watch.state = observation.state
    for expected in [100, 120, 120] {
      #expect(try await watch.check(after: 0.01).isEmpty)
      #expect(films.count("/tmdb/") == expected)
    }
    #expect(Set(films.upstream.requests.map(\.path).filter { $0.hasPrefix("/tmdb/") }).count == 120)
    #expect(films.count("/amc/") == 4 * 5)
    await films.client.finish()
  }

  @Test func `Without TMDB tickets are told all the same, and its part is taken up later`() async throws {
    let films = try PlayedFilms()
    try await films.want([1])
    try await films.subscribe(to: 8)
    films.upstream.on("/tmdb/movie/1", .json("{}", status: 403))
    var watch = CheckedWatch(films, .library, isAnywhere: true)
    #expect(try await watch.check().isEmpty)
    #expect(watch.state?.message.contains("TMDB's part is missing: ") == true)
    films.world.withLock { ($0.programme, $0.services) = ([PlayedFilms.movie(1)], [1: [8]]) }
    let told = try await watch.check(after: 1)
    #expect(told.map(\.text) == ["tickets Film 1 https://amc/1"])
    #expect(told[0].message == "Tickets are on sale for Film 1.")
    await films.client.finish()
  }

  @Test func `A person's new film is announced, gets a date, another one, and tickets`() async throws {
    func credit(_ number: Int, _ date: String, job: String = "Director") -> String {
      #"{"id":\#(number),"title":"Film \#(number)","media_type":"movie","release_date":"\#(date)","job":"\#(job)"}"#
    }
    let films = try PlayedFilms()
    films.world.withLock {
      $0.credits = [credit(1, "2050-01-01"), credit(2, ""), credit(6, "")]
      $0.planned = [2]
    }
    var watch = CheckedWatch(films, .person)
    #expect(try await watch.check().isEmpty)
    #expect(watch.titles == ["Film 2"])
    films.world.withLock {
      $0.credits += [credit(3, "2091-03-01"), credit(4, "2060-01-01"), credit(5, "2091-01-01", job: "Thanks")]
    }
    let announced = try await watch.check()
    #expect(announced.map(\.message) == ["A new film of P is announced: Film 3, for Thu 1 Mar 2091."])
    #expect(announced.map(\.kind) == [.movieAnnounced] && announced[0].reason == .announced)
    films.world.withLock { $0.credits = [credit(2, "2091-02-01"), credit(3, "2091-04-01")] }
    let dated = try await watch.check()
    #expect(
      dated.map(\.message) == [
        "Film 2 will be released on Thu 1 Feb 2091.",
        "The release of Film 3 has moved from Thu 1 Mar 2091 to Sun 1 Apr 2091.",
      ])
    #expect(dated.allSatisfy { $0.reason == .dated })
    films.world.withLock {
      // AMC's year is the film's.
      $0.programme = [PlayedFilms.movie(3).replacing("2090-11-21", with: "2091-04-01")]
      $0.showtimes = [PlayedFilms.showing(30, of: 3)]
    }
    #expect(try await watch.check().map(\.text) == ["tickets Film 3 https://buy/30"])
    // A film that is missing for weeks is announced no more when it comes back.
    films.world.withLock { $0.credits = [credit(2, "2091-02-01")] }
    for _ in 1...6 { #expect(try await watch.check(after: 100).isEmpty) }
    #expect(watch.titles == ["Film 2"])
    films.world.withLock { $0.credits = [credit(2, "2091-02-01"), credit(3, "2091-04-01")] }
    #expect(try await watch.check().isEmpty)
    #expect(watch.titles == ["Film 2", "Film 3"])
    await films.client.finish()
  }

  @Test func `Parts as oneself, archive footage and old films without a date are no news`() async throws {
    func part(_ number: Int, as character: String, _ date: String = "2091-01-01") -> String {
      #"{"id":\#(number),"title":"Film \#(number)","media_type":"movie","release_date":"\#(date)","character":"\#(character)"}"#
    }
    let films = try PlayedFilms()
    films.world.withLock { $0.credits = [part(1, as: "Hero")] }
    var watch = CheckedWatch(films, .person)
    #expect(try await watch.check().isEmpty)
    let selves = [
      "Self", "Self (archive footage)", "Himself", "Lui-même", "Self - Host", "Hero (archive footage)",
      "Herself / Narrator",
    ]
    films.world.withLock { world in
      world.credits += selves.enumerated().map { part(10 + $0, as: $1) } + [part(30, as: "Man", "")]
    }
    #expect(try await watch.check().isEmpty)
    films.world.withLock { $0.credits.append(part(40, as: "Selfridge")) }
    #expect(try await watch.check().map(\.message) == ["A new film of P is announced: Film 40, for Mon 1 Jan 2091."])
    // The film without a date has one to come, or is planned.
    films.world.withLock { $0.planned = [30] }
    #expect(try await watch.check().map(\.message) == ["A new film of P is announced: Film 30."])
    await films.client.finish()
  }

  @Test func `A service with another number is the same service`() async throws {
    let films = try PlayedFilms()
    try await films.want([1])
    try await films.subscribe(to: 9)
    films.world.withLock { $0.services = [1: [9]] }
    var watch = CheckedWatch(films, .library)
    #expect(try await watch.check().isEmpty)
    films.world.withLock {
      $0.names = [119: "S9"]
      $0.services = [1: [119]]
    }
    #expect(try await watch.check().isEmpty)
    #expect(watch.state?.items.first?.film?.offers?.count == 1)
    await films.client.finish()
  }

  @Test func `Over the wire each event has its reason and its film, in another process too`() async throws {
    let films = try PlayedFilms()
    let client = films.client
    try await films.want([1])
    films.world.withLock { $0.programme = [PlayedFilms.movie(1)] }
    let added = try await client.result("watch/add", #"{"kind":"library","theatreId":"amc:77","format":"imax"}"#)
    #expect(added["name"]?.string == "Wanted films at T" && added["everySeconds"]?.integer == 900)
    #expect(added["question"]?["region"]?.string == "US")
    #expect(added["now"]?["items"]?[0]?["film"]?["movie"]?["title"]?.string == "Film 1")
    #expect(added["now"]?["items"]?[0]?["film"]?["onSale"]?.boolean == false)
    let person = try await client.result("watch/add", #"{"kind":"person","personId":"tmdb:9"}"#)
    #expect(person["name"]?.string == "New films of P" && person["question"]?["personId"]?.string == "tmdb:person:9")
    films.world.withLock { $0.showtimes = [PlayedFilms.showing(10, of: 1)] }
    _ = try await client.result("watch/check", #"{"id":"watch:1"}"#)
    await client.finish()

    let other = try films.theatre.client()
    let event = try await other.result("watch/events")["items"]?[0]
    #expect(event?["kind"]?.string == "ticketsOpened" && event?["reason"]?.string == "tickets")
    #expect(event?["movie"]?["id"]?.string == "tmdb:movie:1" && event?["url"]?.string == "https://buy/10")
    #expect(event?["after"]?["showing"]?["id"]?.string == "amc:showtime:10")
    let again = try await other.result("watch/add", #"{"kind":"library","theatreId":"amc:77","format":"imax"}"#)
    #expect(again["id"]?.string == "watch:1" && again["existing"]?.boolean == true)
    await other.finish()
  }

  // Regression: a time that had passed was left out, so tickets that came a minute late were found with the next check
  // in a quarter of an hour.
  @Test func `Once the sales should have begun, it is checked each minute until there are tickets`() async throws {
    let films = try PlayedFilms()
    try await films.want([1])
    let (id, sales) = (#""id":1,"#, "2090-11-01T13:00:00Z")
    let movie = PlayedFilms.movie(1).replacing(id, with: id + #""onlineTicketAvailabilityDateUtc":"\#(sales)","#)
    films.world.withLock { $0.programme = [movie] }
    var watch = CheckedWatch(films, .library)
    let schedule = CheckSchedule(every: 900, isAdaptive: true, phase: 0)
    func next(_ observation: WatchObservation) -> Int {
      schedule.next(after: watch.now, changedAt: watch.now, instants: observation.instants, end: nil)
        .seconds(after: watch.now)
    }
    // A minute before, at the time itself, and two minutes later.
    for (seconds, wait) in [(3540, 61...61), (3600, 1...90), (3720, 30...90)] {
      watch.seconds = seconds
      let observation = try await watch.observe()
      #expect(wait.contains(next(observation)))
      watch.state = observation.state
    }
    films.world.withLock { $0.showtimes = [PlayedFilms.showing(10, of: 1)] }
    watch.seconds = 3780
    #expect(try await next(watch.observe()) > 90)
    await films.client.finish()
  }

  @Test(arguments: [
    (#"{"kind":"library","movie":"x"}"#, "/movie"), (#"{"kind":"library","format":"imax"}"#, "/format"),
    (#"{"kind":"library","theatreId":"amc:77","date":"today"}"#, "/date"),
    (#"{"kind":"library","every":60}"#, "/every"), (#"{"kind":"person"}"#, "/personId"),
    (#"{"kind":"person","personId":"tmdb:9","theatreId":"amc:77","format":"imax"}"#, "/format"),
    (#"{"kind":"tickets","movie":"x","personId":"tmdb:9"}"#, "/personId"),
  ])
  func `What has no meaning for them is refused`(params: String, path: String) async throws {
    let films = try PlayedFilms()
    let error = try await films.client.error("watch/add", params)
    #expect(error["code"]?.integer == -32602 && error["data"]?["path"]?.string == path)
    #expect(films.upstream.requests.isEmpty)
    await films.client.finish()
  }
}
