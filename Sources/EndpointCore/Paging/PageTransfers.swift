// SPDX-License-Identifier: MIT
import Synchronization

/// Pages that are made side by side and taken in order. What isn't done is cancelled when this object is deinitialized.
public final class PageTransfers<Page: Sendable>: Sendable {
  private typealias Transfer = Task<Result<Page, UpstreamError>, Never>

  private let transfers = Mutex<[Transfer]>([])

  public init() {}

  deinit { cancel() }

  /// The number of pages in flight or waiting to be taken.
  public var count: Int { transfers.withLock { $0.count } }

  /// Starts to make the page after those started before, here until it first waits: so a request is on its way without
  /// another thread.
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

  /// Cancels what isn't done.
  public func cancel() {
    for transfer in transfers.withLock({ $0 }) { transfer.cancel() }
  }
}
