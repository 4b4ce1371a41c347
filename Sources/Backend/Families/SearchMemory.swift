// SPDX-License-Identifier: MIT
import Contract
import Store

/// Which searches are remembered for `suggestions/list`, and which leave no trace.
struct SearchMemory {
  let store: SuggestionStore
  /// False: no search is to be written down anywhere.
  let isOn: Bool

  /// Whether a search's answers, too, have to stay out of every file.
  /// - Parameter remember: what the request says of it.
  func isPrivate(remember: Bool = true) -> Bool { !isOn || !remember }

  /// Remembers a search whose first page has a row. It is committed when this returns, and so before the answer is
  /// sent. A store that fails has reported it; the search has its answer all the same, by `deadline` if another process
  /// holds the file.
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
