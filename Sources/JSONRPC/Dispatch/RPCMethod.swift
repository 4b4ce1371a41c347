import JSON

/// A method by its name and its types; the contract has one for each of its methods.
public protocol RPCMethod {
  associatedtype Params: ParameterReadable & Sendable
  associatedtype Result: JSONWritable & Sendable

  static var name: String { get }
}
