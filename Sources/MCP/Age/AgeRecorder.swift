// SPDX-License-Identifier: MIT
import Contract
import JSON
import JSONRPC
import Synchronization

/// Passes calls on to the contract and notes how old the answers are, so that what was made of them can say it: every
/// tool and every resource does, without a line of its own.
final class AgeRecorder: ContractCaller {
  private struct State {
    /// The oldest answer that stands in for a provider.
    var stale: Int?
    /// The providers that could not be asked.
    var silent: [Provider] = []
    /// The oldest answer about showtimes: they, and not the details of a film, age within minutes.
    var showtimes: Int?
    /// The oldest of all others.
    var other: Int?
    /// The clock of the place that the answers are of.
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

  /// How old an answer is that was made of all that was given so far; nil if everything is new.
  var age: AnswerAge? {
    get async {
      let state = state.withLock { $0 }
      guard let seconds = state.stale ?? state.showtimes ?? state.other else { return nil }
      let now = (try? await contract.call("server/status"))?["now"]?.string
      return AnswerAge(
        seconds: seconds, isStale: state.stale != nil, silent: state.silent, now: now, utcOffset: state.utcOffset)
    }
  }

  private func note(_ answer: JSONValue, of method: String) {
    let thing = answer["items"]?[0] ?? answer
    state.withLock { state in
      state.utcOffset = state.utcOffset ?? thing.utcOffset
      // What is a second old is as good as new.
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
  /// Of a theatre, or of a time at one.
  fileprivate var utcOffset: String? {
    if let offset = self["utcOffset"]?.string { return offset }
    let end = self["startsAtLocal"]?.string.map { String($0.suffix(6)) }
    return end.flatMap { $0.hasPrefix("+") || $0.hasPrefix("-") ? $0 : nil }
  }
}
