// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by `swift run generate` from schema/; changes belong there.

import Basics
import JSON
import JSONRPC

/// A picture or a trailer at AMC.
public struct MediaFile: Sendable, Hashable {
  /// What it is.
  public var kind: MediaKind
  /// Its URL.
  public var url: String

  public init(kind: MediaKind, url: String) {
    self.kind = kind
    self.url = url
  }
}

extension MediaFile: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("kind", kind)
    writer.member("url", url)
  }
}

/// A kind of picture or trailer.
public enum MediaKind: String, Enumeration {
  /// The poster for IMAX.
  case imaxPoster
  /// The poster for 3D.
  case threeDPoster
  /// Another poster.
  case alternatePoster
  /// The poster of the film on demand.
  case onDemandPoster
  /// A still of the film, or a wide picture of the theatre.
  case still
  /// A trailer.
  case trailer
  /// A teaser.
  case teaser
  /// The theatre from outside.
  case exterior
  /// The theatre from inside.
  case interior
  /// What the theatre advertises.
  case promotion
  /// A small picture for lists.
  case icon
}

