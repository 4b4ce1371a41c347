// SPDX-License-Identifier: MIT
import Contract
import JSON
import JSONRPC

/// A film with what AMC does with it.
struct FoundFilm: Sendable {
  let details: FilmDetails
  let availability: Availability
  /// False if tickets go on sale later than now; nil if it is not known when.
  let isOnSale: Bool?

  /// The one to go on with: AMC's where it has the film.
  var id: String { details.ids.first { $0.hasPrefix("amc:") } ?? details.id }

  init(_ details: FilmDetails, _ schedule: AMCSchedule) {
    self.details = details
    availability = schedule.availability(of: details)
    isOnSale = schedule.now.flatMap { now in details.onlineTicketsAt.map { $0.prefix(19) <= now.prefix(19) } }
  }
}

/// Finds films at both providers at once.
struct FilmSearch: Sendable {
  /// Rows that are asked of each provider.
  private static let mostRows = 20

  let contract: any ContractCaller
  let progress: ProgressReporter

  struct Outcome: Sendable {
    /// The likeliest first.
    let films: [FoundFilm]
    /// Which provider could not be asked, and why; nil if both could.
    let note: String?
  }

  func find(_ query: String, year: Int?, limit: Int) async throws(RPCError) -> Outcome {
    await progress.report(0, of: 3, "Searching AMC and TMDB")
    async let schedule = AMCSchedule(contract: contract)
    async let atAMC = rows(query, year: nil, provider: "amc")
    async let atTMDB = rows(query, year: year, provider: "tmdb")
    let (amc, tmdb) = await (atAMC, atTMDB)
    if case .failure(let error) = amc, case .failure = tmdb { throw error }
    let known = await schedule
    await progress.report(1, of: 3, "Putting together what they know")
    let theirs = (try? tmdb.get()) ?? []
    let ours = (try? amc.get()) ?? []
    let own = amcEntries(ours.isEmpty && theirs.isEmpty ? known.films(titled: query) : ours, theirs, known, year: year)
    let linked = await FilmLookup(contract: contract).details(of: own.prefix(limit).map(\.id))
    await progress.report(2, of: 3, "Choosing the likeliest")
    let films = merge(own.map { linked[$0.id] ?? $0 }, theirs).map { FoundFilm($0, known) }
      .sorted { rank($0, query) < rank($1, query) }
    await progress.report(3, of: 3, TextValue.count(films.count, "film"))
    return Outcome(films: Array(films.prefix(limit)), note: note(amc, tmdb, known))
  }

  /// What is known to be at AMC, and AMC's entries of what only TMDB's has.
  private func amcEntries(
    _ amc: [FilmDetails], _ tmdb: [FilmDetails], _ schedule: AMCSchedule, year: Int?
  ) -> [FilmDetails] {
    let found = amc.filter { film in year.map { film.year == "\($0)" } ?? true }
    let ids = Set(found.map(\.id))
    return found + tmdb.compactMap { schedule.entry(of: $0) }.filter { !ids.contains($0.id) }
  }

  /// The film of an id.
  func film(_ id: EntityReference) async throws(RPCError) -> Outcome {
    async let schedule = AMCSchedule(contract: contract)
    guard let details = FilmDetails(try await FilmLookup(contract: contract).movie(id.description)) else {
      throw .notFound("There is no film \(id)")
    }
    let known = await schedule
    return Outcome(films: [FoundFilm(details, known)], note: known.complaint)
  }

  /// Without being remembered: this search is the model's, not the person's.
  private func rows(_ query: String, year: Int?, provider: String) async -> Result<[FilmDetails], RPCError> {
    let params = RawJSON {
      $0.object { writer in
        writer.member("query", query)
        writer.member("year", year)
        writer.member("provider", provider)
        writer.member("remember", false)
        writer.member("pageSize", Self.mostRows)
      }
    }
    do throws(RPCError) {
      return .success(try await contract.call("search/movies", params).list("items").compactMap(FilmDetails.init))
    } catch {
      return .failure(error)
    }
  }

  /// TMDB's films that AMC doesn't have are added to AMC's. They are the same by id, or else by title and about the
  /// year.
  private func merge(_ amc: [FilmDetails], _ tmdb: [FilmDetails]) -> [FilmDetails] {
    let ids = Set(amc.flatMap(\.ids))
    return amc
      + tmdb.filter { film in
        !ids.contains(film.id)
          && !amc.contains { own in
            let isLinked = own.ids.contains { $0.hasPrefix("tmdb:") }
            return !isLinked && own.isLike(film)
          }
      }
  }

  /// The exact title before one that begins so, what can be seen before what can't, the known before the unknown.
  private func rank(_ film: FoundFilm, _ query: String) -> (Int, Int, Double) {
    let title = film.details.title.bare
    let wanted = query.bare
    let likeness = title == wanted ? 0 : title.hasPrefix(wanted) ? 1 : 2
    return (likeness, film.availability.rank, -(film.details.popularity ?? 0))
  }

  private func note(
    _ amc: Result<[FilmDetails], RPCError>, _ tmdb: Result<[FilmDetails], RPCError>, _ schedule: AMCSchedule
  ) -> String? {
    if case .failure(let error) = amc { return "AMC could not be asked. " + CompactText.text(of: error) }
    if case .failure(let error) = tmdb {
      return "TMDB could not be asked, so ratings are missing. " + CompactText.text(of: error)
    }
    return schedule.complaint
  }
}
