// SPDX-License-Identifier: MIT
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
    /// The UTC offset of the place that the results are about.
    var utcOffset: String?
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
        seconds: seconds, isStale: state.stale != nil, silent: state.silent, now: now, utcOffset: state.utcOffset)
    }
  }

  private func note(_ answer: JSONValue, of method: String) {
    let row = answer["items"]?[0] ?? answer
    let thing = row["showings"]?[0] ?? row["showtime"] ?? row
    state.withLock { state in
      state.utcOffset = state.utcOffset ?? thing.utcOffset
      // An age of zero counts as new.
      guard let age = answer["ageSeconds"]?.integer, age > 0 else { return }
      if answer["stale"]?.boolean == true {
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

extension JSONValue {
  /// The UTC offset in a theatre or a showtime.
  fileprivate var utcOffset: String? {
    if let offset = self["utcOffset"]?.string { return offset }
    let end = self["startsAtLocal"]?.string.map { String($0.suffix(6)) }
    return end.flatMap { $0.hasPrefix("+") || $0.hasPrefix("-") ? $0 : nil }
  }
}
