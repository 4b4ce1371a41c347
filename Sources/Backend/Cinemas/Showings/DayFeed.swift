// SPDX-License-Identifier: MIT
import Basics
import Contract
import EndpointCore
import JSONRPC
import Synchronization

/// The rows of a programme by day, which are there as soon as their day is.
///
///     theatre's day ─▶ take ─▶ (the theatres of a day and of the next one have answered) ─▶ rows ─▶ DayPages
final class DayFeed: Sendable {
  private struct State {
    var arrived: [TheatreDays.Part: Result<TheatreDay, UpstreamError>] = [:]
    /// Those of the days so far.
    var rows: [MovieShowings] = []
    /// The number of days whose rows are there.
    var dayCount = 0
    var provenance: Provenance
    /// Nil until all days are there.
    var facts: ListFacts?
    /// Why there are no further rows.
    var failure: RPCError?
    var dayFailure: UpstreamError?
  }

  /// The rows so far.
  struct Rows {
    let rows: [MovieShowings]
    let isComplete: Bool
    let provenance: Provenance
  }

  private let outline: ProgrammeOutline
  /// Orders the rows of a day.
  private let ordered: RowOrder
  private let state: Mutex<State>
  /// Signals new rows. Signals that arrive before the reader resumes are merged into one.
  private let (signals, signaller) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))

  /// - Parameter ordered: orders the rows of a day.
  init(_ outline: ProgrammeOutline, _ ordered: @escaping RowOrder) {
    self.outline = outline
    self.ordered = ordered
    state = Mutex(State(provenance: outline.provenance))
  }

  /// The members of a page: those of the whole programme once it is known.
  var facts: ListFacts { state.withLock { $0.facts } ?? outline.facts }

  /// Explains an empty list when the whole programme is known.
  var notes: ListNotes {
    var notes = ListNotes(outline.facts)
    notes.remark = outline.remark
    notes.whenEmpty = { EmptyListNote(message: self.facts.message) }
    return notes
  }

  /// Takes a theatre's day.
  func take(_ part: TheatreDays.Part, _ outcome: Result<TheatreDay, UpstreamError>) {
    state.withLock { state in
      state.arrived[part] = outcome
      while state.dayCount < outline.days.count, let lists = lists(of: state.dayCount, state) {
        add(lists, to: &state)
      }
    }
    signaller.yield()
  }

  /// Requests the programme; its end is that of the rows.
  func fill(_ programme: () async throws -> ProgrammeRequest.Programme) async {
    do {
      let facts = try await programme().facts
      state.withLock { $0.facts = facts }
    } catch let error as RPCError {
      state.withLock { $0.failure = error }
    } catch {
      state.withLock { $0.failure = RPCError(.cancelled) }
    }
    signaller.finish()
  }

  /// Returns when there is a row, or none will come.
  /// - Throws: the error of a programme of which nothing can be had.
  func begin() async throws(RPCError) {
    await wait { !$0.rows.isEmpty }
    if let failure = state.withLock({ $0.rows.isEmpty ? $0.failure : nil }) { throw failure }
  }

  /// The rows, at least so many if there are.
  /// - Throws: the error of a day that no theatre has answered for.
  func rows(atLeast count: Int) async throws(UpstreamError) -> Rows {
    await wait { $0.rows.count >= count || $0.dayFailure != nil }
    let state = state.withLock { $0 }
    if state.rows.count < count {
      if let failure = state.dayFailure { throw failure }
      guard state.facts != nil else { throw UpstreamError(.cancelled, "the request was cancelled") }
    }
    return Rows(
      rows: state.rows, isComplete: state.facts != nil && state.dayFailure == nil, provenance: state.provenance)
  }

  private func wait(until isReady: (State) -> Bool) async {
    guard !state.withLock({ isReady($0) || $0.facts != nil || $0.failure != nil }) else { return }
    for await _ in signals where state.withLock({ isReady($0) }) { return }
  }

  /// The lists of a day and of the next one, which may have the showings after midnight; nil if some are missing.
  private func lists(of day: Int, _ state: State) -> [Result<TheatreDay, UpstreamError>]? {
    let parts = outline.parts.filter { $0.day == day || $0.day == day + 1 }
    let lists = parts.compactMap { state.arrived[$0] }
    return lists.count == parts.count ? lists : nil
  }

  /// Adds the rows of the next day.
  private func add(_ lists: [Result<TheatreDay, UpstreamError>], to state: inout State) {
    let day = outline.days.first.adding(days: state.dayCount)
    state.dayCount += 1
    let own = lists.prefix(outline.theatres.count)
    if case .failure(let error)? = own.first, own.allSatisfy({ if case .failure = $0 { true } else { false } }) {
      // Rows after a gap would be on other pages once the day can be had.
      state.dayFailure = error
      state.dayCount = outline.days.count
      return
    }
    let found = lists.compactMap { try? $0.get() }
    let showtimes = found.flatMap(\.showtimes).unique(by: \.id)
    for list in found { state.provenance = state.provenance.lessFresh(list.provenance) }
    let programme = DayProgramme(of: showtimes, outline.filter, at: outline.theatres, by: .day)
    state.rows += ordered(programme.movies.filter { $0.date == day }, day)
  }
}

/// The pages of a `DayFeed`. Totals are known when its last day is.
struct DayPages: ListSource {
  typealias Row = MovieShowings

  let feed: DayFeed
  let notes: ListNotes
  /// Completes the rows of a page.
  /// - Parameters:
  ///   - all: the rows so far, those of further pages among them.
  ///   - known: the movies that were looked up for earlier pages.
  let complete:
    @Sendable (_ rows: [MovieShowings], _ all: [MovieShowings], _ known: inout MovieLookup.Known) async ->
      [MovieShowings]

  var isLocalized: Bool { true }

  func pages(_ options: ListOptions, expectedCount: Int?) -> Pages { Pages(list: self, options: options) }

  func page(of rows: RowPage<MovieShowings>, upTo limit: Int) async -> Page<MovieShowings> {
    Page(rows, items: Rows(rows.rows(upTo: limit)), feed.facts)
  }

  struct Pages: AsyncSequence, AsyncIteratorProtocol {
    private let list: DayPages
    private let size: Int
    private let first: Int
    private var number: Int
    private var known = MovieLookup.Known()

    fileprivate init(list: DayPages, options: ListOptions) {
      self.list = list
      size = options.pageSize
      first = options.page
      number = options.page
    }

    func makeAsyncIterator() -> Pages { self }

    mutating func next(
      isolation actor: isolated (any Actor)? = #isolation
    ) async throws(PageFailure) -> RowPage<MovieShowings>? {
      let start = PageArithmetic.start(of: number, size: size)
      let (end, overflows) = start.addingReportingOverflow(size + 1)
      let found: DayFeed.Rows
      do throws(UpstreamError) {
        // One more shows whether there is another page.
        found = try await list.feed.rows(atLeast: overflows ? .max : end)
      } catch {
        throw PageFailure(page: number, error: error)
      }
      let rows = Array(found.rows.dropFirst(start).prefix(size))
      guard !rows.isEmpty || number == first else { return nil }
      // A row that is gone keeps its place.
      defer { number += 1 }
      return RowPage(
        number: number, size: size, rows: await list.complete(rows.filter(\.isShown), found.rows, &known),
        totalRows: found.isComplete ? found.rows.count : nil, hasNext: !rows.isEmpty && found.rows.count > start + size,
        provenance: found.provenance)
    }
  }
}
