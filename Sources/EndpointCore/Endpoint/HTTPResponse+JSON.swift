// SPDX-License-Identifier: MIT
import JSON

extension HTTPResponse {
  /// The maximum number of elements in an array, or members in an object, of a response. The longest lists that
  /// upstreams are known to return at once have a few thousand; a row may take a kilobyte once it is read, however
  /// short its text.
  static let elementLimit = 10_000

  /// The maximum number of names and values in a response. Real responses of 20 MB have as many; in memory they take 20
  /// MiB.
  static let valueLimit = 1 << 20

  /// Parses the body as JSON; an error describes what it is instead. The size of the result is bounded, because a few
  /// kilobytes on the wire can become millions of elements.
  public func json() throws(UpstreamError) -> JSONValue {
    do throws(JSONSyntaxError) {
      return try JSONValue(
        parsing: body, limits: JSONLimits(elements: Self.elementLimit, values: Self.valueLimit, deadline: deadline))
    } catch {
      throw complaint(about: error)
    }
  }

  private func complaint(about error: JSONSyntaxError) -> UpstreamError {
    switch (error.reason, body.first { $0 > 0x20 }) {
    case (.tooManyElements, _), (.tooManyValues, _):
      UpstreamError(.responseTooLarge, "\(.upstream)'s answer is too large: \(error.reason)")
    case (.overdue, _): .overdue
    case (_, nil): UpstreamError(.upstreamMalformed, "\(.upstream)'s answer is empty")
    case (_, UInt8(ascii: "<")):
      UpstreamError(
        .upstreamMalformed, "\(.upstream)'s answer is an HTML page instead of JSON",
        cause: .impostor)
    default: UpstreamError(.upstreamMalformed, "\(.upstream)'s answer is not JSON: \(error)")
    }
  }
}

extension UpstreamError {
  /// The error for a response whose caller was cancelled, or whose deadline passed, while it was being read.
  static var overdue: UpstreamError {
    Task.isCancelled
      ? .cancelled
      : UpstreamError(.timedOut, "the deadline passed while \(.upstream)'s answer was being read")
  }
}
