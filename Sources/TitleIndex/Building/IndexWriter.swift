// SPDX-License-Identifier: MIT

/// Writes an index from its first byte to its last: sections in order, then their checksums, then the footer.
struct IndexWriter<Failure: Error> {
  private let sink: (UnsafeRawBufferPointer) throws(Failure) -> Void
  private var block: [UInt8] = []
  private var checksums: [UInt32] = []
  private var written = 0
  private var sections: [(start: Int, count: Int)] = []

  /// - Parameter sink: takes the bytes in order.
  init(sink: @escaping (UnsafeRawBufferPointer) throws(Failure) -> Void) {
    self.sink = sink
    block.reserveCapacity(IndexFormat.blockSize)
  }

  private var position: Int { written + block.count }

  /// Begins the next section.
  mutating func beginSection() throws(Failure) {
    try write(Array(repeating: 0, count: -position & 7))
    sections.append((position, 0))
  }

  /// Appends to the section.
  mutating func append(_ bytes: [UInt8]) throws(Failure) {
    try write(bytes)
    if let last = sections.indices.last { sections[last].count = position - sections[last].start }
  }

  private mutating func write(_ bytes: [UInt8]) throws(Failure) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let part = rest.prefix(IndexFormat.blockSize - block.count)
      block += part
      rest = rest.dropFirst(part.count)
      if block.count == IndexFormat.blockSize { try endBlock() }
    }
  }

  /// Appends numbers of 32 or 64 bits each.
  mutating func append<Integer: FixedWidthInteger>(numbers: some Sequence<Integer>) throws(Failure) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(65_536)
    for integer in numbers {
      withUnsafeBytes(of: integer.littleEndian) { bytes.append(contentsOf: $0) }
      if bytes.count >= 65_528 {
        try append(bytes)
        bytes.removeAll(keepingCapacity: true)
      }
    }
    try append(bytes)
  }

  private mutating func endBlock() throws(Failure) {
    guard !block.isEmpty else { return }
    checksums.append(block.withUnsafeBytes { UInt32(truncatingIfNeeded: checksum($0)) })
    try emit(block)
    written += block.count
    block.removeAll(keepingCapacity: true)
  }

  /// Ends the index.
  mutating func finish(documents: Int, words: Int, created: UInt64, source: UInt64) throws(Failure) {
    try endBlock()
    var table: [UInt8] = []
    table.reserveCapacity(checksums.count * 4)
    for checksum in checksums { withUnsafeBytes(of: checksum.littleEndian) { table.append(contentsOf: $0) } }
    try emit(table)
    var footer: [UInt8] = []
    func put(_ number: UInt64) { withUnsafeBytes(of: number.littleEndian) { footer.append(contentsOf: $0) } }
    put(IndexFormat.magic)
    put(UInt64(documents) | UInt64(words) << 32)
    put(created)
    put(source)
    put(table.withUnsafeBytes { checksum($0) })
    put(UInt64(written))
    for section in sections {
      put(UInt64(section.start))
      put(UInt64(section.count))
    }
    put(footer.withUnsafeBytes { checksum($0) })
    put(UInt64(IndexFormat.version) | UInt64(IndexFormat.endMagic) << 32)
    try emit(footer)
  }

  private func emit(_ bytes: [UInt8]) throws(Failure) {
    try bytes.withUnsafeBufferPointer { bytes throws(Failure) in try sink(UnsafeRawBufferPointer(bytes)) }
  }
}
