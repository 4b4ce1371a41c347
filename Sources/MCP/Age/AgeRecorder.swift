// SPDX-License-Identifier: MIT
import Basics
import Contract
import JSON
import JSONRPC
import Synchronization

/// Forwards calls to the contract and records the age of the results, so that every tool and every resource can report
/// the age of its answer without code of its own.
final class AgeRecorder: ContractCaller {
  private struct State {
    /// The age of the oldest stale result, in seconds.
    var stale: Int?
    /// The providers that could not be reached.
    var silent: [Provider] = []
    /// The age of the oldest result with showtimes, which change within minutes, unlike a film's details.
    var showtimes: Int?
    /// The age of the oldest other result.
    var other: Int?
    /// The first result of each kind that tells a theatre's clock.
    var local: [ResultModel: JSONValue] = [:]
  }

  private let contract: any ContractCaller
  private let state = Mutex(State())

  init(_ contract: any ContractCaller) { self.contract = contract }

  func call(
    _ method: String, _ params: RawJSON, onPage: (@Sendable (JSONValue) async -> PageDemand)?
  ) async throws(RPCError) -> RawJSON {
    var noting: (@Sendable (JSONValue) async -> PageDemand)?
    if let onPage {
      noting = { part in
        self.note(part, of: method)
        return await onPage(part)
      }
    }
    let result = try await contract.call(method, params, onPage: noting)
    note(result.value, of: method)
    return result
  }

  /// The age of an answer based on all results so far; nil if all of them are new.
  var age: AnswerAge? {
    get async {
      let state = state.withLock { $0 }
      guard let seconds = state.stale ?? state.showtimes ?? state.other else { return nil }
      let now = try? await contract.now()
      return AnswerAge(
        seconds: seconds, isStale: state.stale != nil, silent: state.silent, now: now,
        utcOffset: state.local.lazy.compactMap { TheatreClock.utcOffset($0.key, $0.value) }.first)
    }
  }

  private func note(_ answer: JSONValue, of method: String) {
    state.withLock { state in
      let model = ResultModel.of(method)
      if TheatreClock.isTold(by: model), state.local[model] == nil { state.local[model] = answer }
      // An age of zero counts as new.
      guard let freshness = try? answer.read(Freshness.self), let age = freshness.ageSeconds, age > 0 else { return }
      if freshness.stale == true {
        state.stale = max(state.stale ?? 0, age)
        for provider in answer.sources where !state.silent.contains(provider) { state.silent.append(provider) }
      } else if method.hasPrefix("showtimes/") {
        state.showtimes = max(state.showtimes ?? 0, age)
      } else {
        state.other = max(state.other ?? 0, age)
      }
    }
  }
}

/// What an answer tells of a theatre's clock. It is read only if an age is to be told, which is rare.
private enum TheatreClock {
  static func isTold(by model: ResultModel) -> Bool { readers[model.name] != nil }

  /// The offset of the theatre's clock, or of the first of several.
  static func utcOffset(_ model: ResultModel, _ answer: JSONValue) -> UTCOffset? {
    let row = model.isList ? (try? answer.read(Page<RawJSON>.self))?.items.values.first?.value : answer
    return row.flatMap { readers[model.name]?($0) }
  }

  private static let readers: [String: @Sendable (JSONValue) -> UTCOffset?] = [
    "Theatre": { (try? $0.read(Theatre.self))?.utcOffset },
    "Showtime": { (try? $0.read(Showtime.self))?.startsAtLocal?.offset },
    "MovieShowings": { row in
      let showings = (try? row.read(MovieShowings.self))?.showings
      return showings?.first?.startsAtLocal?.offset
    },
    "ShowtimePlan": { answer in
      let showtime = (try? answer.read(ShowtimePlan.self))?.showtime
      return showtime?.startsAtLocal?.offset
    },
  ]
}
