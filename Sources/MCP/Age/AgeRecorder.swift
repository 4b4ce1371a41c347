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
    /// The offset of the first theatre's clock.
    var utcOffset: UTCOffset?
  }

  private let contract: any ContractCaller
  private let state = Mutex(State())

  init(_ contract: any ContractCaller) { self.contract = contract }

  func result(of method: String, _ params: RawJSON, _ observer: LocalObserver) async throws(RPCError) -> ContractValue? {
    let observer = observer.mapped { part in
      self.note(part, of: method)
      return part
    }
    let result = try await contract.result(of: method, params, observer)
    if let result { note(result, of: method) }
    return result
  }

  /// The age of an answer based on all results so far; nil if all of them are new.
  var age: AnswerAge? {
    get async {
      let state = state.withLock { $0 }
      guard let seconds = state.stale ?? state.showtimes ?? state.other else { return nil }
      let now = try? await contract.now()
      return AnswerAge(
        seconds: seconds, isStale: state.stale != nil, silent: state.silent, now: now, utcOffset: state.utcOffset)
    }
  }

  private func note(_ answer: ContractValue, of method: String) {
    let offset = ((answer as? any AnyPage)?.rows.first ?? answer).utcOffset
    state.withLock { state in
      state.utcOffset = state.utcOffset ?? offset
      // An age of zero counts as new.
      guard let dated = answer as? any Dated, let age = dated.ageSeconds, age > 0 else { return }
      if dated.stale == true {
        state.stale = max(state.stale ?? 0, age)
        for provider in RawJSON(writing: answer).value.sources where !state.silent.contains(provider) {
          state.silent.append(provider)
        }
      } else if method.hasPrefix("showtimes/") {
        state.showtimes = max(state.showtimes ?? 0, age)
      } else {
        state.other = max(state.other ?? 0, age)
      }
    }
  }
}

extension JSONWritable {
  /// The offset of a theatre's clock from UTC; nil for a value without one.
  fileprivate var utcOffset: UTCOffset? {
    switch self {
    case let theatre as Theatre: theatre.utcOffset
    case let showtime as Showtime: showtime.startsAtLocal?.offset
    case let film as MovieShowings: film.showings.first?.startsAtLocal?.offset
    case let plan as ShowtimePlan: plan.showtime.startsAtLocal?.offset
    default: nil
    }
  }
}
