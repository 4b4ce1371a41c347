// SPDX-License-Identifier: MIT
import AMC
import Basics
import Contract
import EndpointCore
import JSONRPC

/// The movies that AMC shows, announces or has on demand.
struct AMCProgramme {
  /// The movies in the order of `views`: those that can be seen soonest come first.
  private(set) var movies: [MovieLikeness] = []
  private(set) var provenance = Provenance.network
  /// The first error of a list that is missing; nil if none is.
  private(set) var error: RPCError?
  /// Whether all lists are missing.
  var isMissing: Bool { missingCount == Self.views.count }
  private var missingCount = 0
  private var availabilities: [EntityID: MovieAvailability] = [:]

  /// Requests all lists at once.
  init(_ call: Call) async {
    let lists = await Self.views.mapped(atOnce: Self.views.count) { await Self.pages(of: $0.view, call) }
    for (view, list) in zip(Self.views, lists) {
      do throws(RPCError) {
        for page in try list.get() { add(page, view.availability) }
      } catch {
        missingCount += 1
        self.error = self.error ?? error
      }
    }
  }

  /// Whether and how AMC shows a movie.
  /// - Parameter id: AMC's id.
  func availability(of id: EntityID) -> MovieAvailability {
    availabilities[id] ?? (error == nil ? .notScheduled : .unknown)
  }

  /// The movies by their titles. AMC's search would find fewer of a film's entries.
  /// - Parameters:
  ///   - others: more movies of AMC's.
  ///   - isIncluded: whether a movie is to be in it.
  func catalogue(with others: [Movie] = [], where isIncluded: (Movie) -> Bool = { _ in true }) -> AMCCatalogue {
    AMCCatalogue(movies.filter { isIncluded($0.movie) } + others.map { MovieLikeness($0) })
  }

  private mutating func add(_ page: RowPage<Movie>, _ availability: MovieAvailability) {
    provenance = provenance.lessFresh(page.provenance)
    for movie in page.rows where movie.isPrivateRental != true && availabilities[movie.id] == nil {
      availabilities[movie.id] = availability
      movies.append(MovieLikeness(movie))
    }
  }

  private static let views: [(view: AMCView<Movie>, availability: MovieAvailability)] = [
    (.nowPlaying, .playing), (.advanceTickets, .advanceTickets), (.comingSoon, .comingSoon), (.onDemand, .onDemand),
  ]

  /// The most pages of a list to request. A list has a few hundred movies; the limit is for one that never ends.
  private static let mostPages = 20

  private static func pages(of view: AMCView<Movie>, _ call: Call) async -> Result<[RowPage<Movie>], RPCError> {
    let list = ListPages(
      AMCList(view, pageSize: 100), client: call.amc.client, context: call.silentContext, expectedCount: mostPages)
    var pages: [RowPage<Movie>] = []
    do throws(PageFailure) {
      for try await page in list {
        pages.append(page)
        if pages.count == mostPages { break }
      }
      return .success(pages)
    } catch {
      return .failure(RPCError(error.error))
    }
  }
}

extension MovieAvailability {
  /// A movie that can be seen sooner has a lower rank.
  var rank: Int {
    switch self {
    case .playing: 0
    case .advanceTickets: 1
    case .comingSoon: 2
    case .onDemand: 3
    case .notScheduled, .notAtAMC, .unknown: 4
    }
  }
}
