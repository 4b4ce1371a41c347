// SPDX-License-Identifier: MIT
import CLibrary

extension FileDescriptor {
  /// A file without a name with these bytes, to be read from its beginning. Unlike a pipe it has room for all of them,
  /// whether or not anyone reads.
  public static func unnamed(holding bytes: [UInt8]) throws(SystemError) -> FileDescriptor {
    let file = FileDescriptor(rawValue: makeUnnamed())
    guard file.rawValue >= 0 else { throw .last }
    do throws(SystemError) {
      try file.writeAll(bytes)
      guard lseek(file.rawValue, 0, SEEK_SET) == 0 else { throw .last }
    } catch {
      file.close()
      throw error
    }
    return file
  }

  /// In memory (Linux 3.17, glibc 2.27); in the folder for temporary files where that is unavailable.
  private static func makeUnnamed() -> Int32 {
    #if os(Linux)
      typealias Make = @convention(c) (UnsafePointer<CChar>, UInt32) -> Int32
      let closeOnExec: UInt32 = 1  // MFD_CLOEXEC
      if let symbol = dlsym(nil, "memfd_create") { return unsafeBitCast(symbol, to: Make.self)("marquee", closeOnExec) }
    #endif
    var path = Array("/tmp/marquee.XXXXXX".utf8CString)
    let descriptor = mkstemp(&path)
    guard descriptor >= 0 else { return descriptor }
    unlink(path)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    return descriptor
  }
}
