// SPDX-License-Identifier: MIT
import AMC
import Basics
import Contract
import EndpointCore
import JSON
import JSONRPC
import TMDB

/// Determines the location of an image.
struct ImageLocator<Params: ImageParameters> {
  let params: Params
  let call: Call
  let hosts: ImageHosts

  /// - Throws: -32602 for a size in which the image isn't offered, -32012 if there is no image.
  func location() async throws(RPCError) -> ImageLocation {
    if let path = params.path { return try await location(path) }
    let (id, kind) = try entity()
    switch (kind, id.provider) {
    case (.theatre, _):
      let theatre = try await call.amc.answer(AMCObject.theatre(id.native))
      return try location(of: id, AMCMedia(media: theatre.amc?.value["media"], kind: kind), from: theatre)
    case (.movie, .amc):
      let movie = try await call.amc.answer(AMCObject.movie(id.native))
      return try location(of: id, AMCMedia(media: movie.amc?.value["media"], kind: kind), from: movie)
    case (.person, .amc): throw missing(id)
    case (.movie, _), (.person, _):
      let picture = try await tmdbPicture(of: id, kind)
      guard let path = picture.path else { throw missing(id) }
      var location = try await tmdbLocation(path)
      location.takeAge(of: picture.provenance)
      if kind == .movie, call.localeSettings.contains(.language) { location.settingsUsed = [.language] }
      return location
    }
  }

  /// The entity whose image is requested.
  private func entity() throws(RPCError) -> (id: EntityID, kind: ArtworkKind) {
    guard let reference = params.id else { throw .invalidParameter("id", expected: "an id", got: "nothing") }
    let got = reference.explanation
    guard let kind = params.artworkKind else {
      if !reference.possibleIDs.isEmpty, reference.artworkKinds.isEmpty {
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

  /// TMDB's path of an image, nil if there is none, and the provenance of the response.
  private typealias Picture = (path: String?, provenance: Provenance)

  private func tmdbPicture(of id: EntityID, _ kind: ArtworkKind) async throws(RPCError) -> Picture {
    let presentation = call.presentation
    if id.provider.isSite { return try await tmdbPicture(of: call.tmdbID(of: id).entity, kind) }
    guard let id = TMDBID(id), (kind == .person) == (params.wantedType == .profile) else { throw missing(id) }
    if kind == .person {
      let answer = try await call.tmdb.response(to: TMDBObject.person(id, include: nil, for: presentation))
      return (answer.content.profilePath, answer.provenance)
    }
    if params.wantedType == .logo { return try await logo(of: id, presentation) }
    let answer = try await call.tmdb.response(to: MovieEndpoint(id, for: presentation))
    // TMDB chooses both of them by the language.
    let movie = answer.content
    return (params.wantedType == .poster ? movie.posterPath : movie.backdropPath, answer.provenance)
  }

  /// The logo in the language that is preferred. If there is none in the call's, in English or without a
  /// language, those in the original language are requested.
  private func logo(of id: TMDBID, _ presentation: Presentation) async throws(RPCError) -> Picture {
    let answer = try await call.tmdb.response(to: MovieEndpoint(id, include: [.images], for: presentation))
    let movie = answer.content
    if let path = movie.images?.logos?.first?.path { return (path, answer.provenance) }
    guard let language = presentation.language, let original = movie.originalLanguage.flatMap({ Language($0) }),
      ![language.code, "en"].contains(original.code)
    else { return (nil, answer.provenance) }
    var other = presentation
    other.language = original
    return try await logo(of: id, other)
  }

  /// The base URL and sizes of TMDB's images: from settings, otherwise from TMDB, otherwise the built-in defaults. The
  /// defaults are good enough that a call should not fail or wait long for better ones.
  private var configuration: ImageConfiguration {
    get async {
      guard call.services.movedImages[.tmdb] == nil else { return call.services.usualImages }
      await call.beginProgress()
      var context = call.context
      context.deadline = min(context.deadline, .now + .seconds(5))
      let answer = try? await call.tmdb.client.run(TMDBObject.configuration, context: context)
      guard let found = answer?.content else { return .default }
      return HTTPURL(found.base).flatMap(hosts.upstream) == .tmdb ? found : .default
    }
  }

  private func tmdbLocation(_ path: String) async throws(RPCError) -> ImageLocation {
    let images = await configuration
    let size = try size(in: images)
    guard let url = images.url(path: path, size: size) else {
      throw .invalidParameter(
        "path", expected: "a TMDB path such as /cij4dd21v2Rk2YtUQbV5kW69WB2.jpg", got: "\"\(path)\"")
    }
    return ImageLocation(url: url, provider: .tmdb, size: "\(size)", width: size.width, path: path)
  }

  private func size(in images: ImageConfiguration) throws(RPCError) -> TMDB.ImageSize {
    guard let text = params.size else {
      return images.size(of: params.wantedType, coveringWidth: params.width ?? params.wantedType.usualWidth)
    }
    // A path alone doesn't reveal the type of its image.
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
    guard let url = HTTPURL(path), let upstream = hosts.upstream(of: url) else {
      throw .invalidParameter(
        "path", expected: "a TMDB path, or an address on one of the providers' image hosts",
        got: "\"\(path)\"")
    }
    if upstream == .tmdb, params.size != nil || params.width != nil, let path = await tmdbPath(in: path) {
      return try await tmdbLocation(path)
    }
    guard let size = params.size else { return ImageLocation(url: path, provider: upstream.provider) }
    throw invalidSize(size, offered: [])
  }

  /// The path of the image in a URL that includes a size.
  private func tmdbPath(in address: String) async -> String? {
    let base = await configuration.base
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
    let names = offered.unique
    let expected =
      names.isEmpty ? "none, because the address determines it" : "one of " + names.joined(separator: ", ")
    return .invalidParameter("size", expected: expected, got: "\"\(size)\"")
  }
}

extension TMDB.ImageSize {
  /// The width in pixels; nil for sizes given by height and for the original.
  fileprivate var width: Int? {
    if case .width(let pixels) = self { pixels } else { nil }
  }
}
