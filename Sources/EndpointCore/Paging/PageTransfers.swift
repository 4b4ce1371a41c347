// SPDX-License-Identifier: MIT
import Synchronization

/// Pages that are made concurrently and taken in order. When this object is deinitialized, unfinished ones are
/// cancelled.
public final class PageTransfers<Page: Sendable>: Sendable {
  private typealias Transfer = Task<Result<Page, UpstreamError>, Never>

  private let transfers = Mutex<[Transfer]>([])

  public init() {}

  deinit { cancel() }

  /// The number of pages in flight or waiting to be taken.
  public var count: Int { transfers.withLock { $0.count } }

  /// Starts to make the next page, on this thread until it first suspends, so that a request is sent without a switch
  /// to another thread.
  public func start(_ page: @escaping @Sendable () async throws(UpstreamError) -> Page) {
    let transfer = Transfer.immediate {
      do throws(UpstreamError) {
        return .success(try await page())
      } catch {
        return .failure(error)
      }
    }
    transfers.withLock { $0.append(transfer) }
  }

  /// Awaits the page that was started first and removes it.
  public func next(isolation actor: isolated (any Actor)? = #isolation) async throws(UpstreamError) -> Page {
    guard let transfer = transfers.withLock({ $0.first }) else {
      throw UpstreamError(.requestFailed, "no page was requested")
    }
    // Removed only when it is done, so that `cancel` reaches it.
    let result = await withTaskCancellationHandler {
      await transfer.value
    } onCancel: {
      cancel()
    }
    transfers.withLock { if !$0.isEmpty { $0.removeFirst() } }
    return try result.get()
  }

  /// Cancels the unfinished pages.
  public func cancel() {
    for transfer in transfers.withLock({ $0 }) { transfer.cancel() }
  }
}
