// SPDX-License-Identifier: MIT
import Contract

/// What the answer of a list method states besides its rows.
struct ListNotes: Sendable {
  /// Members of each page and of the summary. The message is sent only if the list is empty.
  var facts = ListFacts()
  /// What the rows don't say, for people: a message besides rows, or besides that of an empty list.
  var remark: String?
  /// The title of the index that was searched for instead of a misspelt one.
  var corrected: Completion?
  /// The facts and the progress for people of a list whose rows come about while it is read.
  var live: (@Sendable () -> (facts: ListFacts, progress: String))?
  /// Explains an empty list.
  var whenEmpty: (@Sendable () async -> EmptyListNote)?

  init(_ facts: ListFacts = ListFacts()) { self.facts = facts }
}

/// The explanation of an empty list.
struct EmptyListNote {
  /// The message for people; nil to use that of the facts.
  var message: String?
  /// Titles that the query may mean; nil if there are none.
  var didYouMean: [Completion]?
}
