// SPDX-License-Identifier: MIT
import CLibrary
import Synchronization

/// An array of 64-bit words, each changed as a whole: of this process alone, or mapped from a file, which makes them
/// the same for all processes that map it. No access waits for another, so a process that is stopped or killed between
/// two of them holds nothing up.
///
/// A mapped file may be damaged or cut by anybody. Then the words have any values, or are zero from then on; reading
/// and writing them stays safe (`MappingGuard`).
///
/// Safe to share: every access is atomic, and the memory lives until nobody refers to this object.
public final class AtomicWords: @unchecked Sendable {
  /// The number of words.
  public let count: Int
  private let words: UnsafeMutablePointer<Atomic<UInt64>>
  /// The mapping's number; nil for words of this process alone.
  private let mapping: Int?

  /// Words of this process alone, all zero.
  public init(count: Int) {
    self.count = count
    words = .allocate(capacity: count)
    for index in 0..<count { (words + index).initialize(to: Atomic(0)) }
    mapping = nil
  }

  /// Maps the first words of an open file, which may be closed afterwards.
  /// - Parameter count: must not exceed what the file holds.
  public init(mapping file: FileDescriptor, count: Int) throws(SystemError) {
    let size = count * MemoryLayout<UInt64>.size
    let (pages, mapping) = try MappingGuard.map(file, size: size, isWritable: true)
    self.count = count
    words = pages.bindMemory(to: Atomic<UInt64>.self, capacity: count)
    self.mapping = mapping
  }

  deinit {
    guard let mapping else { return words.deallocate() }
    MappingGuard.unmap(words, size: count * MemoryLayout<UInt64>.size, number: mapping)
  }

  /// The value of a word.
  public subscript(index: Int) -> UInt64 {
    get {
      precondition(index >= 0 && index < count)
      return words[index].load(ordering: .acquiring)
    }
    set {
      precondition(index >= 0 && index < count)
      words[index].store(newValue, ordering: .releasing)
    }
  }

  /// Changes a word to `new` if it still is `old`.
  /// - Returns: whether it was.
  @discardableResult
  public func exchange(_ index: Int, _ old: UInt64, for new: UInt64) -> Bool {
    precondition(index >= 0 && index < count)
    return words[index].compareExchange(expected: old, desired: new, ordering: .acquiringAndReleasing).exchanged
  }
}
