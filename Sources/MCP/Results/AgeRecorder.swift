// SPDX-License-Identifier: MIT
import Basics
import Contract
import JSON
import JSONRPC
import Providers
import Synchronization

/// Forwards calls to the contract and records the age of the results, and damage of the user's library, so that every
/// tool and every resource can report them without code of its own.
final class AgeRecorder: ContractCaller {
  private struct State {
    /// The age of the oldest stale result, in seconds.
    var stale: Int?
    /// The providers of the stale results: they didn't answer.
    var silent: [Provider] = []
    /// The age of the oldest result of `showtimes/…`. Showtimes change within minutes, a film's details don't.
    var showtimes: Int?
    /// The age of the oldest other result.
    var other: Int?
    /// The offset of a theatre's clock, from the first result that has one.
    var utcOffset: UTCOffset?
    /// What happened to the user's library, from the first result that says it.
    var libraryFault: String?
  }

  private let contract: any ContractCaller
  private let state = Mutex(State())

  init(_ contract: any ContractCaller) { self.contract = contract }

  func result(of method: String, _ params: RawJSON, _ observer: LocalObserver) async throws(RPCError) -> ContractValue?
  {
    let observer = observer.mapped { part in
      self.record(part, of: method)
      return part
    }
    let result = try await contract.result(of: method, params, observer)
    if let result { record(result, of: method) }
    return result
  }

  func presented(_ answer: RawJSON, of method: String, _ params: RawJSON) -> RawJSON? {
    contract.presented(answer, of: method, params)
  }

  /// A note on the age of the results so far, such as `As of 19:40; AMC is not answering.`, or `3 minutes old.` if no
  /// theatre's clock is known. The age is that of the oldest stale result, or else of the oldest showtimes, or else of
  /// the oldest other result. Nil if nothing is stale and the age is less than a minute.
  var ageNote: String? {
    get async {
      let state = state.withLock { $0 }
      guard let seconds = state.stale ?? state.showtimes ?? state.other, state.stale != nil || seconds >= 60 else {
        return nil
      }
      var time = "\(TextValue.duration(seconds)) old"
      if let offset = state.utcOffset, let now = try? await contract.now() {
        time = "As of \(LocalClock(now: now, offset: offset).time(secondsAgo: seconds))"
      }
      return time + (state.stale != nil ? "; \(state.silent.silence)." : ".")
    }
  }

  /// What happened to the user's library, if a result says it.
  var libraryNote: String? { state.withLock(\.libraryFault) }

  private func record(_ result: ContractValue, of method: String) {
    let offset = ((result as? any AnyPage)?.rows.first ?? result).utcOffset
    state.withLock { state in
      state.utcOffset = state.utcOffset ?? offset
      state.libraryFault = state.libraryFault ?? (result as? any LibraryDependent)?.libraryFault?.message
      // A result of age 0 needs no note.
      guard let dated = result as? any Dated, let age = dated.ageSeconds, age > 0 else { return }
      if dated.stale == true {
        state.stale = max(state.stale ?? 0, age)
        for provider in RawJSON(writing: result).value.sources where !state.silent.contains(provider) {
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

/// A result that says what happened to the user's library.
private protocol LibraryDependent {
  var libraryFault: RPCError? { get }
}

extension Page: LibraryDependent {
  fileprivate var libraryFault: RPCError? { facts.libraryFault }
}
extension Summary: LibraryDependent {
  fileprivate var libraryFault: RPCError? { facts.libraryFault }
}
extension Movie: LibraryDependent {}
extension Show: LibraryDependent {}
extension LibraryRow: LibraryDependent {}
extension LibraryRemoval: LibraryDependent {}
extension ExportReport: LibraryDependent {}
extension CalendarFile: LibraryDependent {}

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

extension String {
  /// The text after a note on its age. The note comes first because some hosts cut off the end.
  func dated(_ note: String?) -> String { note.map { "(\($0))\n\(self)" } ?? self }
}

extension RawJSON {
  /// The object with the note on its age as its first member, `asOf`. Values other than objects stay as they are.
  func dated(_ note: String?) -> RawJSON {
    guard let note, value.kind == .object else { return self }
    return RawJSON { writer in
      writer.object { writer in
        writer.member("asOf", note)
        for (name, value) in value.members { writer.member(name, value) }
      }
    }
  }
}
