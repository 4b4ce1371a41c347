// SPDX-License-Identifier: MIT
import Basics
import Database
import Platform

/// Downloaded images as files in a folder, bounded in bytes, with LRU eviction.
final class ImageFileStore: Sendable {
  private let thread: SerialThread<ImageFolder>

  /// Accesses no file yet: the folder is created with the first image.
  ///
  /// - Parameters:
  ///   - folder: the images' own folder, such as `<cache-dir>/images`, created with mode 0700 if it is missing.
  ///   - maximumBytes: the maximum total size of the files.
  ///   - report: called once when the folder can't be written, on the store's thread; must not wait for the store.
  init(
    folder: String, maximumBytes: Int = 256 << 20, report: @escaping @Sendable (StoreReport) -> Void
  ) {
    thread = SerialThread {
      ImageFolder(path: folder, maximumBytes: maximumBytes, report: report)
    } finish: { _ in
    }
  }

  /// The image stored for `key` (such as its URL without secrets), marked as used; nil if there is none or the folder
  /// can't be read by `deadline`.
  func image(for key: String, until deadline: ContinuousClock.Instant? = nil) async -> StoredImage? {
    await thread.run(until: deadline, refused: .success(nil)) { folder in folder.image(for: key) }
  }

  /// Stores an image for `key`, replacing the previous one, and deletes others if room is needed. A thrown error has
  /// been reported already, unless the deadline passed.
  func store(
    _ content: ImageContent, for key: String, until deadline: ContinuousClock.Instant? = nil
  ) async throws(FileError) -> StoredImage {
    try await thread.run(bytes: content.bytes.count, until: deadline, refused: .failure(.refused)) {
      folder throws(FileError) in try folder.store(content, for: key)
    }
  }

  /// Finishes pending work. Blocks; intended for the end of the process.
  @available(*, noasync)
  func close() { thread.close() }
}

extension FileError {
  fileprivate static let refused = FileError("access", "the image folder", .temporarilyUnavailable)
}

/// An image in the cache.
struct StoredImage: Sendable, Equatable {
  /// The path of the file, which may be deleted later to make room for others.
  let path: String
  /// The image's type.
  let type: ImageFormat
  /// The width in pixels; nil for SVG.
  let width: Int?
  /// The height in pixels; nil for SVG.
  let height: Int?
  /// The size of the file in bytes.
  let bytes: Int

  fileprivate init(_ content: ImageContent, path: String) {
    self.path = path
    type = content.type
    width = content.width
    height = content.height
    bytes = content.bytes.count
  }
}

/// Image files in a folder, used by one thread. The folder is its own index: a file's name is the hash of its key, and
/// its modification time is the time of its last use. So any number of processes may share it.
struct ImageFolder {
  private let folder: PrivateFolder
  private let maximumBytes: Int
  private let reporter: StoreReporter

  init(path: String, maximumBytes: Int, report: @escaping @Sendable (StoreReport) -> Void) {
    folder = PrivateFolder(path: path)
    self.maximumBytes = max(0, maximumBytes)
    reporter = StoreReporter(report)
  }

  /// The image for `key`, marked as used. An incomplete file, as a power cut can leave one, counts as missing.
  func image(for key: String) -> StoredImage? {
    for type in ImageFormat.allCases {
      let path = path(for: key, type)
      guard let bytes = RegularFile.content(of: path, limit: maximumBytes), let content = ImageContent(bytes),
        content.type == type
      else { continue }
      FileSystem.markAsUsed(path)
      return StoredImage(content, path: path)
    }
    return nil
  }

  func store(_ content: ImageContent, for key: String) throws(FileError) -> StoredImage {
    let path = path(for: key, content.type)
    do {
      try folder.create()
      try RegularFile.replace(path, with: content.bytes)
    } catch {
      reporter.failed(StoreReport(path: folder.path, event: .folderFailed(error)))
      throw error
    }
    reporter.succeeded()
    // The key's previous image may have had another type.
    for type in ImageFormat.allCases where type != content.type { try? FileSystem.remove(self.path(for: key, type)) }
    makeRoom(keeping: path)
    return StoredImage(content, path: path)
  }

  private func path(for key: String, _ type: ImageFormat) -> String {
    "\(folder.path)/\(stableHash(key)).\(type.fileExtension)"
  }

  /// Deletes the least recently used files until the rest fits.
  private func makeRoom(keeping newest: String) {
    guard let files = try? folder.files() else { return }
    var total = files.reduce(0) { $0 + $1.status.size }
    for file in files.sorted(by: { $0.status.modified < $1.status.modified })
    where total > maximumBytes && file.path != newest {
      try? FileSystem.remove(file.path)
      total -= file.status.size
    }
  }
}

/// FNV-1a with 128 bits in hexadecimal (draft-eastlake-fnv): the same in every process, unlike Swift's `Hasher`. The
/// keys hold no secrets, and nobody gains from a collision.
private func stableHash(_ text: String) -> String {
  var hash: UInt128 = 0x6c62_272e_07bb_0142_62b8_2175_6295_c58d
  for byte in text.utf8 {
    hash ^= UInt128(byte)
    hash &*= 0x0000_0000_0100_0000_0000_0000_0000_013b
  }
  return hash.padded(to: 32, radix: 16)
}
