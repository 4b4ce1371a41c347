// SPDX-License-Identifier: MIT
import JSON

/// A method with its name and types; the contract has one for each of its methods.
public protocol RPCMethod {
  /// The parameters of a call.
  associatedtype Params: ParameterReadable & Sendable
  /// The result of a successful call.
  associatedtype Result: JSONWritable & Sendable

  /// The name on the wire, `family/verb`.
  static var name: String { get }
}
