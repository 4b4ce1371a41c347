// SPDX-License-Identifier: MIT
import Basics
import Contract
import Database
import JSONRPC

extension LibraryStore {
  /// What happened to the library, for each answer that has to do with it; nil if nothing has, or it is settled.
  var fault: RPCError? { damaged.first.map { RPCError($0) } }

  /// The facts of a list of the library's own rows. A damaged library is not an empty one.
  /// - Parameter message: what an empty list says.
  func facts(ofEmpty message: String) -> ListFacts {
    let fault = fault
    var facts = ListFacts(message: fault?.message ?? message)
    facts.libraryFault = fault
    return facts
  }
}

extension RPCError {
  fileprivate init(_ damage: DamagedLibrary) {
    let message =
      switch damage.kind {
      case .setAside:
        "The library was damaged and set aside as \(damage.path); what was added since is in a new one. "
          + "library/recover brings its entries back"
      case .latestChanges:
        "The library's log was damaged, so its latest changes are missing. What is left of them is in \(damage.path); "
          + "library/recover brings it back"
      }
    self.init(.requestFailed, message) { writer in
      writer.member("hint", "library/recover with from: damaged, backup or nothing")
    }
  }
}

/// `library/recover`.
struct LibraryRecoverer {
  let store: LibraryStore

  /// Enough for all of a large library, and no more than a megabyte.
  private static let mostNamed = 10_000

  func run(_ params: LibraryRecover.Params) async throws -> LibraryRecovery {
    let source = try source(params)
    let damaged = store.damaged.first
    if params.from == .damaged, damaged == nil {
      throw RPCError.notFound(
        "No damaged library was set aside", "from",
        hint: "library/recover with from: backup brings an older copy's entries back")
    }
    let outcome: LibraryRecoveryOutcome
    do throws(DatabaseError) {
      outcome = try await store.recover(from: source)
    } catch {
      guard params.from == .damaged, let damaged, error.kind == .corrupt else { throw RPCError(error) }
      throw unreadable(damaged)
    }
    let entries = try await store.count()
    var recovery = LibraryRecovery(
      restored: outcome.restored, entries: entries, message: message(outcome, source, damaged))
    recovery.fromCopies = outcome.fromCopies.nilIfZero
    recovery.older = named(outcome.older)
    recovery.altered = named(outcome.altered)
    recovery.missing = named(outcome.missing)
    recovery.missingCount = max(outcome.unread, outcome.missing.count).nilIfZero
    if case .copy(let day) = source { recovery.day = Day(day) }
    recovery.kept = outcome.kept.nilIfEmpty
    return recovery
  }

  /// The entries as the answer names them; nil if there are none.
  private func named(_ entries: [StoredEntry]) -> [MissingEntry]? {
    guard !entries.isEmpty else { return nil }
    return entries.prefix(Self.mostNamed).map { entry in
      MissingEntry(id: entry.name, title: entry.title.nilIfEmpty)
    }
  }

  /// - Throws: -32602 for a day without a copy, or a day that is not for a copy.
  private func source(_ params: LibraryRecover.Params) throws(RPCError) -> RecoverySource {
    let days = store.copyDays
    if let day = params.day, params.from != .backup {
      throw .invalidParameter("day", expected: "no \"day\" unless \"from\" is backup", got: day.description)
    }
    switch params.from {
    case .damaged: return .damaged
    case .nothing: return .nothing
    case .backup:
      let known = days.isEmpty ? "there is no copy yet" : "there are copies of \(days.joined(separator: ", "))"
      if let day = params.day {
        guard days.contains(day.description) else {
          throw .invalidParameter("day", expected: "the day of a copy; \(known)", got: day.description)
        }
        return .copy(day: day.description)
      }
      guard let latest = days.first else {
        throw .invalidParameter("from", expected: "\"damaged\" or \"nothing\"; \(known)", got: "backup")
      }
      return .copy(day: latest)
    }
  }

  private func unreadable(_ damaged: DamagedLibrary) -> RPCError {
    let days = store.copyDays
    let hint =
      days.isEmpty
      ? "there is no copy either; from: nothing settles it" : "from: backup has \(Day(days[0])?.reading ?? days[0])"
    return RPCError(.requestFailed, "Nothing of \(damaged.path) can be read") { $0.member("hint", hint) }
  }

  private func message(
    _ outcome: LibraryRecoveryOutcome, _ source: RecoverySource, _ damaged: DamagedLibrary?
  ) -> String {
    let came = "\(outcome.restored.counted("entry", plural: "entries")) came back"
    switch source {
    case .nothing:
      return damaged == nil
        ? "Nothing was set aside, so nothing has changed." : "The library stays as it is; nothing was brought back."
    case .copy(let day):
      let missing = outcome.missing.count
      let later = "\(missing.counted("entry", plural: "entries")) of the damaged library \(missing == 1 ? "is" : "are")"
      return "\(came), as they were when the copy of \(Day(day)?.reading ?? day) was made. "
        + (missing > 0 ? "\(later) not in it." : "What was changed after that is not in it.")
        + older(outcome)
    case .damaged:
      let copied = outcome.fromCopies == 0 ? "" : ", \(outcome.fromCopies) of them from copies"
      let altered = outcome.altered.isEmpty ? "" : ", \(outcome.altered.count) of them with changed bytes; check those"
      let unread =
        switch outcome.unread {
        case 0: "Nothing is known to be missing."
        case outcome.missing.count: "\(outcome.unread) could not be read, and no copy has them."
        default:
          "\(outcome.unread) could not be read, and no copy has them; some of these may have been removed before."
        }
      let log =
        outcome.isOfDamagedLog
        ? " Its log was damaged, and nothing else has its last changes, so some may be missing." : ""
      let files = outcome.unreadFiles.map { " Nothing of \($0) can be read." }.joined()
      return "\(came)\(copied)\(altered). \(unread)\(older(outcome))\(log)\(files)"
    }
  }

  private func older(_ outcome: LibraryRecoveryOutcome) -> String {
    guard let count = outcome.older.count.nilIfZero else { return "" }
    return " \(count.counted("entry is", plural: "entries are")) as before the last changes."
  }
}
