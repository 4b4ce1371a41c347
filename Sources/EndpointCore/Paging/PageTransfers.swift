// SPDX-License-Identifier: MIT
import Synchronization

/// The pages that are on their way side by side, in order. They end with their owner.
final class PageTransfers<Page: Sendable>: Sendable {
  private typealias Transfer = Task<Result<Page, UpstreamError>, Never>

  private let transfers = Mutex<[Transfer]>([])

  deinit { cancel() }

  /// How many are on their way or waiting to be taken.
  var count: Int { transfers.withLock { $0.count } }

  func start(_ page: @escaping @Sendable () async throws(UpstreamError) -> Page) {
    let transfer = Transfer {
      do throws(UpstreamError) {
        return .success(try await page())
      } catch {
        return .failure(error)
      }
    }
    transfers.withLock { $0.append(transfer) }
  }

  /// Waits for the one that was started first, and takes it off.
  func next(isolation actor: isolated (any Actor)? = #isolation) async throws(UpstreamError) -> Page {
    guard let transfer = transfers.withLock({ $0.first }) else {
      throw UpstreamError(.requestFailed, "no page was asked for")
    }
    // Listed until it is over, so that a cancel reaches it.
    let result = await withTaskCancellationHandler {
      await transfer.value
    } onCancel: {
      cancel()
    }
    transfers.withLock { if !$0.isEmpty { $0.removeFirst() } }
    return try result.get()
  }

  func cancel() {
    for transfer in transfers.withLock({ $0 }) { transfer.cancel() }
  }
}
