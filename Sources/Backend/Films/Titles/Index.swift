// SPDX-License-Identifier: MIT
import Basics
import Contract
import JSONRPC

/// `index/…`: the local index of titles, which `suggestions/complete` searches.
struct Index {
  let services: Services

  func register(in router: inout Router) {
    router.handle(IndexUpdate.self, services) { params, call in
      if !services.settings.isSandbox { try await IndexRenewal(call: call).run(params) }
      var report = await services.indexReport(until: call.deadline)
      if let kinds = params.kinds { report.indexes.removeAll { !kinds.contains($0.kind) } }
      return report
    }
    router.handle(IndexStatus.self, services) { _, call in await services.indexReport(until: call.deadline) }
  }
}

extension Services {
  /// The state of all indexes.
  func indexReport(until deadline: ContinuousClock.Instant) async -> IndexReport {
    IndexReport(
      indexes: await stores.titles.reports(until: deadline).compactMap { report in
        guard let kind = IndexKind(rawValue: report.kind.rawValue) else { return nil }
        return KindIndex(
          kind: kind, count: report.count, sizeBytes: report.bytes,
          source: settings.isSandbox ? .sandbox : .index,
          exportedOn: report.source.flatMap { Day(daysSince1970: $0) },
          createdAt: report.created.map { Instant(secondsSince1970: $0) },
          path: report.path, problem: report.problem)
      })
  }
}
