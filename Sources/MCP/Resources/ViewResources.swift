// SPDX-License-Identifier: MIT
import Basics
import CTexts
import Contract
import JSONRPC
import Platform

/// The resources of the view: its document, and the posters, which the view may not load
/// from the web.
enum ViewResources {
  static let all = [document, poster]

  /// The maximum size of a picture. A grid has dozens of pictures, and each is sent as text on one line.
  private static let pictureBytes = 100_000

  private static let document = Resource(
    uri: AppsExtension.document, name: "view", title: "Marquee",
    description: "Shows what's on, the seats of a showing, and films.", caching: .minutes(60),
    mimeType: AppsExtension.mimeType
  ) { _, _ in .view(text) }

  /// clients/assistants/view/view.html
  private static var text: String {
    let view = ctexts_view()
    return String(decoding: UnsafeBufferPointer(start: view.bytes, count: view.count), as: UTF8.self)
  }

  private static let poster = Resource(
    uri: "marquee://poster/{id}", name: "poster", title: "A poster",
    description: "The poster of a film or a show by its id (amc:movie:64825, tmdb:movie:268, tmdb:show:1399), small.",
    caching: .minutes(60), mimeType: nil
  ) { values, context throws(RPCError) in
    let text = values["id"] ?? ""
    guard let id = EntityID(text, of: .movie) ?? EntityID(text, of: .show) else {
      throw .not(text, "the id of a movie or a show, such as \(EntityKind.movie.examples)")
    }
    for request in try await requests(id, context.contract) {
      do throws(RPCError) {
        let file = try await context.contract.call(ImagesFetch.self, request)
        if let bytes = await content(of: file.path) { return .picture(bytes, mimeType: file.contentType) }
      } catch {
        // AMC has no such size of this poster.
        guard error.code == .invalidParams else { throw error }
      }
    }
    throw RPCError(.notFound, "\(id) has no poster of at most \(pictureBytes / 1000) kB", kind: "notFound")
  } complete: { input, completions throws(RPCError) in
    try await completions.movieIDs(input.value)
  }

  /// The requests for a poster in several sizes, the best size first. TMDB's posters are preferred: AMC often has only
  /// the original.
  private static func requests(
    _ id: EntityID, _ contract: any ContractCaller
  ) async throws(RPCError) -> [ImagesFetch.Params] {
    let path =
      id.kind == .show
      ? try await contract.call(ShowsGet.self, ShowsGet.Params(id: id)).posterPath
      : try await contract.call(MoviesGet.self, MoviesGet.Params(id: id, link: id.provider == .amc)).posterPath
    if let path { return [300, 150].map { ImagesFetch.Params(path: path, width: $0) } }
    guard id.provider == .amc else { return [] }
    return ["large", "standard", "thumbnail", "dynamic"].map {
      ImagesFetch.Params(id: EntityReference(id.description), size: $0)
    }
  }

  /// Reads a file on a thread of its own, because reading may block. Nil if it has more than `pictureBytes` or can't be
  /// read.
  private static func content(of path: String) async -> [UInt8]? {
    await withCheckedContinuation { continuation in
      let isStarted = SystemThread.start {
        continuation.resume(returning: RegularFile.content(of: path, limit: pictureBytes))
      }
      if !isStarted { continuation.resume(returning: nil) }
    }
  }
}
