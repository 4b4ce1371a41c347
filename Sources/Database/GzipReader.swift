// SPDX-License-Identifier: MIT
import CZlib

/// Decompresses a gzip file piece by piece (RFC 1952), which may have several members; or bare deflated data
/// (RFC 1951).
public final class GzipReader {
  private let stream: UnsafeMutablePointer<z_stream>
  /// Whether the input so far ends where a member ends.
  public private(set) var isComplete = false

  /// Nil if there is no memory.
  /// - Parameter isBare: whether the data has neither header nor checksum, as in a zip archive.
  public init?(isBare: Bool = false) {
    stream = .allocate(capacity: 1)
    stream.initialize(to: z_stream())
    // 15 bits of window, and 16 for gzip's header; a negative number for none.
    guard inflateInit2_(stream, isBare ? -15 : 31, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK else {
      stream.deallocate()
      return nil
    }
  }

  deinit {
    inflateEnd(stream)
    stream.deallocate()
  }

  /// The text that a piece adds; nil if the input is damaged or the text is longer than `limit`.
  public func inflate(_ input: ArraySlice<UInt8>, limit: Int) -> [UInt8]? {
    var text: [UInt8] = []
    var input = Array(input)
    var room = [UInt8](repeating: 0, count: 1 << 17)
    let isSound = input.withUnsafeMutableBufferPointer { input in
      stream.pointee.next_in = input.baseAddress
      stream.pointee.avail_in = UInt32(input.count)
      // The decompressor keeps the text for which there was no room.
      var isFull = false
      while stream.pointee.avail_in > 0 || isFull {
        if isComplete {
          guard inflateReset(stream) == Z_OK else { return false }
          isComplete = false
        }
        let result = room.withUnsafeMutableBufferPointer { room in
          stream.pointee.next_out = room.baseAddress
          stream.pointee.avail_out = UInt32(room.count)
          let result = CZlib.inflate(stream, Z_NO_FLUSH)
          text += room.prefix(room.count - Int(stream.pointee.avail_out))
          return result
        }
        isFull = result == Z_OK && stream.pointee.avail_out == 0
        switch result {
        case Z_STREAM_END: isComplete = true
        case Z_OK: break
        // Nothing more comes of this input.
        case Z_BUF_ERROR: return true
        default: return false
        }
        guard text.count <= limit else { return false }
      }
      return true
    }
    return isSound ? text : nil
  }
}
