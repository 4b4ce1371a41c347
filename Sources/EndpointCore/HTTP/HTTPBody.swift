// SPDX-License-Identifier: MIT
import JSON

/// What a request carries.
public enum HTTPBody: Sendable {
  case none
  /// Bytes in memory, with their media type.
  case bytes([UInt8], contentType: String)
  /// A JSON text, sent as `application/json`.
  case json(RawJSON)
  /// A file, read while it is sent, so it may be larger than memory.
  case file(path: String, contentType: String)
  /// Chunks that are made while they are sent.
  case stream(BodyStream, contentType: String)
  /// A form of several parts, its files and streams read while they are sent.
  case multipart(MultipartForm)

  /// The media type, nil without a body.
  public var contentType: String? {
    switch self {
    case .none: nil
    case .json: "application/json"
    case .multipart(let form): form.contentType
    case .bytes(_, let contentType), .file(_, let contentType), .stream(_, let contentType): contentType
    }
  }

  /// Whether the body can be sent a second time (a retry, a redirect that keeps the method).
  public var isReplayable: Bool {
    switch self {
    case .none, .bytes, .json, .file: true
    case .stream(let stream, _): stream.isReplayable
    case .multipart(let form): form.isReplayable
    }
  }
}

/// A body that is made while it is sent. The next chunk is asked for when the one before is on its way, so no more than
/// two chunks are held.
public struct BodyStream: Sendable {
  /// The number of bytes, nil if it is not known (then sent chunked).
  public let length: Int?
  /// Whether `chunks` may be asked for a second time.
  public let isReplayable: Bool
  /// Gives every chunk to `consume` until that answers false.
  let produce: @Sendable (_ consume: @Sendable ([UInt8]) async -> Bool) async throws -> Void

  /// - Parameters:
  ///   - length: the number of bytes that the chunks hold together, if known.
  ///   - isReplayable: whether `chunks` gives the same bytes again when it is called again.
  ///   - chunks: starts the sequence.
  public init<Chunks: AsyncSequence & SendableMetatype>(
    length: Int? = nil, isReplayable: Bool = false, chunks: @escaping @Sendable () throws -> Chunks
  ) where Chunks.Element == [UInt8], Chunks.AsyncIterator: SendableMetatype {
    self.length = length
    self.isReplayable = isReplayable
    self.produce = { consume in
      for try await chunk in try chunks() {
        guard await consume(chunk) else { return }
      }
    }
  }
}

/// How much of a request's body is on its way.
public struct UploadProgress: Sendable, Hashable {
  /// Bytes handed to the connection.
  public let sent: Int
  /// Bytes in all, nil if that is not known.
  public let total: Int?

  /// Both in bytes.
  public init(sent: Int, total: Int?) {
    self.sent = sent
    self.total = total
  }
}
