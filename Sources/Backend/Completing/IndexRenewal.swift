// SPDX-License-Identifier: MIT
import Basics
import Contract
import EndpointCore
import FoundationEssentials
import JSONRPC
import Platform
import Store

/// Makes the indexes of some kinds anew, from the newest lists that TMDB has or that a folder has.
struct IndexRenewal {
  let call: Call
  private var services: Services { call.services }

  /// Lists are kept for three months; one of the last days is always there.
  private static let days = 4

  func run(_ params: IndexUpdate.Params) async throws(RPCError) {
    let kinds = TitleKind.allCases.filter { kind in
      params.kinds.map { $0.contains { $0.rawValue == kind.rawValue } } ?? true
    }
    await call.request?.workDone?.begin(title: "Making the index", percentage: 0)
    for (position, kind) in kinds.enumerated() {
      let share = 100 / kinds.count
      let start = position * share
      let export: TitleExport
      let path: String
      if let folder = params.from {
        guard let newest = TitleExport.newest(kind, in: folder) else {
          throw .invalidParameter(
            "from", expected: "a folder with a file such as \(TitleExport(kind, of: today).fileName)", got: folder)
        }
        (export, path) = (newest, "\(folder)/\(newest.fileName)")
      } else {
        (export, path) = try await download(kind, start: start, share: share / 2)
      }
      await call.request?.workDone?.report(
        message: "\(kind.plural): reading", percentage: start + share / 2)
      do {
        try await services.stores.titles.replace(
          with: export, at: path, now: now, progress: { _, _ in })
        if params.from == nil { try? FileSystem.remove(path) }
      } catch let error as TitleExport.Failure {
        // A damaged download must not be gone on with.
        if params.from == nil, case .damaged = error { try? FileSystem.remove(path) }
        if case .cancelled = error { throw RPCError(.requestCancelled, "The update was cancelled") }
        throw RPCError(.requestFailed, "\(path) can't be used: \(error); the index stays as it was")
      } catch {
        throw RPCError(.requestFailed, "\(error); the index stays as it was")
      }
    }
  }

  /// In seconds since 1970.
  private var now: Int { Int(services.now().timeIntervalSince1970) }
  private var today: Day { Day(daysSince1970: now / 86_400) ?? .first }

  private func download(
    _ kind: TitleKind, start: Int, share: Int
  ) async throws(RPCError) -> (TitleExport, String) {
    var failure: RPCError?
    for back in 0..<Self.days {
      guard let day = today.adding(days: -back) else { break }
      let export = TitleExport(kind, of: day)
      let download = ExportDownload(
        export: export, base: services.exports.base, transport: services.exports.transport,
        folder: services.settings.indexFolder)
      do throws(RPCError) {
        let request = call.request
        let path = try await download.run(for: call) { done, size in
          await request?.workDone?.report(
            message: "\(kind.plural): \(done >> 20) of \(size >> 20) MiB",
            percentage: start + share * done / max(size, 1))
        }
        return (export, path)
      } catch {
        guard error.code == ErrorCode(.notFound) else { throw error }
        failure = error
      }
    }
    throw failure ?? RPCError(ErrorCode(.notFound), "TMDB has no list of \(kind.plural)")
  }
}
