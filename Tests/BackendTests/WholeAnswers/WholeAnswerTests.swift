// SPDX-License-Identifier: MIT
import Contract
import FaultServer
import JSON
import Testing

/// From an upstream's responses to the result that the client gets.
///
/// The tests that no upstream value is lost can't notice that a field is left out or mixed up with another: its value
/// is then still there, under the provider's key or under another name.
@Suite("A whole answer", .timeLimit(.minutes(5)))
struct WholeAnswerTests {
  @Test("has every field, from the upstream's member that it is meant to be", arguments: WholeAnswer.all)
  func whole(_ whole: WholeAnswer) async throws {
    let upstream = try FaultServer()
    for (path, json) in whole.upstream { upstream.on(path, .json(json)) }
    let client = try TestClient([
      "MARQUEE_AMC_URL": upstream.url + "/amc", "MARQUEE_AMC_KEY": "amc-key",
      "MARQUEE_TMDB_URL": upstream.url + "/tmdb", "MARQUEE_TMDB_TOKEN": "v4.token",
      "MARQUEE_PIXABAY_URL": upstream.url + "/pixabay/", "MARQUEE_PIXABAY_KEY": "pixabay-key",
      "MARQUEE_TMDB_IMAGE_URL": "https://image.tmdb.org/t/p/",
    ])
    let result = try await client.result(whole.method, whole.params)
    await client.finish()
    #expect(differences(try JSONValue(parsing: whole.result), result) == [])
  }

  /// A new field of the contract fails here until an upstream response above has it, or until it is declared that the
  /// provider never provides it.
  @Test("is asserted for every field of the contract", arguments: [Provider.amc, .tmdb, .pixabay])
  func fields(_ provider: Provider) throws {
    let (answers, neverTold) = WholeAnswer.answers(of: provider)
    // The age of a result, its attempts, the end of a stream and what a page says of its place, its missing
    // parts and what may have been meant, what the user's library and services have of a film, and imports, have
    // tests of their own; only the local index tells a year without a day.
    let other: Set = [
      "ageSeconds", "stale", "attempts", "duplicates", "Summary", "linkFault", "Page.place", "Page.date", "Page.dates",
      "Movie.availability", "Page.faults", "Page.totalShowings", "Page.privateRentals", "Page.didYouMean",
      "Page.searchedFor", "SearchedFor", "Page.partySize", "settingsUsed",
      "Movie.year", "Show.year", "Page.hidden", "Page.libraryFault", "Movie.library", "Movie.libraryFault",
      "Show.library", "Show.libraryFault", "MovieShowings.library", "MovieShowings.libraryFault",
      "PersonCredit.library", "PersonCredit.libraryFault", "LibraryEntry", "Page.imported", "ImportCounts",
      "Page.assumed", "ImportAssumption", "Page.unknownCount", "Page.titleMatch", "Page.known", "Page.of",
      "Page.untilDate", "Page.seatsAsked", "Page.seatsUnasked", "Page.basis",
      "Movie.onMine", "Show.onMine", "WatchProviders.onMine", "WatchProvider.mine", "presentation",
    ]
    let fields = ContractFields(ignored: neverTold.union(other))
    var all: Set<String> = []
    var asserted: Set<String> = []
    for answer in answers {
      all.formUnion(try fields.all(of: answer.method))
      asserted.formUnion(try fields.present(in: JSONValue(parsing: answer.result), of: answer.method))
    }
    #expect(all.count > 20)
    #expect(all.subtracting(asserted).sorted() == [])
    // A field that is declared as never provided must not occur in any result.
    let strict = ContractFields(ignored: other)
    var told: Set<String> = []
    for answer in answers {
      told.formUnion(try strict.present(in: JSONValue(parsing: answer.result), of: answer.method))
    }
    #expect(told.intersection(neverTold).sorted() == [])
    #expect(Set(told.compactMap { $0.split(separator: ".").first.map(String.init) }).isDisjoint(with: neverTold))
  }

  /// The JSON Pointers of the differences, with both values.
  private func differences(_ expected: JSONValue?, _ actual: JSONValue?, at pointer: String = "") -> [String] {
    guard let expected, let actual, expected.kind == actual.kind else {
      let (expected, actual) = (expected?.raw.description ?? "nothing", actual?.raw.description ?? "nothing")
      return ["\(pointer): \(actual) instead of \(expected)"]
    }
    switch expected.kind {
    case .object:
      let names = Set(expected.members.map(\.name)).union(actual.members.map(\.name))
      return names.sorted().flatMap { differences(expected[$0], actual[$0], at: "\(pointer)/\($0)") }
    case .array:
      return (0..<max(expected.count, actual.count)).flatMap {
        differences(expected[$0], actual[$0], at: "\(pointer)/\($0)")
      }
    case .number where expected.double == actual.double: return []
    default:
      return expected.raw == actual.raw ? [] : ["\(pointer): \(actual.raw) instead of \(expected.raw)"]
    }
  }
}
