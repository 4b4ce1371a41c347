// SPDX-License-Identifier: MIT
import Basics

/// Checks the local index: its contents, size and age.
public struct IndexDiagnosis: Sendable {
  private let backend: Backend

  /// - Parameter backend: its index is checked.
  public init(_ backend: Backend) { self.backend = backend }

  /// The maximum age in days. An older index misses new films that users search for.
  private static let mostDays = 60

  /// Returns a finding for each kind that has an index, and one for all kinds that have none. Sends no request.
  @Sendable public func run() async -> [Finding] {
    let reports = await backend.titles.titles.reports(until: .now + .seconds(10))
    let missing = TitleKind.listed.filter { kind in !reports.contains { $0.kind == kind } }.map(\.plural)
    var findings = reports.map(finding)
    if !missing.isEmpty {
      let kinds = missing.joined(separator: ", ")
      findings.append(Finding("index", .notable, "there is no index of \(kinds) yet; marquee index update makes it"))
    }
    return findings
  }

  private func finding(_ report: TitleStore.Report) -> Finding {
    let subject = "index of \(report.kind.plural)"
    if let problem = report.problem {
      return Finding(subject, .wrong, "\(report.path ?? "it") can't be used: \(problem); marquee index update mends it")
    }
    let size = "\(report.count.grouped) names and titles, \(report.bytes.megabytes) MB"
    guard let source = report.source, let day = Day(daysSince1970: source) else { return Finding(subject, .good, size) }
    let today = backend.services.now().day(at: .utc).daysSince1970
    let days = max(today - source, 0)
    let age =
      switch days {
      case 0: "today's"
      case 1: "yesterday's"
      default: "\(days) days old"
      }
    guard days > Self.mostDays else { return Finding(subject, .good, "\(size), of \(day.reading) (\(age))") }
    return Finding(subject, .notable, "\(size), of \(day.reading) (\(age)); marquee index update renews it")
  }
}
