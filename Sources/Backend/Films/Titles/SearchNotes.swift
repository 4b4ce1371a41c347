// SPDX-License-Identifier: MIT
import Contract
import JSONRPC

extension TitleServices {
  /// Notes on a search: if it finds nothing, a message and the titles that the query may mean.
  /// - Parameters:
  ///   - year: the only year that was searched; nil for all.
  ///   - others: the searches that are made then.
  func notes(
    _ message: String, _ query: String, year: Int? = nil, _ kinds: [TitleKind], _ call: Call,
    _ others: [SearchedFor] = []
  ) -> ListNotes {
    let ofYear = year.map { " in \($0)" } ?? ""
    var notes = ListNotes(ListFacts(message: "\(message) “\(query)”\(ofYear)."))
    notes.whenEmpty = { EmptyListNote(didYouMean: await corrections(of: others.first?.query ?? query, kinds, call)) }
    return notes
  }

  /// The titles of the local index that a misspelt query may mean; nil if none is like it.
  func corrections(of query: String, _ kinds: [TitleKind], _ call: Call) async -> [Completion]? {
    await completer.corrections(of: query, kinds: kinds, until: call.deadline).nilIfEmpty
  }
}
