// SPDX-License-Identifier: MIT
/// The bytes of a multipart form, part by part. Used only on the curl thread.
final class MultipartSource: BodySource {
  private let sources: [any BodySource]
  private var current = 0

  init(_ form: MultipartForm, wake: @escaping @Sendable () -> Void) throws(UpstreamError) {
    var sources: [any BodySource] = []
    func add(_ body: HTTPBody) throws(UpstreamError) {
      if let source = try body.source(wake: wake) { sources.append(source) }
    }
    do throws(UpstreamError) {
      for part in form.parts {
        try add(.bytes(form.head(of: part), contentType: ""))
        try add(part.body)
        try add(.bytes(Array("\r\n".utf8), contentType: ""))
      }
      try add(.bytes(form.tail, contentType: ""))
    } catch {
      for source in sources { source.close() }
      throw error
    }
    self.sources = sources
  }

  /// Nil if the length of any part is unknown.
  var length: Int? {
    var sum = 0
    for source in sources {
      guard let length = source.length else { return nil }
      let (next, overflow) = sum.addingReportingOverflow(length)
      guard !overflow else { return nil }
      sum = next
    }
    return sum
  }

  func read(into room: UnsafeMutableRawBufferPointer) throws(UpstreamError) -> Int? {
    while current < sources.count {
      let count = try sources[current].read(into: room)
      guard count == 0 else { return count }
      current += 1
    }
    return 0
  }

  func close() {
    for source in sources { source.close() }
  }
}
