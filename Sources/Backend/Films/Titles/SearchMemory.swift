// SPDX-License-Identifier: MIT
import Contract
import JSONRPC

/// Decides which searches are remembered for `suggestions/list`, and which leave no trace.
struct SearchMemory {
  let store: SuggestionStore
  /// Whether searches may be written to disk at all.
  let isOn: Bool

  /// Whether a search and its responses must stay out of every file.
  /// - Parameter remember: the request's own parameter.
  func isPrivate(remember: Bool = true) -> Bool { !isOn || !remember }

  /// Remembers a search whose first page has a row. The write is committed before this returns, and so before the
  /// response is sent. If the store fails, it reports the failure itself, and the search still succeeds; if another
  /// process has locked the file, this waits until `deadline` at most.
  func remember(
    _ params: SearchMovies.Params, _ result: ListResult<Movie>, until deadline: ContinuousClock.Instant
  ) async {
    guard !isPrivate(remember: params.remember), params.list.page == 1, !result.isEmpty else { return }
    _ = try? await store.remember(params.query.text, until: deadline)
  }
}

extension ListResult {
  fileprivate var isEmpty: Bool {
    switch self {
    case .page(let page): page.items.isEmpty
    case .summary(let summary): summary.itemCount == 0
    }
  }
}
