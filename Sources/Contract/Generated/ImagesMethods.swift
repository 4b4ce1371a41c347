// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by `swift run generate` from schema/; changes belong there.

import JSON
import JSONRPC

/// Says where an image is. In the size that was asked for.
public enum ImagesUrl: RPCMethod {
  public static let name = "images/url"
  public typealias Result = ImageLocation

  /// The params of `images/url`, in positional order.
  public struct Params: CallParameters, Sendable, Hashable {
    public static let parameterNames: [String] = ["path", "id", "kind", "type", "size", "width"] + CallOptions.parameterNames

    /// Which image: a path of TMDB's, or the whole address of an image on one of the providers' hosts.
    public var path: String?
    /// Whose image: a movie's, a person's or a theatre's. One that doesn't say itself what it is an id of needs kind.
    public var id: EntityReference?
    /// What the id is an id of; needed only where it doesn't say that itself.
    public var kind: ArtworkKind?
    /// Which of its images; a movie's poster, a person's profile or a theatre's backdrop unless said.
    public var type: ArtworkType?
    /// Which size, as the provider names it: at TMDB w342, h632, original and others; at AMC thumbnail, standard,
    /// large, dynamic.
    public var size: String?
    /// How wide it must be at least; the next larger size is chosen. AMC tells no widths, so its largest is. In pixels.
    public var width: Int?
    public var call: CallOptions

    public init(path: String? = nil, id: EntityReference? = nil, kind: ArtworkKind? = nil, type: ArtworkType? = nil, size: String? = nil, width: Int? = nil, call: CallOptions = CallOptions()) {
      self.path = path
      self.id = id
      self.kind = kind
      self.type = type
      self.size = size
      self.width = width
      self.call = call
    }

    public init(_ reader: inout ParameterReader) throws(RPCError) {
      path = try reader.optional("path", .length(1...2000))
      id = try reader.optional("id")
      kind = try reader.optional("kind")
      type = try reader.optional("type")
      size = try reader.optional("size", .length(1...20))
      width = try reader.optional("width", .range(1...100000))
      call = try CallOptions(&reader)
      try reader.exactlyOne(of: ["path": path != nil, "id": id != nil])
      try reader.atMostOne(of: ["size": size != nil, "width": width != nil])
    }
  }
}

/// Makes an image a file. It is downloaded unless it is there already: an address names the same picture for ever, so
/// ageSeconds is that of the answer that named the address. Only images from the providers' hosts are fetched.
public enum ImagesFetch: RPCMethod {
  public static let name = "images/fetch"
  public typealias Result = FetchedImage

  /// The params of `images/fetch`, in positional order.
  public struct Params: CallParameters, Sendable, Hashable {
    public static let parameterNames: [String] = ["path", "id", "kind", "type", "size", "width"] + CallOptions.parameterNames

    /// Which image: a path of TMDB's, or the whole address of an image on one of the providers' hosts.
    public var path: String?
    /// Whose image: a movie's, a person's or a theatre's. One that doesn't say itself what it is an id of needs kind.
    public var id: EntityReference?
    /// What the id is an id of; needed only where it doesn't say that itself.
    public var kind: ArtworkKind?
    /// Which of its images; a movie's poster, a person's profile or a theatre's backdrop unless said.
    public var type: ArtworkType?
    /// Which size, as the provider names it: at TMDB w342, h632, original and others; at AMC thumbnail, standard,
    /// large, dynamic.
    public var size: String?
    /// How wide it must be at least; the next larger size is chosen. AMC tells no widths, so its largest is. In pixels.
    public var width: Int?
    public var call: CallOptions

    public init(path: String? = nil, id: EntityReference? = nil, kind: ArtworkKind? = nil, type: ArtworkType? = nil, size: String? = nil, width: Int? = nil, call: CallOptions = CallOptions()) {
      self.path = path
      self.id = id
      self.kind = kind
      self.type = type
      self.size = size
      self.width = width
      self.call = call
    }

    public init(_ reader: inout ParameterReader) throws(RPCError) {
      path = try reader.optional("path", .length(1...2000))
      id = try reader.optional("id")
      kind = try reader.optional("kind")
      type = try reader.optional("type")
      size = try reader.optional("size", .length(1...20))
      width = try reader.optional("width", .range(1...100000))
      call = try CallOptions(&reader)
      try reader.exactlyOne(of: ["path": path != nil, "id": id != nil])
      try reader.atMostOne(of: ["size": size != nil, "width": width != nil])
    }
  }
}

