// SPDX-License-Identifier: MIT
import Contract

/// What any response says of the library's films and shows. One that has all that is requested of a film spares the
/// request in the background (`FactLearner`).
extension LibraryStore: WorkLearner {
  func learn<Content>(_ content: Content, isEnglish: Bool) {
    if let movie = content as? Movie {
      guard movie.id.provider == .tmdb else { return }
      let isWhole = movie.credits != nil && movie.watchProviders != nil && movie.releaseDates != nil
      learn(StoredFacts(movie), of: movie.libraryIDs, isEnglish: isEnglish, isWhole: isWhole)
    } else if let show = content as? Show {
      // A show's episodes are learnt with it in the background.
      learn(StoredFacts(show), of: show.libraryIDs, isEnglish: isEnglish, isWhole: false)
    }
  }

  private func learn(_ facts: StoredFacts, of ids: [String], isEnglish: Bool, isWhole: Bool) {
    var facts = facts
    if !isEnglish { facts.genreNames = [] }
    learn(facts, of: ids, isWhole: isWhole && isEnglish)
  }
}
