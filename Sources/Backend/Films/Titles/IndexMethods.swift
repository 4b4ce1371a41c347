// SPDX-License-Identifier: MIT
import Basics
import Contract
import JSONRPC

/// `index/…`: the local index of titles, which `suggestions/complete` searches.
struct IndexMethods {
  let services: Services
  let titles: TitleServices

  func register(in router: inout Router) {
    router.handle(IndexUpdate.self, services) { params, call in
      if !services.settings.isSandbox { try await IndexRenewal(call: call, titles: titles).run(params) }
      var report = await report(until: call.deadline)
      if let kinds = params.kinds { report.indexes.removeAll { !kinds.contains($0.kind) } }
      return report
    }
    router.handle(IndexStatus.self, services) { _, call in await report(until: call.deadline) }
  }

  /// The state of all indexes.
  private func report(until deadline: ContinuousClock.Instant) async -> IndexReport {
    IndexReport(
      indexes: await titles.titles.reports(until: deadline).compactMap { report in
        guard let kind = IndexKind(rawValue: report.kind.rawValue) else { return nil }
        return KindIndex(
          kind: kind, count: report.count, sizeBytes: report.bytes,
          source: services.settings.isSandbox ? .sandbox : .index,
          exportedOn: report.source.flatMap { Day(daysSince1970: $0) },
          createdAt: report.created.map { Instant(secondsSince1970: $0) },
          path: report.path, problem: report.problem)
      })
  }
}
