// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by `swift run generate` from schema/; changes belong there.

import Basics
import JSON
import JSONRPC

/// The state of the local index.
public struct IndexReport: Sendable, Hashable {
  /// One report for each kind that has an index.
  public var indexes: [KindIndex]

  public init(indexes: [KindIndex]) {
    self.indexes = indexes
  }
}

extension IndexReport: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("indexes", indexes)
  }
}

/// A kind of which there is a list at TMDB.
public enum IndexKind: String, Enumeration {
  /// Movies.
  case movie
  /// People.
  case person
  /// Television shows.
  case show
  /// Collections of movies.
  case collection
}

/// The index of one kind.
public struct KindIndex: Sendable, Hashable {
  /// The kind.
  public var kind: IndexKind
  /// The number of titles or names.
  public var count: Int
  /// The size in bytes.
  public var sizeBytes: Int
  /// What it was made of.
  public var source: CompletionSource
  /// The day of TMDB's list.
  public var exportedOn: Day?
  /// When the index was made.
  public var createdAt: Instant?
  /// The path of the file.
  public var path: String?
  /// Why the index can't be used; absent if it can.
  public var problem: String?

  public init(kind: IndexKind, count: Int, sizeBytes: Int, source: CompletionSource, exportedOn: Day? = nil, createdAt: Instant? = nil, path: String? = nil, problem: String? = nil) {
    self.kind = kind
    self.count = count
    self.sizeBytes = sizeBytes
    self.source = source
    self.exportedOn = exportedOn
    self.createdAt = createdAt
    self.path = path
    self.problem = problem
  }
}

extension KindIndex: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("kind", kind)
    writer.member("count", count)
    writer.member("sizeBytes", sizeBytes)
    writer.member("source", source)
    writer.member("exportedOn", exportedOn)
    writer.member("createdAt", createdAt)
    writer.member("path", path)
    writer.member("problem", problem)
  }
}

