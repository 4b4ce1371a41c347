// SPDX-License-Identifier: MIT
import Basics
import Contract
import JSONRPC

extension Library {
  /// Counts what the user has seen, and writes it as a page if the call names a file.
  func statistics(_ params: LibraryStatistics.Params, _ call: Call) async throws -> FilmStatistics {
    if let path = params.to, !path.lowercased().hasSuffix(".html") {
      throw RPCError.invalidParameter("to", expected: "a path that ends with .html", got: path)
    }
    let known = try await store.known(on: call.today.daysSince1970)
    let tally = SeenTally(known, in: params.years?.values.map(\.years) ?? [], today: call.today)
    var statistics = tally.statistics(of: known)
    statistics.libraryFault = store.fault
    if let path = params.to {
      let page = StatisticsPage(statistics, on: call.now.localDay).bytes
      try await store.work(refused: RPCError(.requestFailed, "There is no thread to write the file with; try again")) {
        () throws(RPCError) in try LibraryExporter.write(page, to: path)
      }
      statistics.path = path
    }
    return statistics
  }
}
