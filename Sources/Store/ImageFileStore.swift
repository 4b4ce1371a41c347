// SPDX-License-Identifier: MIT
import Basics
import Platform

/// Downloaded images as files in a folder, bounded in bytes, with LRU eviction.
public final class ImageFileStore: Sendable {
  private let thread: SerialThread<ImageFolder>

  /// Accesses no file yet: the folder is created with the first image.
  ///
  /// - Parameters:
  ///   - folder: the images' own folder, such as `<cache-dir>/images`, created with mode 0700 if it is missing.
  ///   - maximumBytes: the maximum total size of the files.
  ///   - report: called once when the folder can't be written, on the store's thread; must not wait for the store.
  public init(
    folder: String, maximumBytes: Int = 256 << 20, report: @escaping @Sendable (StoreReport) -> Void
  ) {
    thread = SerialThread {
      ImageFolder(path: folder, maximumBytes: maximumBytes, report: report)
    } finish: { _ in
    }
  }

  /// The image stored for `key` (such as its URL without secrets), marked as used; nil if there is none or the folder
  /// can't be read by `deadline`.
  public func image(for key: String, until deadline: ContinuousClock.Instant? = nil) async -> StoredImage? {
    await thread.run(until: deadline, refused: .success(nil)) { folder in folder.image(for: key) }
  }

  /// Stores an image for `key`, replacing the previous one, and deletes others if room is needed. A thrown error has
  /// been reported already, unless the deadline passed.
  public func store(
    _ content: ImageContent, for key: String, until deadline: ContinuousClock.Instant? = nil
  ) async throws(FileError) -> StoredImage {
    try await thread.run(bytes: content.bytes.count, until: deadline, refused: .failure(.refused)) {
      folder throws(FileError) in try folder.store(content, for: key)
    }
  }

  /// Finishes pending work. Blocks; intended for the end of the process.
  @available(*, noasync)
  public func close() { thread.close() }
}

extension FileError {
  fileprivate static let refused = FileError("access", "the image folder", .temporarilyUnavailable)
}
