// SPDX-License-Identifier: MIT
import Basics
import Contract
import EndpointCore
import JSONRPC
import Platform

/// Rebuilds the indexes of some kinds from the newest lists, downloaded from TMDB or read from a folder.
struct IndexRenewal {
  let call: Call
  let titles: TitleServices
  private var services: Services { call.services }

  /// How many days to try, from today back. TMDB keeps lists for three months and always has one of the last few days.
  private static let days = 4

  func run(_ params: IndexUpdate.Params) async throws(RPCError) {
    let brought = try params.from.map { folder throws(RPCError) in try exports(of: params.kinds, in: folder) }
    let kinds = brought?.map(\.kind) ?? wanted(params.kinds)
    await call.request?.workDone?.begin(title: "Making the index", percentage: 0)
    for (position, kind) in kinds.enumerated() {
      let start = 100 * position / kinds.count
      let share = 100 * (position + 1) / kinds.count - start
      let export: TitleExport
      let path: String
      var download: ExportDownload?
      if let brought, let folder = params.from {
        export = brought[position]
        path = "\(folder)/\(brought[position].fileName)"
      } else {
        let fetched = try await fetch(kind, start: start, share: share / 2)
        export = fetched.download.export
        path = fetched.path
        download = fetched.download
      }
      do {
        try await read(export, at: path, start: start + share / 2, share: share - share / 2)
        download?.remove()
      } catch let error as TitleExport.Failure {
        // A damaged download must not be resumed.
        if case .damaged = error { download?.remove() }
        if case .cancelled = error { throw RPCError(.requestCancelled, "The update was cancelled") }
        throw RPCError(.requestFailed, "\(path) can't be used: \(error); the index stays as it was")
      } catch {
        throw RPCError(.requestFailed, "\(error); the index stays as it was")
      }
    }
  }

  private func wanted(_ kinds: [IndexKind]?) -> [TitleKind] {
    TitleKind.listed.filter { kind in kinds.map { $0.contains { $0.rawValue == kind.rawValue } } ?? true }
  }

  /// Finds the newest list in a folder of each given kind, or of each kind that the folder has. Reads none of them yet.
  private func exports(of kinds: [IndexKind]?, in folder: String) throws(RPCError) -> [TitleExport] {
    let wanted = wanted(kinds)
    var found: [TitleExport] = []
    do throws(FileError) {
      for kind in wanted { if let export = try TitleExport.newest(kind, in: folder) { found.append(export) } }
    } catch {
      throw RPCError(.requestFailed, error.description)
    }
    let missing = wanted.first { kind in !found.contains { $0.kind == kind } }
    guard let missing, kinds != nil || found.isEmpty else { return found }
    throw .invalidParameter(
      "from", expected: "a folder with a file such as \(TitleExport(missing, of: today).fileName)", got: folder)
  }

  /// In seconds since 1970.
  private var now: Int { services.now().secondsSince1970 }
  private var today: Day { Day(daysSince1970: now / 86_400) ?? .first }

  /// Builds the index from a list, and reports progress.
  private func read(_ export: TitleExport, at path: String, start: Int, share: Int) async throws {
    let (reports, report) = AsyncStream.makeStream(of: Int.self, bufferingPolicy: .bufferingNewest(1))
    let workDone = call.request?.workDone
    let reporting = Task {
      var last = -1
      for await percentage in reports where percentage != last {
        last = percentage
        await workDone?.report(
          message: "\(export.kind.plural): \(percentage)% read", percentage: start + share * percentage / 100)
      }
    }
    // Even after a failure, no progress is reported once this function has returned.
    let result: Result<Void, any Error>
    do {
      result = .success(
        try await titles.titles.replace(with: export, at: path, now: now) { read, size in
          report.yield(read * 100 / max(size, 1))
        })
    } catch {
      result = .failure(error)
    }
    report.finish()
    await reporting.value
    try result.get()
  }

  private func fetch(
    _ kind: TitleKind, start: Int, share: Int
  ) async throws(RPCError) -> (download: ExportDownload, path: String) {
    var failure: RPCError?
    for back in 0..<Self.days {
      guard let day = today.adding(days: -back) else { break }
      let export = TitleExport(kind, of: day)
      let download = ExportDownload(
        export: export, base: titles.exports.base, transport: titles.exports.transport,
        folder: services.settings.indexFolder)
      do throws(RPCError) {
        let request = call.request
        let pace = TransferPace()
        let path = try await download.run(for: call) { done, size in
          await request?.workDone?.report(
            message: "\(kind.plural): \(pace.text(done, of: size, at: .now))",
            percentage: start + share * done / max(size, 1))
        }
        return (download, path)
      } catch {
        guard error.code == .notFound else { throw error }
        failure = error
      }
    }
    throw failure ?? RPCError(.notFound, "TMDB has no list of \(kind.plural)", kind: "notFound")
  }
}
