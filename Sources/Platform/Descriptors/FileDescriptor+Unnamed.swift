// SPDX-License-Identifier: MIT
import CLibrary

extension FileDescriptor {
  /// Creates an unnamed file that holds these bytes, positioned at its beginning. Unlike a pipe, it has room for all
  /// bytes before a reader reads any.
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

  /// Creates the file in memory (Linux 3.17, glibc 2.27), or in /tmp where that is unavailable.
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
