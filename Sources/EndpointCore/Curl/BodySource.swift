// SPDX-License-Identifier: MIT
import Basics
import JSON
import Platform

/// The source of a request body's bytes, read by libcurl. Used only on the curl thread.
protocol BodySource: AnyObject {
  /// The total number of bytes; nil if unknown.
  var length: Int? { get }
  /// Writes the next bytes to `room` and returns their number: 0 at the end, nil if none are available yet.
  func read(into room: UnsafeMutableRawBufferPointer) throws(UpstreamError) -> Int?
  /// Releases resources; nothing is read afterwards.
  func close()
}

extension HTTPBody {
  /// The source of this body; nil if it has none.
  /// - Parameter wake: called on any thread when a source that had no bytes available has some.
  func source(wake: @escaping @Sendable () -> Void) throws(UpstreamError) -> (any BodySource)? {
    switch self {
    case .none: nil
    case .bytes(let bytes, _): BytesSource(bytes)
    case .json(let json): BytesSource(json.bytes)
    case .file(let path, _): try FileSource(path: path)
    case .stream(let stream, _): StreamSource(stream, wake: wake)
    case .multipart(let form): try MultipartSource(form, wake: wake)
    }
  }
}

/// A body in memory.
private final class BytesSource: BodySource {
  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var length: Int? { bytes.count }

  func read(into room: UnsafeMutableRawBufferPointer) -> Int? {
    let part = bytes[position..<min(bytes.count, position + room.count)]
    room.copyBytes(from: part)
    position += part.count
    return part.count
  }

  func close() {}
}

/// A body in a file. It must be a regular file, whose reads can't block the curl thread indefinitely.
private final class FileSource: BodySource {
  private var descriptor: FileDescriptor?
  private let size: Int
  private var left: Int

  init(path: String) throws(UpstreamError) {
    let status: FileStatus
    do throws(RegularFile.Failure) {
      (descriptor, status) = try RegularFile.open(path, for: .reading)
    } catch {
      throw UpstreamError(.requestFailed, "\(path) can't be sent: \(error)")
    }
    size = status.size
    left = size
  }

  deinit { close() }

  var length: Int? { size }

  func read(into room: UnsafeMutableRawBufferPointer) throws(UpstreamError) -> Int? {
    // No more than the announced length, even if the file grows meanwhile.
    let wanted = min(left, room.count)
    guard wanted > 0 else { return 0 }
    guard let count = try? descriptor?.read(into: UnsafeMutableRawBufferPointer(rebasing: room[..<wanted])), count > 0
    else { throw UpstreamError(.requestFailed, "the file was truncated while it was being sent") }
    left -= count
    return count
  }

  func close() {
    descriptor?.close()
    descriptor = nil
  }
}
