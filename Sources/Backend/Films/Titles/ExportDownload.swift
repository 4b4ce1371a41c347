// SPDX-License-Identifier: MIT
import Basics
import EndpointCore
import JSONRPC
import Platform
import Synchronization
import TMDB

/// Downloads one of TMDB's lists to a file, a piece at a time, and goes on where an earlier download of the same list
/// ended.
struct ExportDownload {
  let export: TitleExport
  /// The folder of all lists.
  let base: HTTPURL
  /// A transport that adds no key to requests.
  let transport: any Transport
  /// The folder of the file.
  let folder: String

  /// The bytes of one request, so that little is lost when a connection breaks.
  private static let pieceSize = 4 << 20
  /// A longer list is refused: that of all people has a tenth of it.
  private static let maximumSize = 1 << 30

  /// The file while it isn't whole yet.
  private var path: String { "\(folder)/\(export.fileName)" }

  /// The file with the list's validator, because a later list has the same name: an entity tag, or the date of the last
  /// change (RFC 9110 section 8.8).
  private var validatorPath: String { "\(path).validator" }

  /// - Parameter progress: gets how many bytes there are, and of how many.
  /// - Returns: the path of the whole file, which the caller deletes.
  /// - Throws: -32012 if there is no list of that day.
  func run(
    for call: Call, progress: @Sendable (_ done: Int, _ of: Int) async -> Void
  ) async throws(RPCError) -> String {
    let file = try open()
    defer { file.close() }
    guard file.tryLock() else {
      throw RPCError(.requestFailed, "Another process is fetching \(export.fileName)", retryable: true)
    }
    var size = (try? file.status.size) ?? 0
    while true {
      let response: HTTPResponse
      do throws(UpstreamError) {
        response = try await transport.send(request(from: size, for: call))
        if size == 0 { keepValidator(of: response) }
      } catch {
        throw RPCError(error)
      }
      switch response.status {
      case 206:
        guard let total = Self.total(response, from: size), total <= Self.maximumSize, !response.body.isEmpty else {
          throw failure(
            .upstreamMalformed, "\(.upstream)'s answer is not the requested part of \(export.fileName)", response)
        }
        try write(response.body, to: file)
        size += response.body.count
        await progress(size, total)
        if size >= total { return path }
      // A server that doesn't support ranges sends the whole list, and so does one that has a newer list.
      case 200:
        keepValidator(of: response)
        try write(response.body, to: file, anew: size > 0)
        await progress(response.body.count, response.body.count)
        return path
      case 416 where size > 0: return path
      case 403, 404:
        remove()
        throw failure(.notFound, "\(.upstream) has no list \(export.fileName)", response)
      default:
        // No key was sent, so none was refused.
        let kind = response.status == 401 ? .requestFailed : UpstreamError(statusOf: response)?.kind
        throw failure(
          kind ?? .upstreamMalformed, "\(.upstream) answered \(response.status) for \(export.fileName)", response)
      }
    }
  }

  /// Forgets the file, whole or not.
  func remove() {
    try? FileSystem.remove(path)
    try? FileSystem.remove(validatorPath)
  }

  /// Keeps the validator for the next request, if the answer has one. A weak tag can't be used with ranges.
  private func keepValidator(of response: HTTPResponse) {
    try? FileSystem.remove(validatorPath)
    let tag = response.headers["ETag"].flatMap { $0.hasPrefix("\"") ? $0 : nil }
    guard response.status == 200 || response.status == 206, let validator = tag ?? response.headers["Last-Modified"],
      validator.utf8.count <= Self.longestValidator, let file = try? FileDescriptor.open(validatorPath, for: .appending)
    else { return }
    try? file.writeAll(Array(validator.utf8))
    file.close()
  }

  private static let longestValidator = 200

  private var validator: String? {
    guard let (file, _) = try? RegularFile.open(validatorPath, for: .reading) else { return nil }
    defer { file.close() }
    guard let bytes = try? file.readAll(limit: Self.longestValidator), bytes.count <= Self.longestValidator else {
      return nil
    }
    return String(validating: bytes, as: UTF8.self)
  }

  private func request(from start: Int, for call: Call) -> HTTPRequest {
    var context = call.silentContext
    // The time limit is that of a piece, because the time for the whole is unknown.
    context.deadline = .now + .milliseconds(call.options.timeoutMilliseconds)
    var headers: HTTPHeaders = [
      "Accept-Encoding": "identity", "Range": "bytes=\(start)-\(start + Self.pieceSize - 1)",
    ]
    if start > 0 { headers["If-Range"] = validator }
    return HTTPRequest(
      url: base.appending(segment: export.fileName),
      headers: headers,
      timeout: .seconds(60), bodyLimit: 256 << 20, cachePolicy: .never, context: context)
  }

  /// The size of the whole file, if the answer has the part that begins at `start`: `bytes 0-99/1234`.
  private static func total(_ response: HTTPResponse, from start: Int) -> Int? {
    guard let range = response.headers["Content-Range"], range.hasPrefix("bytes \(start)-"),
      let slash = range.lastIndex(of: "/"), let total = Int(range[range.index(after: slash)...]),
      total >= start + response.body.count
    else { return nil }
    return total
  }

  private func failure(
    _ kind: UpstreamError.Kind, _ message: UpstreamMessage, _ response: HTTPResponse
  ) -> RPCError {
    RPCError(
      UpstreamError(
        kind, message, upstream: .tmdb, httpStatus: response.status, retryAfter: response.retryAfter,
        attempts: response.attempts, url: response.url.description))
  }

  private func open() throws(RPCError) -> FileDescriptor {
    do throws(FileError) {
      try PrivateFolder(path: folder).create()
      return try step("open", path) { () throws(SystemError) in try FileDescriptor.open(path, for: .appending) }
    } catch {
      throw RPCError(.requestFailed, error.description)
    }
  }

  private func write(_ bytes: [UInt8], to file: FileDescriptor, anew: Bool = false) throws(RPCError) {
    do throws(SystemError) {
      if anew { try file.empty() }
      try file.writeAll(bytes)
    } catch {
      throw RPCError(.requestFailed, FileError("write", path, error).description)
    }
  }
}

/// How far a transfer is, how fast, and how long it will still take.
final class TransferPace: Sendable {
  /// When it was first reported, and how much there was by then: bytes of an earlier transfer don't count as speed.
  private let first = Mutex<(time: ContinuousClock.Instant, done: Int)?>(nil)

  /// Such as "12.1 of 27.7 MB, 3.2 MB/s, 5 s left".
  ///
  /// - Parameters:
  ///   - done: the bytes so far.
  ///   - size: the bytes of all.
  func text(_ done: Int, of size: Int, at time: ContinuousClock.Instant) -> String {
    let first = first.withLock { first in
      if first == nil { first = (time, done) }
      return first ?? (time, done)
    }
    let text = "\(done.megabytes) of \(size.megabytes) MB"
    let seconds = (time - first.time) / .seconds(1)
    guard seconds > 0, done > first.done else { return text }
    let speed = Double(done - first.done) / seconds
    let left = min((Double(max(size - done, 0)) / speed).rounded(.up), 1e6)
    let time = left < 120 ? "\(Int(left)) s" : "\(Int((left / 60).rounded(.up))) min"
    return "\(text), \(Int(min(speed, 1e15)).megabytes) MB/s, \(time) left"
  }
}

extension Int {
  /// A number of bytes in megabytes, with one decimal.
  var megabytes: String {
    let tenths = (self + 50_000) / 100_000
    return "\(tenths / 10).\(tenths % 10)"
  }
}
