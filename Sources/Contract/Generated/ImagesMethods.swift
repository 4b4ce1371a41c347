// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by `swift run generate` from schema/; changes belong there.

import Basics
import JSON
import JSONRPC

/// Returns the URL of an image. Chooses the size asked for and downloads nothing. The image is named by its path, or by
/// the id of its movie, person or theatre.
public enum ImagesUrl: RPCMethod {
  public static let name = "images/url"
  public typealias Result = ImageLocation

  /// The params of `images/url`, in positional order.
  public struct Params: CallParameters, Sendable, Hashable {
    public static let parameterNames: [String] = ["path", "id", "kind", "type", "size", "width"] + CallOptions.parameterNames

    /// The image's path at TMDB, as in posterPath, or its full URL on one of the providers' image hosts.
    public var path: String?
    /// The id of the movie, person or theatre whose image is wanted. An id without its kind, such as tmdb:268, needs
    /// kind.
    public var id: EntityReference?
    /// The kind of entity that id names; needed only if id leaves it out.
    public var kind: ArtworkKind?
    /// The type of image; by default a movie's poster, a person's profile or a theatre's backdrop.
    public var type: ArtworkType?
    /// The size, by the provider's name for it: at TMDB w342, h632, original and others; at AMC thumbnail, standard,
    /// large or dynamic. Without size and width, a usual size for the type.
    public var size: String?
    /// The minimum width. The smallest size that is at least as wide is chosen; at AMC, whose sizes have no known
    /// width, the largest. In pixels.
    public var width: Int?
    public var call: CallOptions

    public init(_ reader: inout ParameterReader) throws(RPCError) {
      path = reader.given("path", .length(1...2000))
      id = reader.given("id", of: [.movie, .person, .theatre])
      kind = reader.given("kind")
      type = reader.given("type")
      size = reader.given("size", .length(1...20))
      width = reader.given("width", .range(1...100000))
      call = try CallOptions(&reader)
      try reader.finish()
      try reader.exactlyOne(of: ["path": path != nil, "id": id != nil])
      try reader.atMostOne(of: ["size": size != nil, "width": width != nil])
    }
  }
}

/// Downloads an image to a file. Downloads nothing if the file is there already: the image at a URL never changes, so
/// ageSeconds is the age of the response that named the URL. Only images on the providers' own hosts are fetched.
public enum ImagesFetch: RPCMethod {
  public static let name = "images/fetch"
  public typealias Result = FetchedImage

  /// The params of `images/fetch`, in positional order.
  public struct Params: CallParameters, Sendable, Hashable {
    public static let parameterNames: [String] = ["path", "id", "kind", "type", "size", "width"] + CallOptions.parameterNames.filter { $0 != "presentation" }

    /// The image's path at TMDB, as in posterPath, or its full URL on one of the providers' image hosts.
    public var path: String?
    /// The id of the movie, person or theatre whose image is wanted. An id without its kind, such as tmdb:268, needs
    /// kind.
    public var id: EntityReference?
    /// The kind of entity that id names; needed only if id leaves it out.
    public var kind: ArtworkKind?
    /// The type of image; by default a movie's poster, a person's profile or a theatre's backdrop.
    public var type: ArtworkType?
    /// The size, by the provider's name for it: at TMDB w342, h632, original and others; at AMC thumbnail, standard,
    /// large or dynamic. Without size and width, a usual size for the type.
    public var size: String?
    /// The minimum width. The smallest size that is at least as wide is chosen; at AMC, whose sizes have no known
    /// width, the largest. In pixels.
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
      path = reader.given("path", .length(1...2000))
      id = reader.given("id", of: [.movie, .person, .theatre])
      kind = reader.given("kind")
      type = reader.given("type")
      size = reader.given("size", .length(1...20))
      width = reader.given("width", .range(1...100000))
      call = try CallOptions(&reader)
      try reader.finish()
      try reader.exactlyOne(of: ["path": path != nil, "id": id != nil])
      try reader.atMostOne(of: ["size": size != nil, "width": width != nil])
    }
  }
}

extension ImagesFetch.Params: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("path", path)
    writer.member("id", id)
    writer.member("kind", kind)
    writer.member("type", type)
    writer.member("size", size)
    writer.member("width", width)
    call.writeMembers(to: &writer)
  }
}

