// SPDX-License-Identifier: MIT
import JSON

extension HTTPResponse {
  /// The most elements that an array of an answer, or members that an object of it, may have. The longest lists that
  /// upstreams are known to give in one piece have some thousand; a row may take a kilobyte once it is read, whatever
  /// little it was written in.
  static let elementLimit = 10_000

  /// The most names and values that an answer may hold in all: real ones of 20 MB have as many. Held they take 20 MiB.
  static let valueLimit = 1 << 20

  /// The body as JSON; says what it is instead where it is none. Bounded in what it may turn into: a few kilobytes on
  /// the wire can become millions of elements.
  public func json() throws(UpstreamError) -> JSONValue {
    do throws(JSONSyntaxError) {
      // A reader may ignore a byte order mark (RFC 8259 section 8.1), and some upstreams send one.
      return try JSONValue(
        parsing: body.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(body.dropFirst(3)) : body,
        limits: JSONLimits(elements: Self.elementLimit, values: Self.valueLimit, deadline: deadline))
    } catch {
      throw complaint(about: error)
    }
  }

  private func complaint(about error: JSONSyntaxError) -> UpstreamError {
    switch (error.reason, body.first { $0 > 0x20 }) {
    case (.tooManyElements, _), (.tooManyValues, _):
      UpstreamError(.responseTooLarge, "\(.upstream)'s answer holds too much: \(error.reason)")
    case (.overdue, _): .overdue
    case (_, nil): UpstreamError(.upstreamMalformed, "\(.upstream)'s answer is empty")
    case (_, UInt8(ascii: "<")):
      UpstreamError(
        .upstreamMalformed, "\(.upstream)'s answer is a page for people (HTML), not JSON",
        cause: .impostor)
    default: UpstreamError(.upstreamMalformed, "\(.upstream)'s answer is not JSON: \(error)")
    }
  }
}

extension UpstreamError {
  /// While an answer was being read its caller went away, or their time ran out.
  static var overdue: UpstreamError {
    Task.isCancelled
      ? .cancelled
      : UpstreamError(.timedOut, "no time was left to read \(.upstream)'s answer")
  }
}
