// SPDX-License-Identifier: MIT

/// What the methods of films, shows and people remember.
struct FilmServices: Sendable {
  let links: LinkMemory
  let genres: GenreMemory
  let titles: TitleServices
  let codes: CodeLookup
}
