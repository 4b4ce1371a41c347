import Glibc

/// A folder that only its owner may enter.
public struct PrivateFolder: Sendable {
  /// The path of the folder.
  public let path: String

  /// Makes nothing yet.
  public init(path: String) { self.path = path }

  /// Makes the folder, and those above it that are missing, with mode 0700. One that exists is left as it is.
  public func create() throws(FileError) {
    if mkdir(path, 0o700) == 0 || errno == EEXIST { return }
    guard errno == ENOENT, let parent else { throw FileError("create the folder", path) }
    try parent.create()
    guard mkdir(path, 0o700) == 0 || errno == EEXIST else { throw FileError("create the folder", path) }
  }

  /// Makes the folder if it is missing and runs `body` while no other process or thread does the same with it.
  ///
  /// The lock is the kernel's (flock on the folder itself): it leaves no file behind and ends with its process.
  ///
  /// - Parameters:
  ///   - deadline: until when to wait for the one who holds it, who may have been stopped. It is tried once at least.
  ///   - failure: how `body`'s caller is told that the folder can't be locked.
  public func locked<T, Failure: Error>(
    until deadline: ContinuousClock.Instant, failure: (FileError) -> Failure, _ body: () throws(Failure) -> T
  ) throws(Failure) -> T {
    let descriptor: Int32
    do throws(FileError) { descriptor = try lock(until: deadline) } catch { throw failure(error) }
    defer { close(descriptor) }
    return try body()
  }

  private func lock(until deadline: ContinuousClock.Instant) throws(FileError) -> Int32 {
    while true {
      try create()
      let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
      if descriptor < 0 && errno == ENOENT { continue }
      guard descriptor >= 0 else { throw FileError("open the folder", path) }
      do throws(FileError) {
        try lock(descriptor, until: deadline)
      } catch {
        close(descriptor)
        throw error
      }
      // Whoever deleted the folder and made it anew meanwhile has a lock on another one.
      if FileIdentity(path: path) == FileIdentity(descriptor: descriptor) { return descriptor }
      close(descriptor)
    }
  }

  /// A file system without locks is used without.
  private func lock(_ descriptor: Int32, until deadline: ContinuousClock.Instant) throws(FileError) {
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK || errno == EINTR {
      guard .now < deadline else { throw FileError("lock the folder", path, code: EBUSY) }
      usleep(2_000)
    }
  }

  private var parent: PrivateFolder? {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")), slash > path.startIndex else { return nil }
    return PrivateFolder(path: String(path[..<slash]))
  }
}

/// Which file has a name: names are reused, this pair isn't while the file is open.
struct FileIdentity: Equatable {
  private let device: UInt
  private let inode: UInt

  init?(path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  init?(descriptor: Int32) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return nil }
    self.init(status)
  }

  private init(_ status: stat) {
    device = UInt(status.st_dev)
    inode = UInt(status.st_ino)
  }
}
