// SPDX-License-Identifier: MIT
import JSON

/// A year, or a range of years such as `1990-1999`.
public struct YearRange: Sendable, Hashable {
  public let years: ClosedRange<Int>

  /// The years that there are films of, and room for those to come; these match schema/models/Scalars.json.
  private static let known = 1800...2199

  /// - Returns: nil for another text, and for a range that ends before it begins.
  public init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false).map { part in
      part.utf8.count <= 6 ? Int(part.filter { $0 != " " }) : nil
    }
    guard (1...2).contains(parts.count), let first = parts[0], let last = parts[parts.count - 1], first <= last,
      Self.known.contains(first), Self.known.contains(last)
    else { return nil }
    years = first...last
  }
}

extension YearRange: JSONReadable, JSONWritable {
  /// Also reads a number, as which many programs have a year.
  public init(json: JSONValue) throws(JSONMismatch) {
    guard let range = (json.string ?? json.integer.map(String.init)).flatMap({ YearRange($0) }) else {
      throw json.mismatch(expected: "a year, or a range of years such as 1990-1999")
    }
    self = range
  }

  public func write(to writer: inout JSONWriter) {
    writer.string(years.count == 1 ? "\(years.lowerBound)" : "\(years.lowerBound)-\(years.upperBound)")
  }
}
