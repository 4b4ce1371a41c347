// SPDX-License-Identifier: MIT
import CLibrary

/// Operations on paths.
public enum FileSystem {
  /// Creates a folder with mode 0700.
  public static func makeFolder(_ path: String) throws(SystemError) {
    guard mkdir(try path.wholePath, 0o700) == 0 else { throw .last }
  }

  /// Deletes a file.
  public static func remove(_ path: String) throws(SystemError) {
    guard unlink(try path.wholePath) == 0 else { throw .last }
  }

  /// Deletes an empty folder.
  public static func removeFolder(_ path: String) throws(SystemError) {
    guard rmdir(path) == 0 else { throw .last }
  }

  /// Whether this process may create files in a folder, or change a file. Says nothing of a full disk.
  public static func isWritable(_ path: String) -> Bool { access(path, W_OK) == 0 }

  /// Atomically renames a file, replacing any file at the new path.
  public static func rename(_ old: String, to new: String) throws(SystemError) {
    guard CLibrary.rename(try old.wholePath, try new.wholePath) == 0 else { throw .last }
  }

  /// Sets the file's modification time to now.
  public static func markAsUsed(_ path: String) { utimensat(AT_FDCWD, path, nil, 0) }

  /// The path with its symbolic links resolved; nil if it doesn't exist or the result isn't UTF-8.
  public static func resolved(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(validatingCString: resolved)
  }

  /// Whether a name directly in a folder fits; false if the folder can't be read.
  public static func hasEntry(in folder: String, where fits: (String) -> Bool) -> Bool {
    guard let directory = opendir(folder) else { return false }
    defer { closedir(directory) }
    while let entry = readdir(directory) {
      if fits(name(of: entry)) { return true }
    }
    return false
  }

  private static func name(of entry: UnsafeMutablePointer<dirent>) -> String {
    withUnsafeBytes(of: &entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }

  /// The regular files directly in a folder, without following links; none if the folder doesn't exist.
  public static func files(in folder: String) throws(SystemError) -> [(name: String, status: FileStatus)] {
    do throws(SystemError) { return try entries(in: folder).filter { $0.status.kind == .file } } catch {
      guard error == .notFound || error == .notAFolder else { throw error }
      return []
    }
  }

  /// What is directly in a folder, without following links: these are of the kind `device`.
  /// - Parameter limit: how many entries are read; the others are left out.
  public static func entries(
    in folder: String, limit: Int = .max
  ) throws(SystemError) -> [(name: String, status: FileStatus)] {
    guard let directory = opendir(folder) else { throw .last }
    defer { closedir(directory) }
    var entries: [(name: String, status: FileStatus)] = []
    while entries.count < limit, let entry = readdir(directory) {
      let name = name(of: entry)
      var status = stat()
      guard name != ".", name != "..", fstatat(dirfd(directory), name, &status, AT_SYMLINK_NOFOLLOW) == 0 else {
        continue
      }
      entries.append((name, FileStatus(status)))
    }
    return entries
  }
}
