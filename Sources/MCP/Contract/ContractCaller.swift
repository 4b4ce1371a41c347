// SPDX-License-Identifier: MIT
import Contract
import JSON
import JSONRPC
import Synchronization

/// A client that calls the contract's methods.
protocol ContractCaller: Sendable {
  /// Sends a request and waits for its response. Cancelling the task cancels the request.
  /// - Parameters:
  ///   - params: an object.
  ///   - onPage: receives the parts of the result in order, each with a `kind` (`page`, `error`, `partial`), and
  ///     between them the progress of the work (`begin`, `report`, `end`); a list method then returns the summary. Nil
  ///     for no streaming; a list method then returns one page.
  /// - Returns: the result; null if `onPage` returned `enough`.
  func call(
    _ method: String, _ params: RawJSON, onPage: (@Sendable (JSONValue) async -> PageDemand)?
  ) async throws(RPCError) -> RawJSON
}

/// Whether the consumer of a stream wants more of it.
enum PageDemand: Sendable {
  case more
  /// No more pages are wanted; the request is cancelled.
  case enough
}

extension ContractCaller {
  /// Sends a request without streaming.
  func call(_ method: String, _ params: RawJSON = RawJSON { $0.object { _ in } }) async throws(RPCError) -> JSONValue {
    try await call(method, params, onPage: nil).value
  }

  /// Calls a method with the contract's types.
  /// - Parameter progress: told how far the work is, in percent.
  func call<M: RPCMethod>(
    _ method: M.Type, _ params: M.Params, _ progress: ProgressReporter? = nil
  ) async throws(RPCError) -> M.Result where M.Params: JSONWritable, M.Result: JSONReadable {
    let result = try await call(M.name, RawJSON(writing: params), onPage: progress.map { Self.reporting($0) { _ in } })
    return try result.read()
  }

  /// Calls a list method for one page.
  /// - Parameters:
  ///   - params: name the page.
  ///   - progress: told how far the work is, in percent.
  func page<M: RPCMethod, Row: JSONReadable>(
    _ method: M.Type, _ params: M.Params, _ progress: ProgressReporter? = nil
  ) async throws(RPCError) -> Page<Row> where M.Params: ListParameters & JSONWritable, M.Result == ListResult<Row> {
    var params = params
    params.list.maxPages = 1
    let page = Mutex<RawJSON?>(nil)
    let result = try await call(
      M.name, RawJSON(writing: params),
      onPage: progress.map { progress in
        Self.reporting(progress) { part in page.withLock { $0 = part.raw } }
      })
    return try (page.withLock { $0 } ?? result).read()
  }

  /// The current time, which is fixed in the sandbox.
  func now() async throws(RPCError) -> Instant { try await call(ServerStatus.self, ServerStatus.Params()).now }

  private static func reporting(
    _ progress: ProgressReporter, _ take: @escaping @Sendable (JSONValue) -> Void
  ) -> @Sendable (JSONValue) async -> PageDemand {
    { part in
      switch StreamPart(part) {
      case .page(let page): take(page)
      case .report(let percentage, let message): await progress.report(percentage, of: 100, message)
      default: break
      }
      return .more
    }
  }
}

extension RawJSON {
  /// - Throws: -32603 for what isn't of that type.
  fileprivate func read<T: JSONReadable>() throws(RPCError) -> T {
    do {
      return try value.read()
    } catch {
      throw RPCError(
        .internalError, "The contract's answer can't be read: expected \(error.expected) at \(error.pointer)")
    }
  }
}
