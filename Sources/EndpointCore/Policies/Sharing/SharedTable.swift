// SPDX-License-Identifier: MIT
import Basics
import Platform

/// The layout of the state that processes share, as words in memory.
///
/// After a header come three regions of records of equal size. A record's first two words are the digest of what it is
/// for and when it was last used; its owner (`TokenBucket`, `Circuit`, `SharedFlight`) defines the others. A record is
/// found by hashing with linear probing, and one that was long unused is given to another digest. That may hit a record
/// in use by a process that was suspended, and a damaged file may hold anything: so all owners take any value of any
/// word, and the worst that comes of it is a request too many or a wait of seconds.
struct SharedTable: Sendable {
  /// Records of one kind.
  struct Region: Sendable {
    /// The first word of the first record.
    let start: Int
    fileprivate let count: Int
    /// The words of a record, of which its owner has all but the first two.
    let size: Int

    fileprivate var end: Int { start + count * size }
  }

  /// The words of the header that a `MachineSharing` uses (`SharedRecord.init(header:)`).
  static let machineWords = 3..<7
  /// The rates of keys at their providers.
  static let budgets = Region(start: 16, count: 64, size: 264)
  /// The hosts whose requests failed lately.
  static let circuits = Region(start: budgets.end, count: 256, size: 6)
  /// The requests in flight, and those that landed lately.
  static let flights = Region(start: circuits.end, count: 4096, size: SharedFlight.wordCount)
  /// The number of words.
  static let wordCount = flights.end

  /// The version of the layout. A change of anything that a word means needs another.
  static let version: UInt64 = 1
  private static let magic: UInt64 = 0x4d51_5348 << 32
  private static let furthestProbe = 16
  /// After this time without use a record may be given away: longer than any wait or pause in it lasts.
  private static let idleTime: UInt64 = 7200 * 1_000_000_000

  let words: AtomicWords

  /// The first words of a new table.
  /// - Parameter start: names the start of the machine.
  static func header(of start: String) -> [UInt64] {
    [magic | version, SharedKey(start).digest, UInt64(wordCount)]
  }

  /// The state of a file by its first words.
  enum Header: Equatable {
    case usable
    /// Written by a newer version of this program.
    case newer
    /// No table, or of another start of the machine, or of an older version.
    case useless
  }

  static func examine(_ words: [UInt64], start: String) -> Header {
    guard let first = words.first, first & ~0xffff_ffff == magic else { return .useless }
    if first & 0xffff_ffff > version { return .newer }
    return words == header(of: start) ? .usable : .useless
  }

  /// False once the file was cut or overwritten.
  var isIntact: Bool { words[0] == Self.magic | Self.version && words[2] == UInt64(Self.wordCount) }

  /// The record for `key`; nil if there is none, and none is free.
  /// - Parameter now: nanoseconds since the start of the machine.
  func record(_ key: SharedKey, in region: Region, create: Bool = true, now: UInt64) -> SharedRecord? {
    let first = Int(key.digest % UInt64(region.count))
    func record(at step: Int) -> SharedRecord {
      SharedRecord(words: words, start: region.start + (first + step) % region.count * region.size)
    }
    for step in 0..<Self.furthestProbe {
      let record = record(at: step)
      let known = record[0]
      if known == 0 { break }
      if known == key.digest { return record.used(now) }
    }
    guard create else { return nil }
    for step in 0..<Self.furthestProbe {
      let record = record(at: step)
      let known = record[0]
      let used = record[1]
      let isIdle = used > now &+ 1_000_000_000 || now &- min(used, now) > Self.idleTime
      guard known == 0 || isIdle else { continue }
      // Before the digest: a record that looks long unused would be given away at once.
      record[1] = now
      if record.exchange(0, known, for: key.digest) {
        for index in 2..<region.size where known != 0 { record[index] = 0 }
        return record.used(now)
      }
      // Another process was faster, maybe for the same key.
      if record[0] == key.digest { return record.used(now) }
    }
    return nil
  }

  /// Takes over the budgets of a table whose file was deleted, and its machine's place among others, as far as this one
  /// has none.
  func adoptBudgets(of old: SharedTable) {
    let indices = Self.machineWords.lowerBound..<Self.budgets.end
    for index in indices where old.words[index] != 0 {
      words.exchange(index, 0, for: old.words[index])
    }
  }
}

/// Some words of a table, or of this process alone.
public struct SharedRecord: Sendable {
  private let words: AtomicWords
  private let start: Int

  fileprivate init(words: AtomicWords, start: Int) {
    self.words = words
    self.start = start
  }

  /// A record of this process alone.
  package init(ownWords count: Int) { self.init(words: AtomicWords(count: count), start: 0) }

  /// The words of a table's header that belong to the machine.
  init(header words: AtomicWords) { self.init(words: words, start: SharedTable.machineWords.lowerBound) }

  package subscript(index: Int) -> UInt64 {
    get { words[start + index] }
    nonmutating set { words[start + index] = newValue }
  }

  /// Changes a word to `new` if it still is `old`.
  @discardableResult
  package func exchange(_ index: Int, _ old: UInt64, for new: UInt64) -> Bool {
    words.exchange(start + index, old, for: new)
  }

  /// Changes a word, whatever others do to it meanwhile.
  func update(_ index: Int, _ change: (UInt64) -> UInt64) {
    while true {
      let old = self[index]
      if exchange(index, old, for: change(old)) { return }
    }
  }

  fileprivate func used(_ now: UInt64) -> SharedRecord {
    // Written rarely, so that processors needn't pass the line around.
    let last = self[1]
    if last > now || now - last > 1_000_000_000 { self[1] = now }
    return self
  }
}

/// The digest by which processes find what they share. It reveals nothing of the text, which may name a search, but
/// never holds a secret.
public struct SharedKey: Sendable, Hashable {
  /// The first 64 bits of the text's SHA-256; never 0.
  public let digest: UInt64

  /// - Parameter text: any text.
  public init(_ text: String) {
    let bytes = SHA256.digest(Array(text.utf8)).prefix(8)
    digest = max(bytes.reduce(0) { $0 << 8 | UInt64($1) }, 1)
  }
}
