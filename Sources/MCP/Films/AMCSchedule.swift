import JSON
import JSONRPC
import Synchronization

/// Whether a film can be seen at AMC.
enum Availability: String, Sendable, Hashable {
  case playing, advanceTickets, comingSoon, notScheduled, notAtAMC
  /// AMC could not be asked.
  case unknown

  /// What can be seen sooner comes first.
  var rank: Int {
    switch self {
    case .playing: 0
    case .advanceTickets: 1
    case .comingSoon: 2
    case .notScheduled, .notAtAMC, .unknown: 3
    }
  }
}

/// Which films AMC shows, and which it will.
struct AMCSchedule: Sendable {
  /// The ids of each list; nil where it could not be had.
  private let playing: Set<String>?
  private let advance: Set<String>?
  private let coming: Set<String>?
  private let error: RPCError?
  /// What time it is, in UTC; nil if nobody knows.
  let now: String?

  init(contract: any ContractCaller) async {
    async let playing = Self.ids("movies/nowPlaying", contract)
    async let advance = Self.ids("movies/advanceTickets", contract)
    async let coming = Self.ids("movies/comingSoon", contract)
    async let status = try? contract.call("server/status")
    let lists = await (playing, advance, coming)
    self.playing = try? lists.0.get()
    self.advance = try? lists.1.get()
    self.coming = try? lists.2.get()
    now = await status?["now"]?.string
    error = [lists.0, lists.1, lists.2].lazy.compactMap(\.failure).first
  }

  func availability(of film: FilmDetails) -> Availability {
    guard let id = film.ids.first(where: { $0.hasPrefix("amc:") }) else {
      return playing == nil ? .unknown : .notAtAMC
    }
    if playing?.contains(id) == true { return .playing }
    if advance?.contains(id) == true { return .advanceTickets }
    if coming?.contains(id) == true { return .comingSoon }
    return error == nil ? .notScheduled : .unknown
  }

  /// Why some of it is unknown; nil if nothing is.
  var complaint: String? {
    error.map { "What AMC shows could not be found out. " + CompactText.text(of: $0) }
  }

  private static func ids(_ method: String, _ contract: any ContractCaller) async -> Result<Set<String>, RPCError> {
    let ids = Mutex<Set<String>>([])
    do throws(RPCError) {
      let params = RawJSON { $0.object { $0.member("pageSize", 100) } }
      _ = try await contract.call(method, params) { page in
        ids.withLock { $0.formUnion(page.list("items").compactMap { $0["id"]?.string }) }
        return .more
      }
      return .success(ids.withLock { $0 })
    } catch {
      return .failure(error)
    }
  }
}

extension Result {
  fileprivate var failure: Failure? {
    if case .failure(let error) = self { error } else { nil }
  }
}
