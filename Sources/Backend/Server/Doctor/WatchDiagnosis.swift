// SPDX-License-Identifier: MIT
import Basics
import Contract
import Database
import Platform

/// Checks the watches: whether their file can be read, whether a process polls them, and which of them fail.
struct WatchDiagnosis: Sendable {
  private let watches: WatchServices
  private let settings: Settings

  init(_ backend: Backend) {
    watches = backend.watches
    settings = backend.services.settings
  }

  private var store: WatchStore { watches.store }
  /// How many failing watches are named.
  private static let named = 3

  /// Opens the file if it exists; sends no request.
  func run() async -> [Finding] {
    do throws(DatabaseError) {
      guard let lease = try await store.lease() else { return [Finding("watches", .good, "nothing is watched")] }
      var count = 0
      var active = 0
      var failing: [LoadedWatch] = []
      try await store.visit { row in
        count += 1
        guard row.status == .active else { return }
        active += 1
        if row.failures > 0, let watch = LoadedWatch(row) { failing.append(watch) }
      }
      let health = failing.prefix(Self.named).map { watch in
        let reason = Watch(watch).failure?.message ?? "the reason is not known"
        return Finding("watches", .notable, "\(watch.id) (\(watch.definition.name)) fails: \(reason.asSentence)")
      }
      let more = failing.count - health.count
      return [polling(lease, count: count, active: active)] + health
        + (more > 0 ? [Finding("watches", .notable, "\(more) more fail")] : [])
    } catch {
      return [Finding("watches", .wrong, "\(settings.stateFolder)/watches.sqlite: \(error.message)")]
    }
  }

  private func polling(_ lease: WatchLease, count: Int, active: Int) -> Finding {
    let counts = "\(count.counted("watch", plural: "watches")), \(active) active"
    guard active > 0 else { return Finding("watches", .good, counts) }
    guard let holder = lease.holder.map(ProcessMark.init(text:)), !holder.isGone else {
      return Finding("watches", .notable, "\(counts), and no process checks them; marquee watch does")
    }
    let process = "process \(holder.number)"
    let age = Instant.now.secondsSince1970.subtractingReportingOverflow(lease.beatAt).partialValue
    guard age > Int(LeaseObserver.timeout.components.seconds) else {
      return Finding("watches", .good, "\(counts); \(process) checks them")
    }
    let silence = "\(process), which checks them, has been silent for \(age) s"
    return Finding("watches", .notable, "\(counts); \(silence); another one that runs takes over")
  }
}
