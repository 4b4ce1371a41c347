// SPDX-License-Identifier: MIT
import Basics
import Contract
import EndpointCore
import JSONRPC
import Synchronization

/// Keeps the showings that have free seats side by side. AMC is asked for the seats of each showing.
final class SeatedShowings: Sendable {
  /// What became of a page's showings.
  struct Outcome {
    var rows: [MovieShowings]
    var asked = 0
    var unasked = 0
    var faults: [ProviderFault] = []
  }

  private let size: Int
  private let order: WhatsOnSort
  private let call: Call
  private let showtimes = Mutex<[EntityID: Showtime]>([:])

  /// The most showings of a page whose seats are requested: six seconds at AMC's rate.
  private static let most = 60
  /// As many at once as a host accepts (`UpstreamStack.Configuration.hostLimit`).
  private static let width = 8

  /// - Parameter size: how many seats must be side by side.
  init(together size: Int, by order: WhatsOnSort, _ call: Call) {
    self.size = size
    self.order = order
    self.call = call
  }

  /// Takes showtimes, whose seats AMC knows by more than their ids.
  func take(_ outcome: Result<TheatreDay, UpstreamError>) {
    guard case .success(let day) = outcome else { return }
    showtimes.withLock { known in for showtime in day.showtimes { known[showtime.id] = showtime } }
  }

  /// The rows of a page with the showings that have the seats; rows without any are left out.
  /// - Throws: if the call is cancelled.
  func chosen(of rows: [MovieShowings]) async throws(UpstreamError) -> Outcome {
    let all = rows.flatMap(\.showings).ordered(by: order)
    let wanted = Array(all.prefix(Self.most))
    var outcome = Outcome(rows: [], asked: wanted.count, unasked: all.count - wanted.count)
    let answers = await wanted.mapped(atOnce: Self.width) { showing in await self.hasSeats(showing.id) }
    if Task.isCancelled { throw UpstreamError(.cancelled, "the request was cancelled") }
    var seated: Set<EntityID> = []
    for (showing, answer) in zip(wanted, answers) {
      switch answer {
      case .success(true): seated.insert(showing.id)
      case .success(false): break
      case .failure(let error):
        if error.code == .requestCancelled { throw UpstreamError(.cancelled, "the request was cancelled") }
        // One of a kind is enough: a page has up to sixty.
        if !outcome.faults.contains(where: { $0.error.code == error.code }) {
          outcome.faults.append(ProviderFault(provider: .amc, error: error))
        }
      }
    }
    for var row in rows {
      row.showings.removeAll { !seated.contains($0.id) }
      if !row.showings.isEmpty { outcome.rows.append(row) }
    }
    return outcome
  }

  private func hasSeats(_ id: EntityID) async -> Result<Bool, RPCError> {
    guard let showtime = showtimes.withLock({ $0[id] }) else { return .success(false) }
    var call = call
    // Somebody may have taken the seats of a response of a minute ago.
    if call.context.cacheMode == .default { call.context.cacheMode = .reload }
    do throws(RPCError) {
      let layout = try await call.seatingLayout(of: showtime)
      let isOpen = showtime.obstacle(at: call.now) == nil
      return .success(isOpen && Hall(layout.rows, zones: layout.zones).hasFree(together: size))
    } catch {
      // A showing without reserved seats promises none side by side.
      return error.isNotFound ? .success(false) : .failure(error)
    }
  }
}

extension Hall {
  /// Whether so many seats for everyone are free side by side.
  fileprivate func hasFree(together size: Int) -> Bool {
    rows.contains { row in SeatFinder.runs(in: row.places, accessible: false).contains { $0.count >= size } }
  }
}

extension [Showing] {
  /// In an order of movies, as far as it says something of showings; otherwise in that of their movies.
  fileprivate func ordered(by order: WhatsOnSort) -> [Showing] {
    switch order {
    case .start: ordered { $0.startsAt?.secondsSince1970 ?? .max }
    case .distance: ordered { $0.distanceKilometres ?? .infinity }
    case .price: ordered { $0.total ?? .infinity }
    case .rating, .showings: self
    }
  }
}

/// The pages of a list with the showings alone that have the seats. Page numbers are those of the list.
struct SeatedList<Base: ListSource<MovieShowings>>: ListSource {
  typealias Row = MovieShowings

  let base: Base
  let seats: SeatedShowings
  private let outcomes = SeatOutcomes()

  init(_ base: Base, _ seats: SeatedShowings) {
    self.base = base
    self.seats = seats
  }

  var isLocalized: Bool { base.isLocalized }

  var notes: ListNotes {
    var notes = base.notes
    let own = notes.whenEmpty
    let outcomes = outcomes
    notes.whenEmpty = {
      guard let asked = outcomes[1]?.asked, asked > 0 else { return await own?() ?? EmptyListNote() }
      return EmptyListNote(message: "None of the \(asked.counted("showing")) asked has the seats side by side.")
    }
    return notes
  }

  func pages(_ options: ListOptions, expectedCount: Int?) -> Pages {
    // A limit counts the rows that are left. Nothing is made ahead, because the reader may have enough by then.
    var options = options
    options.limit = nil
    return Pages(base: base.pages(options, expectedCount: 1).makeAsyncIterator(), seats: seats, outcomes: outcomes)
  }

  func page(of rows: RowPage<MovieShowings>, upTo limit: Int) async -> Page<MovieShowings> {
    var page = await base.page(of: rows, upTo: limit)
    page.totalPages = nil
    page.totalResults = nil
    page.facts.totalShowings = nil
    guard let outcome = outcomes[rows.number] else { return page }
    page.facts.seatsAsked = outcome.asked
    page.facts.seatsUnasked = outcome.unasked
    if !outcome.faults.isEmpty { page.facts.faults = (page.facts.faults ?? []) + outcome.faults }
    return page
  }

  struct Pages: AsyncSequence, AsyncIteratorProtocol {
    private var base: Base.Pages.AsyncIterator
    private let seats: SeatedShowings
    private let outcomes: SeatOutcomes

    fileprivate init(base: Base.Pages.AsyncIterator, seats: SeatedShowings, outcomes: SeatOutcomes) {
      self.base = base
      self.seats = seats
      self.outcomes = outcomes
    }

    func makeAsyncIterator() -> Pages { self }

    mutating func next(
      isolation actor: isolated (any Actor)? = #isolation
    ) async throws(PageFailure) -> RowPage<MovieShowings>? {
      guard let page = try await base.next(isolation: actor) else { return nil }
      do throws(UpstreamError) {
        let outcome = try await seats.chosen(of: page.rows)
        outcomes[page.number] = outcome
        var seated = RowPage(
          number: page.number, size: page.size, rows: outcome.rows, hasNext: page.hasNext, provenance: page.provenance)
        seated.unmade = page.unmade
        return seated
      } catch {
        throw PageFailure(page: page.number, error: error)
      }
    }
  }
}

/// What became of the showings of each page.
private final class SeatOutcomes: Sendable {
  private let pages = Mutex<[Int: SeatedShowings.Outcome]>([:])

  subscript(page: Int) -> SeatedShowings.Outcome? {
    get { pages.withLock { $0[page] } }
    set { pages.withLock { $0[page] = newValue } }
  }
}
