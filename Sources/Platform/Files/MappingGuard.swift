// SPDX-License-Identifier: MIT
import CLibrary

/// Keeps this process alive when the file of a mapping is cut, or its device is full or fails: the system then answers
/// the access with SIGBUS. The signal's handler puts empty memory of this process in the mapping's place, and the
/// access goes on.
///
/// Any other SIGBUS comes again after that, and soon ends the process as if there were no handler.
enum MappingGuard {
  private static let capacity = 64
  /// How often the handler helps before it gives up.
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
    _ = mappings.count
    signal(SIGBUS) { _ in MappingGuard.replaceAll() }
  }()

  /// Puts empty memory in the place of all mappings: systems report in different ways which of them failed.
  private static func replaceAll() {
    let times = mappings[3 * capacity]
    mappings[3 * capacity] = times + 1
    var hasReplaced = false
    for index in 0..<capacity {
      let (address, size) = (UInt(mappings[3 * index]), Int(mappings[3 * index + 1]))
      guard address != 0, size != 0 else { continue }
      mappings[3 * index + 2] = 1
      let flags = MAP_PRIVATE | MAP_ANON | MAP_FIXED
      mmap(UnsafeMutableRawPointer(bitPattern: address), size, PROT_READ | PROT_WRITE, flags, -1, 0)
      hasReplaced = true
    }
    if !hasReplaced || times >= mostFaults { signal(SIGBUS, SIG_DFL) }
  }
}
