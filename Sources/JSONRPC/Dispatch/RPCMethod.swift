// SPDX-License-Identifier: MIT
import JSON

/// A method by its name and its types; the contract has one for each of its methods.
public protocol RPCMethod {
  /// What it is called with.
  associatedtype Params: ParameterReadable & Sendable
  /// The result that it answers with.
  associatedtype Result: JSONWritable & Sendable

  /// The name on the wire, `family/verb`.
  static var name: String { get }
}
