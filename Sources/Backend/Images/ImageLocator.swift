// SPDX-License-Identifier: MIT
import AMC
import Contract
import EndpointCore
import FoundationEssentials
import JSON
import JSONRPC
import TMDB

/// Finds out where an image is.
struct ImageLocator<Params: ImageParameters> {
  let params: Params
  let call: Call

  /// - Throws: -32602 for a size that the image isn't offered in, -32012 for an image that isn't there.
  func location() async throws(RPCError) -> ImageLocation {
    if let path = params.path { return try await location(path) }
    let (id, kind) = try entity()
    switch (kind, id.provider) {
    case (.theatre, _):
      let theatre = try await call.amc.answer(TheatreEndpoint(.id(id.native)))
      return try location(of: id, AMCMedia(media: theatre.amc?.value["media"], kind: kind), from: theatre)
    case (.movie, .amc):
      let movie = try await call.amc.answer(AMC.MovieEndpoint(.id(id.native)))
      return try location(of: id, AMCMedia(media: movie.amc?.value["media"], kind: kind), from: movie)
    case (.person, .amc): throw missing(id)
    case (.movie, _), (.person, _):
      let picture = try await tmdbPicture(of: id, kind)
      guard let path = picture.path else { throw missing(id) }
      var location = try await tmdbLocation(path)
      location.takeAge(of: picture.provenance)
      return location
    }
  }

  /// Whose image is wanted.
  private func entity() throws(RPCError) -> (id: EntityID, kind: ArtworkKind) {
    guard let reference = params.id else { throw .invalidParameter("id", expected: "an id", got: "nothing") }
    let got = if case .full(let id) = reference { id.explanation } else { "\"\(reference)\"" }
    guard let kind = params.artworkKind else {
      if case .full = reference {
        throw .invalidParameter("id", expected: "the id of a movie, a person or a theatre", got: got)
      }
      throw .invalidParameter(
        "kind", expected: "movie, person or theatre, because \(reference) doesn't say which", got: "nothing")
    }
    guard let id = reference.id(of: kind.entityKind) else {
      throw .invalidParameter("id", expected: "the id of a \(kind.rawValue)", got: got)
    }
    return (id, kind)
  }

  // MARK: TMDB

  /// What an entity's picture is called there, and how that was come by; no path where there is no picture.
  private typealias Picture = (path: String?, provenance: Provenance)

  private func tmdbPicture(of id: EntityID, _ kind: ArtworkKind) async throws(RPCError) -> Picture {
    let presentation = call.presentation
    if let endpoint = FindEndpoint(id, for: presentation) {
      let found = try await call.tmdb.answer(endpoint)
      guard let known = kind == .movie ? found.movies.first?.id : found.people.first?.id else { throw missing(id) }
      return try await tmdbPicture(of: known, kind)
    }
    guard let id = TMDBID(id), (kind == .person) == (params.wantedType == .profile) else { throw missing(id) }
    if kind == .person {
      let answer = try await call.tmdb.response(to: PersonEndpoint(id, for: presentation))
      return (answer.content.profilePath, answer.provenance)
    }
    let include: Set<MovieInclude> = params.wantedType == .logo ? [.images] : []
    let endpoint = TMDB.MovieEndpoint(id, include: include, for: presentation)
    let answer = try await call.tmdb.response(to: endpoint)
    let movie = answer.content
    return switch params.wantedType {
    case .poster: (movie.posterPath, answer.provenance)
    case .backdrop: (movie.backdropPath, answer.provenance)
    case .logo: (movie.images?.logos?.first?.path, answer.provenance)
    case .profile: (nil, answer.provenance)
    }
  }

  private func tmdbLocation(_ path: String) async throws(RPCError) -> ImageLocation {
    let images = await call.imageConfiguration
    let size = try size(in: images)
    guard let url = images.url(path: path, size: size) else {
      throw .invalidParameter(
        "path", expected: "a path of TMDB's such as /cij4dd21v2Rk2YtUQbV5kW69WB2.jpg", got: "\"\(path)\"")
    }
    return ImageLocation(url: url, provider: .tmdb, size: "\(size)", width: size.width, path: path)
  }

  private func size(in images: ImageConfiguration) throws(RPCError) -> TMDB.ImageSize {
    guard let text = params.size else {
      return images.size(of: params.wantedType, coveringWidth: params.width ?? params.wantedType.usualWidth)
    }
    // The path alone doesn't tell of which type the image is.
    let isOfAnyType = params.type == nil && params.artworkKind == nil
    let sizes = isOfAnyType ? ArtworkType.allCases.flatMap(images.sizes) : images.sizes(of: params.wantedType)
    guard let size = TMDB.ImageSize(text), sizes.contains(size) else {
      throw invalidSize(text, offered: sizes.map(\.description))
    }
    return size
  }

  // MARK: AMC

  private func location(
    of id: EntityID, _ media: AMCMedia, from source: some Dated
  ) throws(RPCError) -> ImageLocation {
    let pictures = media.pictures(params.wantedType)
    guard let largest = pictures.first else { throw missing(id) }
    guard let picture = params.size.map({ size in pictures.first { $0.size == size } }) ?? largest else {
      throw invalidSize(params.size ?? "", offered: pictures.map(\.size))
    }
    return ImageLocation(
      url: picture.url, provider: .amc, size: picture.size, ageSeconds: source.ageSeconds, stale: source.stale)
  }

  // MARK: Paths and addresses

  private func location(_ path: String) async throws(RPCError) -> ImageLocation {
    if path.hasPrefix("/") { return try await tmdbLocation(path) }
    guard let url = URL(string: path), let upstream = call.services.downloads.hosts.upstream(of: url) else {
      throw .invalidParameter(
        "path", expected: "a path of TMDB's, or an address on one of the hosts of the providers' images",
        got: "\"\(path)\"")
    }
    if upstream == .tmdb, params.size != nil || params.width != nil, let path = await tmdbPath(in: path) {
      return try await tmdbLocation(path)
    }
    guard let size = params.size else { return ImageLocation(url: path, provider: upstream.provider) }
    throw invalidSize(size, offered: [])
  }

  /// The path of the image at an address that names a size.
  private func tmdbPath(in address: String) async -> String? {
    let base = await call.imageConfiguration.base
    guard address.hasPrefix(base) else { return nil }
    let rest = address.dropFirst(base.count)
    guard TMDB.ImageSize(String(rest.prefix { $0 != "/" })) != nil else { return nil }
    return String(rest.drop { $0 != "/" })
  }

  // MARK: Errors

  private func missing(_ id: EntityID) -> RPCError {
    RPCError(
      UpstreamError(
        .notFound, "\(id) has no \(params.wantedType.rawValue)", upstream: id.provider == .amc ? .amc : .tmdb))
  }

  private func invalidSize(_ size: String, offered: [String]) -> RPCError {
    var seen: Set<String> = []
    let names = offered.filter { seen.insert($0).inserted }
    return .invalidParameter(
      "size", expected: names.isEmpty ? "none, because the address says it" : "one of " + names.joined(separator: ", "),
      got: "\"\(size)\"")
  }
}

extension TMDB.ImageSize {
  /// Pixels; nil where the height is given, or neither.
  fileprivate var width: Int? {
    if case .width(let pixels) = self { pixels } else { nil }
  }
}
