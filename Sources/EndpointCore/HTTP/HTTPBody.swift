// SPDX-License-Identifier: MIT
import JSON

/// The body of a request.
public enum HTTPBody: Sendable {
  case none
  /// Bytes in memory, with their media type.
  case bytes([UInt8], contentType: String)
  /// A JSON text, sent as `application/json`.
  case json(RawJSON)
  /// A file, read while it is sent, so it may be larger than memory.
  case file(path: String, contentType: String)
  /// Chunks that are produced while they are sent.
  case stream(BodyStream, contentType: String)
  /// A multipart form whose files and streams are read while they are sent.
  case multipart(MultipartForm)

  /// The media type; nil without a body.
  public var contentType: String? {
    switch self {
    case .none: nil
    case .json: "application/json"
    case .multipart(let form): form.contentType
    case .bytes(_, let contentType), .file(_, let contentType), .stream(_, let contentType): contentType
    }
  }

  /// Whether the body can be sent again for a retry or a redirect that keeps the method.
  public var isReplayable: Bool {
    switch self {
    case .none, .bytes, .json, .file: true
    case .stream(let stream, _): stream.isReplayable
    case .multipart(let form): form.isReplayable
    }
  }
}

/// A body that is produced while it is sent. Each chunk is requested when the one before it is being sent, so at most
/// two chunks are in memory.
public struct BodyStream: Sendable {
  /// The total number of bytes; nil if unknown, in which case the body is sent chunked.
  public let length: Int?
  /// Whether `chunks` may be called a second time.
  public let isReplayable: Bool
  /// Passes every chunk to `consume` until it returns false.
  let produce: @Sendable (_ consume: @Sendable ([UInt8]) async -> Bool) async throws -> Void

  /// - Parameters:
  ///   - length: the total number of bytes in all chunks, if known.
  ///   - isReplayable: whether another call of `chunks` produces the same bytes.
  ///   - chunks: starts the sequence of chunks.
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

/// The progress of sending a request's body.
public struct UploadProgress: Sendable, Hashable {
  /// The number of bytes passed to the connection.
  public let sent: Int
  /// The total number of bytes; nil if unknown.
  public let total: Int?
}

extension HTTPBody {
  /// A form body `a=b&c=d`, sent as `application/x-www-form-urlencoded` (URL Standard section 5), in order. A space is
  /// encoded as `%20`, which form parsers accept as well as `+`.
  public static func form(_ items: QueryItems) -> HTTPBody {
    .bytes(Array(items.encoded.utf8), contentType: "application/x-www-form-urlencoded")
  }
}
