// SPDX-License-Identifier: MIT
import Contract
import JSON
import JSONRPC
import Synchronization

/// A value of the contract: a result, or a part of one.
typealias ContractValue = LocalClient.Value

/// A client that calls the contract's methods.
protocol ContractCaller: Sendable {
  /// Calls a method. Cancelling the task cancels the call.
  /// - Parameters:
  ///   - params: an object.
  ///   - observer: receives the parts of the result and the progress; if it receives parts, a list method returns the
  ///     summary, and otherwise one page.
  /// - Returns: a `Page` or a `Summary` from a list method, and the result's own type from others; nil if the observer
  ///   wanted no more parts.
  func result(of method: String, _ params: RawJSON, _ observer: LocalObserver) async throws(RPCError) -> ContractValue?

  /// An answer with its presentation, which models read; nil for a method that has none.
  func presented(_ answer: RawJSON, of method: String, _ params: RawJSON) -> RawJSON?
}

extension ContractCaller {
  func presented(_ answer: RawJSON, of method: String, _ params: RawJSON) -> RawJSON? { nil }

  /// Calls a method with the contract's types.
  /// - Parameter progress: receives the progress of the work, in percent.
  func call<M: MethodSignature>(
    _ method: M.Type, _ params: M.Params, _ progress: ProgressReporter? = nil
  ) async throws(RPCError) -> M.Result where M.Params: JSONWritable {
    let observer = LocalObserver(report: progress.map(Self.reporting))
    let result = try await result(of: M.name, RawJSON(writing: params), observer)
    guard let result = result as? M.Result else { throw .unexpected(result, from: M.name) }
    return result
  }

  /// Calls a list method for one page.
  /// - Parameters:
  ///   - params: name the page.
  ///   - progress: receives the progress of the work, in percent.
  func page<M: MethodSignature, Row>(
    _ method: M.Type, _ params: M.Params, _ progress: ProgressReporter? = nil
  ) async throws(RPCError) -> Page<Row> where M.Params: ListParameters & JSONWritable, M.Result == ListResult<Row> {
    var params = params
    params.list.maxPages = 1
    let page = Mutex<Page<Row>?>(nil)
    let observer = progress.map { progress in
      LocalObserver(
        part: { part in
          if let part = part as? Page<Row> { page.withLock { $0 = part } }
          return .more
        }, report: Self.reporting(progress))
    }
    let result = try await result(of: M.name, RawJSON(writing: params), observer ?? LocalObserver())
    guard let page = page.withLock({ $0 }) ?? result as? Page<Row> else { throw .unexpected(result, from: M.name) }
    return page
  }

  /// The current time, which is fixed in the sandbox.
  func now() async throws(RPCError) -> Instant { try await call(ServerStatus.self, ServerStatus.Params()).now }

  /// The watches, and the newest event of their log.
  func watches() async throws(RPCError) -> Watches { try await call(WatchList.self, WatchList.Params()) }

  /// The newest events of the watches, the oldest of them first. They are looked for among the last 1,000 of
  /// all watches.
  /// - Parameter watch: nil for those of all watches.
  func latestEvents(_ count: Int, of watch: WatchID?) async throws(RPCError) -> [WatchEvent] {
    let params = WatchEvents.Params(watchIds: watch.map { [$0] }, limit: 1000, last: 1000)
    return try await call(WatchEvents.self, params).items.suffix(count)
  }

  private static func reporting(
    _ progress: ProgressReporter
  ) -> @Sendable (_ percentage: Int?, _ message: String?) async -> Void {
    { percentage, message in await progress.report(Double(percentage ?? 0), of: 100, message) }
  }
}

extension LocalClient: ContractCaller {
  func result(of method: String, _ params: RawJSON, _ observer: LocalObserver) async throws(RPCError) -> ContractValue?
  {
    let result = try await call(method, params.value, observer)
    return (result as? any PageOrSummary)?.content ?? result
  }

  func presented(_ answer: RawJSON, of method: String, _ params: RawJSON) -> RawJSON? {
    presented(answer, of: method, params.value)
  }
}

/// The result of a list method.
private protocol PageOrSummary {
  var content: ContractValue { get }
}

extension ListResult: PageOrSummary {
  fileprivate var content: ContractValue {
    switch self {
    case .page(let page): page
    case .summary(let summary): summary
    }
  }
}

/// A page of any list.
protocol AnyPage: Sendable {
  var page: Int { get }
  var rows: [ContractValue] { get }
  var totalResults: Int? { get }
  var skipped: Int? { get }
  /// Why the list is empty.
  var message: String? { get }
}

extension Page: AnyPage {
  var rows: [ContractValue] { items.values }
  var message: String? { facts.message }
}

extension RPCError {
  fileprivate static func unexpected(_ result: ContractValue?, from method: String) -> RPCError {
    RPCError(.internalError, "\(method) returned \(result.map { "\(type(of: $0))" } ?? "nothing")")
  }
}
