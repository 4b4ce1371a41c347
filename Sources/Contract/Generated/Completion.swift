// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by `swift run generate` from schema/; changes belong there.

import Basics
import JSON
import JSONRPC

/// What someone may mean who has typed so far.
public struct Completion: Sendable, Hashable {
  /// What it is.
  public var kind: CompletionKind
  /// The id; absent for an earlier search.
  public var id: EntityID?
  /// The title in the language in which it matched, the name, or the text searched for.
  public var title: String
  /// The year of the release or of the first broadcast, if an earlier answer told it.
  public var year: Int?
  /// The address of the poster or picture, if an earlier answer told it.
  public var posterUrl: String?
  /// The parts of the title that match, in order, each as its start and its length, counted in Unicode code points as
  /// Python and Emacs count them.
  public var matches: [[Int]]
  /// Where it is from.
  public var source: CompletionSource

  public init(kind: CompletionKind, id: EntityID? = nil, title: String, year: Int? = nil, posterUrl: String? = nil, matches: [[Int]], source: CompletionSource) {
    self.kind = kind
    self.id = id
    self.title = title
    self.year = year
    self.posterUrl = posterUrl
    self.matches = matches
    self.source = source
  }
}

extension Completion: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("kind", kind)
    writer.member("id", id)
    writer.member("title", title)
    writer.member("year", year)
    writer.member("posterUrl", posterUrl)
    writer.member("matches", matches)
    writer.member("source", source)
  }
}

/// A kind of completion.
public enum CompletionKind: String, Enumeration {
  /// A movie.
  case movie
  /// A person.
  case person
  /// A television show.
  case show
  /// A collection of movies.
  case collection
  /// A theatre.
  case theatre
  /// An earlier search.
  case search
}

/// Where a completion is from.
public enum CompletionSource: String, Enumeration {
  /// The remembered searches.
  case searches
  /// The local index.
  case index
  /// What earlier answers held.
  case answers
  /// The sandbox's catalogue.
  case sandbox
}

/// Completions of what was typed.
public struct CompletionList: Sendable, Hashable {
  /// The completions, the best first.
  public var items: [Completion]
  /// What to do for more, such as making the index; given once by each process, and whenever an index can't be used.
  public var hint: String?

  public init(items: [Completion], hint: String? = nil) {
    self.items = items
    self.hint = hint
  }
}

extension CompletionList: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("items", items)
    writer.member("hint", hint)
  }
}

