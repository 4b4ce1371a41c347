// SPDX-License-Identifier: MIT
import Basics
import Contract
import Database
import JSONRPC

/// `suggestions/…`: earlier searches, and completions of a query while it is typed.
struct Suggestions {
  let services: Services
  let titles: TitleServices

  func register(in router: inout Router) {
    router.handle(SuggestionsList.self, .unslotted) { [store = titles.searches] params, request in
      let deadline = request.deadline(params.call)
      do throws(DatabaseError) {
        return SuggestionList(
          try await store.list(
            prefix: params.prefix?.searchText ?? "", limit: params.limit ?? .max, until: deadline))
      } catch {
        throw RPCError(error)
      }
    }
    router.handle(SuggestionsComplete.self, .unslotted) { [completer = titles.completer] params, request in
      await completer.complete(
        params.query.text, kinds: params.kinds ?? CompletionKind.allCases, limit: params.limit,
        until: request.deadline(params.call))
    }
    router.handleInOrder(SuggestionsRemove.self) { [store = titles.searches] params, request in
      try removal { try store.remove(params.query.text, until: request.deadlineInOrder(params.call)) ? 1 : 0 }
    }
    router.handleInOrder(SuggestionsClear.self) { params, request in
      try removal { try titles.forgetSearches(services, until: request.deadlineInOrder(params.call)) }
    }
  }

  private func removal(_ remove: () throws -> Int) throws -> SuggestionRemoval {
    do {
      return SuggestionRemoval(removed: try remove())
    } catch let error as DatabaseError {
      throw RPCError(error)
    }
  }
}

extension SuggestionList {
  /// - Parameter suggestions: newest first.
  init(_ suggestions: [StoredSuggestion]) {
    self.init(
      items: suggestions.map { suggestion in
        Suggestion(
          id: "local:\(suggestion.id)", query: suggestion.query, usedAt: suggestion.usedAt)
      })
  }
}
