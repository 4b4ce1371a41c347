// SPDX-License-Identifier: MIT
import CLibrary

/// Keeps this process alive when the file of a mapping is cut, or its device is full or fails: the system then answers
/// the access with SIGBUS. The signal's handler puts empty memory of this process in the mapping's place, and the
/// access goes on.
///
/// Any other SIGBUS comes again after that, and soon ends the process as if there were no handler.
enum MappingGuard {
  private static let capacity = 64
  /// The number of faults after which the handler gives up.
  private static let mostFaults: UInt64 = 64
  /// The address, the size and whether it was replaced of each mapping, and last how often the handler ran. A handler
  /// may neither allocate nor lock, and these words need neither.
  private static let mappings = AtomicWords(count: 3 * capacity + 1)

  /// Maps the first bytes of an open file, shared with other processes.
  /// - Returns: the pages, and the mapping's number.
  /// - Throws: `busy` if there are too many mappings already.
  static func map(
    _ file: FileDescriptor, size: Int, isWritable: Bool
  ) throws(SystemError) -> (pages: UnsafeMutableRawPointer, number: Int) {
    let protection = isWritable ? PROT_READ | PROT_WRITE : PROT_READ
    guard let pages = mmap(nil, size, protection, MAP_SHARED, file.rawValue, 0), pages != MAP_FAILED else {
      throw .last
    }
    guard let number = protect(pages, size: size) else {
      munmap(pages, size)
      throw .busy
    }
    return (pages, number)
  }

  private static func protect(_ address: UnsafeMutableRawPointer, size: Int) -> Int? {
    _ = handler
    for index in 0..<capacity where mappings.exchange(3 * index, 0, for: UInt64(UInt(bitPattern: address))) {
      mappings[3 * index + 2] = 0
      mappings[3 * index + 1] = UInt64(size)
      // Files may be cut again and again while others are mapped in their place.
      mappings[3 * capacity] = 0
      return index
    }
    return nil
  }

  /// Whether empty memory is in a mapping's place.
  static func isReplaced(_ number: Int) -> Bool { mappings[3 * number + 2] != 0 }

  /// Removes a mapping.
  static func unmap(_ pages: UnsafeMutableRawPointer, size: Int, number: Int) {
    mappings[3 * number + 1] = 0
    mappings[3 * number] = 0
    munmap(pages, size)
  }

  private static let handler: Void = {
    _ = (mappings.count, MappedLengths.files.count)
    signal(SIGBUS) { _ in if !MappedLengths.restore() { MappingGuard.replaceAll() } }
  }()

  static func install() { _ = handler }

  /// Puts empty memory in the place of all mappings: systems report in different ways which of them failed.
  private static func replaceAll() {
    let times = mappings[3 * capacity]
    mappings[3 * capacity] = times + 1
    var hasReplaced = false
    for index in 0..<capacity {
      let address = UInt(mappings[3 * index])
      let size = Int(mappings[3 * index + 1])
      guard address != 0, size != 0 else { continue }
      mappings[3 * index + 2] = 1
      let flags = MAP_PRIVATE | MAP_ANON | MAP_FIXED
      mmap(UnsafeMutableRawPointer(bitPattern: address), size, PROT_READ | PROT_WRITE, flags, -1, 0)
      hasReplaced = true
    }
    if !hasReplaced || times >= mostFaults { signal(SIGBUS, SIG_DFL) }
  }
}

/// Keeps this process alive when a file is cut that a library has mapped, such as the -shm file of SQLite: makes it as
/// long again, with zeros, so that all processes that map it see the same.
public enum MappedLengths {
  private static let capacity = 16
  /// The address of the path and the length of each file, the number of faults since a length was last set, and the
  /// number of all faults.
  fileprivate static let files = AtomicWords(count: 2 * capacity + 2)

  /// How often a file had to be made longer. If it changes while the library reads, the library may have read zeros.
  public static var faults: UInt64 { files[2 * capacity + 1] }

  /// Sets the length below which a file must not fall from now on. A path takes some memory for good.
  public static func keep(_ path: String, atLeast length: Int) {
    MappingGuard.install()
    files[2 * capacity] = 0
    for index in 0..<capacity {
      let known = UnsafeMutablePointer<CChar>(bitPattern: UInt(files[2 * index]))
      if let known {
        guard strcmp(known, path) == 0 else { continue }
        if files[2 * index + 1] < UInt64(length) { files[2 * index + 1] = UInt64(length) }
        return
      }
      guard let copy = strdup(path) else { return }
      if files.exchange(2 * index, 0, for: UInt64(UInt(bitPattern: copy))) {
        files[2 * index + 1] = UInt64(length)
        return
      }
      free(copy)
    }
  }

  /// Makes files that were cut as long again; called by the signal's handler.
  /// - Returns: false if there are none, or if it happens again and again.
  fileprivate static func restore() -> Bool {
    var isRestored = false
    for index in 0..<capacity {
      guard let path = UnsafePointer<CChar>(bitPattern: UInt(files[2 * index])) else { break }
      let length = off_t(files[2 * index + 1])
      var status = stat()
      guard stat(path, &status) == 0, status.st_size < length, truncate(path, length) == 0 else { continue }
      isRestored = true
    }
    files[2 * capacity] += 1
    // A fault of another mapping says nothing of what the library has read.
    if isRestored { files[2 * capacity + 1] += 1 }
    return isRestored && files[2 * capacity] < 64
  }
}
