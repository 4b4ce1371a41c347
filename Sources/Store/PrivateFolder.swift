import Glibc

/// A folder that only its owner may enter.
struct PrivateFolder: Sendable {
  let path: String

  /// Makes the folder, and those above it that are missing, with mode 0700. One that exists is left as it is.
  func create() throws(FileError) {
    if mkdir(path, 0o700) == 0 || errno == EEXIST { return }
    guard errno == ENOENT, let parent else { throw FileError("create the folder", path) }
    try parent.create()
    guard mkdir(path, 0o700) == 0 || errno == EEXIST else { throw FileError("create the folder", path) }
  }

  /// Runs `body` while no other process or thread does the same with this folder.
  ///
  /// The lock is the kernel's (flock on the folder itself): it leaves no file behind and ends with its process.
  func locked<T>(_ body: () throws(DatabaseError) -> T) throws(DatabaseError) -> T {
    let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw DatabaseError(FileError("open the folder", path)) }
    defer { close(descriptor) }
    // The wait has an end, in case that the holder is stopped. A file system without locks is used without.
    var attempts = 500
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK || errno == EINTR {
      attempts -= 1
      guard attempts > 0 else { throw DatabaseError(.busy, "Another process keeps the folder \(path) locked") }
      usleep(10_000)
    }
    return try body()
  }

  private var parent: PrivateFolder? {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")), slash > path.startIndex else { return nil }
    return PrivateFolder(path: String(path[..<slash]))
  }
}
