// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by `swift run generate` from schema/; changes belong there.

import Basics
import JSON
import JSONRPC

/// Makes the local index from TMDB's newest lists. TMDB makes the lists once a day and gives them to everyone without a
/// key. The index of a kind is replaced in one step when the new one is complete; if anything is wrong the old one
/// stays, and the call fails. What was fetched before an interruption is not fetched again. timeoutMilliseconds bounds
/// the wait for each part of 4 MiB, not the whole. In the sandbox nothing is fetched.
public enum IndexUpdate: RPCMethod {
  public static let name = "index/update"
  public typealias Result = IndexReport

  /// The params of `index/update`, in positional order.
  public struct Params: CallParameters, Sendable, Hashable {
    public static let parameterNames: [String] = ["kinds", "from"] + CallOptions.parameterNames

    /// The kinds whose index is to be made; if absent, all.
    public var kinds: [IndexKind]?
    /// A folder of this machine with TMDB's files, such as movie_ids_11_21_2026.json.gz, to be read instead of fetching
    /// them; if kinds is absent, those of the kinds that it has.
    public var from: String?
    public var call: CallOptions

    public init(_ reader: inout ParameterReader) throws(RPCError) {
      kinds = reader.given("kinds", .count(1...4))
      from = reader.given("from", .path, .length(1...4096))
      call = try CallOptions(&reader)
      try reader.finish()
    }
  }
}

/// Reports what the local index has, how old it is and how much space it takes. Opens the index; its content is checked
/// when it is used.
public enum IndexStatus: RPCMethod {
  public static let name = "index/status"
  public typealias Result = IndexReport
  public typealias Params = PlainCallParameters
}

