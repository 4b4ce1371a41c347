import EndpointCore
import FoundationEssentials

/// Cached upstream responses in `<folder>/responses.sqlite`, bounded in bytes; the least recently used go first.
///
/// Several processes may share the file. What fails is a miss; it is reported, not thrown.
public final class DiskResponseStore: ResponseStore {
  private let thread: SerialThread<ResponseTable>

  /// Touches no file: the folder and the file are made at first use.
  ///
  /// - Parameters:
  ///   - folder: the cache folder; made with mode 0700 if it is missing, the file with 0600.
  ///   - maximumBytes: how much is kept.
  ///   - now: the clock for the name of a file that is set aside.
  ///   - report: told what befell the file, on the store's thread, which it must not wait for.
  public init(
    folder: String, maximumBytes: Int = 64 << 20, now: @escaping @Sendable () -> Date,
    report: @escaping @Sendable (StoreReport) -> Void
  ) {
    thread = SerialThread {
      ResponseTable(folder: folder, maximumBytes: maximumBytes, now: now, report: report)
    } finish: {
      $0.close()
    }
  }

  public func entry(for key: String) async -> CachedResponse? {
    await thread.run(refused: .success(nil)) { table in
      (try? table.entry(for: key)) ?? nil
    }
  }

  /// Returns before the entry is written; a later `entry(for:)` finds it all the same, since one thread does both.
  public func store(_ entry: CachedResponse, for key: String) async {
    thread.post(bytes: entry.body.count) { table in try? table.store(entry, for: key) }
  }

  public func remove(_ key: String) async {
    thread.post { table in try? table.remove(key) }
  }

  /// Finishes what was begun and closes the file. Blocks; for the end of the process.
  @available(*, noasync)
  public func close() { thread.close() }
}
