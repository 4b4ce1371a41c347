// SPDX-License-Identifier: MIT
import Basics
import Platform

/// Downloaded images as files in a folder, bounded in bytes; the least recently used go first.
public final class ImageFileStore: Sendable {
  private let thread: SerialThread<ImageFolder>

  /// Touches no file: the folder is made with the first image.
  ///
  /// - Parameters:
  ///   - folder: the images' own folder, e.g. `<cache-dir>/images`; made with mode 0700 if it is missing.
  ///   - maximumBytes: how much is kept.
  ///   - report: told once when nothing can be written, on the store's thread, which it must not wait for.
  public init(
    folder: String, maximumBytes: Int = 256 << 20, report: @escaping @Sendable (StoreReport) -> Void
  ) {
    thread = SerialThread {
      ImageFolder(path: folder, maximumBytes: maximumBytes, report: report)
    } finish: { _ in
    }
  }

  /// The image kept for `key` (e.g. its URL without secrets), which counts as a use of it; nil if there is none.
  /// Nil, too, if the folder can't be read until `deadline`.
  public func image(for key: String, until deadline: ContinuousClock.Instant? = nil) async -> StoredImage? {
    await thread.run(until: deadline, refused: .success(nil)) { folder in folder.image(for: key) }
  }

  /// Keeps an image for `key` instead of what was there; deletes others if room is needed. The failure was reported,
  /// unless it is that there was no time.
  public func store(
    _ content: ImageContent, for key: String, until deadline: ContinuousClock.Instant? = nil
  ) async throws(FileError) -> StoredImage {
    try await thread.run(bytes: content.bytes.count, until: deadline, refused: .failure(.refused)) {
      folder throws(FileError) in try folder.store(content, for: key)
    }
  }

  /// Finishes what was begun. Blocks; for the end of the process.
  @available(*, noasync)
  public func close() { thread.close() }
}

extension FileError {
  fileprivate static let refused = FileError("reach in time", "the image folder", .temporarilyUnavailable)
}
