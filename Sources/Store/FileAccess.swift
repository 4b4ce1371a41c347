import EndpointCore
import Glibc

/// The whole content; nil if it can't be read or is longer than `limit` bytes.
func readFile(_ path: String, limit: Int) -> [UInt8]? {
  guard let (descriptor, status) = try? RegularFile.open(path, O_RDONLY) else { return nil }
  defer { close(descriptor) }
  guard (0...limit).contains(status.st_size) else { return nil }
  return [UInt8](unsafeUninitializedCapacity: Int(status.st_size)) { buffer, count in
    while count < buffer.count {
      let read = read(descriptor, buffer.baseAddress.map { $0 + count }, buffer.count - count)
      if read < 0 && errno == EINTR { continue }
      guard read > 0 else { return }
      count += read
    }
  }
}

/// Puts a file with this content in the place of what was there, in one step for those who read it. Mode 0600.
///
/// - Parameter isDurable: waits until the device has the content, so that a power cut leaves the old file or the new
///   one.
/// - Note: a process that is killed meanwhile leaves `PATH.NUMBER`; see `PrivateFolder.sweep(leftoversOf:)`.
public func replaceFile(_ path: String, with bytes: [UInt8], isDurable: Bool = false) throws(FileError) {
  let temporary = "\(path).\(UInt64.random(in: .min ... .max))"
  let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
  guard descriptor >= 0 else { throw FileError("create", temporary) }
  do throws(FileError) {
    defer { close(descriptor) }
    try write(bytes, to: descriptor, path: path)
    guard !isDurable || fsync(descriptor) == 0 else { throw FileError("write", path) }
  } catch {
    unlink(temporary)
    throw error
  }
  guard rename(temporary, path) == 0 else {
    let error = FileError("rename", temporary)
    unlink(temporary)
    throw error
  }
}

private func write(_ bytes: [UInt8], to descriptor: Int32, path: String) throws(FileError) {
  let code: Int32 = bytes.withUnsafeBytes { buffer in
    var written = 0
    while written < buffer.count {
      let count = Glibc.write(descriptor, buffer.baseAddress.map { $0 + written }, buffer.count - written)
      if count < 0 && errno != EINTR { return errno }
      written += max(0, count)
    }
    return 0
  }
  guard code == 0 else { throw FileError("write", path, code: code) }
}

extension PrivateFolder {
  struct File {
    let name: String
    let path: String
    let bytes: Int
    let modified: timespec

    func isOlder(than other: File) -> Bool {
      (modified.tv_sec, modified.tv_nsec) < (other.modified.tv_sec, other.modified.tv_nsec)
    }
  }

  /// Deletes what killed processes left of replacing the file with this name: `NAME.NUMBER`. The folder is locked by
  /// all who replace it, or one that is being written would go as well.
  public func sweep(leftoversOf name: String) {
    for file in files() {
      let rest = file.name.dropFirst(name.count + 1)
      guard file.name.hasPrefix(name + "."), !rest.isEmpty, rest.allSatisfy({ $0.isASCII && $0.isWholeNumber })
      else { continue }
      unlink(file.path)
    }
  }

  /// The regular files directly in the folder, leftovers of a killed process included.
  func files() -> [File] {
    guard let directory = opendir(path) else { return [] }
    defer { closedir(directory) }
    var files: [File] = []
    while let entry = readdir(directory) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      var status = stat()
      guard fstatat(dirfd(directory), name, &status, AT_SYMLINK_NOFOLLOW) == 0, status.st_mode & S_IFMT == S_IFREG
      else { continue }
      files.append(
        File(name: name, path: "\(path)/\(name)", bytes: Int(status.st_size), modified: status.st_mtim))
    }
    return files
  }
}
