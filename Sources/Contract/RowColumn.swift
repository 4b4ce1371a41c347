// SPDX-License-Identifier: MIT
import Basics
import JSON

/// A column of the table in which people read rows: an entry of `x-columns` of the rows' model in schema/.
public struct RowColumn: Equatable, Sendable {
  /// How a value is written.
  public enum Format: String, Sendable {
    /// A scalar as it is; of a list its names.
    case text
    /// A local time as the clock there shows it.
    case time
    /// An address as its city and state.
    case place
    /// A number with one decimal.
    case tenths
    /// A list of ticket prices.
    case prices
    /// An amount in dollars.
    case money
  }

  /// The words above the column.
  public let heading: String
  /// How its values are written.
  public let format: Format
  /// Whether the column is left out if all rows have the same value.
  public let isOmittedIfSame: Bool
  /// The paths to its value; the first one that a row has counts.
  private let paths: [[String]]

  /// A column for a member whose model declares no columns.
  public init(member: String) {
    heading = member
    format = .text
    isOmittedIfSame = false
    paths = [[member]]
  }

  fileprivate init?(_ json: JSONValue) {
    guard let heading = json["heading"]?.string, let member = json["member"]?.string else { return nil }
    self.heading = heading
    format = json["format"]?.string.flatMap(Format.init) ?? .text
    isOmittedIfSame = json["omitIfSame"]?.boolean ?? false
    paths = [member, json["or"]?.string].compactMap { $0?.split(separator: ".").map(String.init) }
  }

  /// Whether its values are distances in kilometres.
  public var isDistance: Bool { heading == "km" }

  /// The words above the column, with the reader's unit of distances.
  public var shownHeading: String { isDistance ? Wording.current.unit : heading }

  /// The value in a row; nil if it has none.
  public func value(in row: JSONValue) -> JSONValue? {
    paths.lazy.compactMap { $0.reduce(row) { value, name in value?[name] } }.first
  }
}

extension JSONValue {
  /// What people call the elements of a list: a text itself, an object by its name or title, a role by its part or job.
  public var namesOfElements: [String] {
    elements.compactMap { element in
      element.string ?? ["name", "title", "character", "job"].lazy.compactMap { element[$0]?.string }.first
    }
  }
}

/// The columns of a list's rows, and of the rows that each of them has.
public struct RowColumns: Sendable {
  /// The columns; empty if the model of the rows declares none.
  public let columns: [RowColumn]
  /// The member with the rows of a row, such as a movie's showings, and their columns; nil if they have none.
  public let nested: (member: String, columns: [RowColumn])?

  /// - Parameter method: a method that answers with a list, or with an object that has `items`.
  public init(of method: String, in contract: ContractDescription = ContractDescription()) {
    let method = contract.method(method)
    let items = method.flatMap { contract.resolved($0.result)["properties"]?["items"]?["items"]?.referenceTarget }
    let model = (method?.rows ?? items).flatMap(contract.schema)
    func columns(of model: JSONValue?) -> [RowColumn] {
      model?["x-columns"]?.elements.compactMap { RowColumn($0) } ?? []
    }
    self.columns = columns(of: model)
    nested = model?["x-nestedRows"]?.string.map { member in
      let rows = model?["properties"]?[member]?["items"]
      return (member, columns(of: rows.map(contract.resolved)))
    }
  }
}
