// SPDX-License-Identifier: MIT
import CTexts
import JSON

/// The contract document, the result of `rpc.discover`.
public struct ContractDocument: JSONWritable, Hashable, Sendable {
  /// The document of some methods alone; nil for the whole one.
  private let part: RawJSON?

  /// Creates the whole document, which is the same every time.
  public init() { part = nil }

  /// Creates the document of some methods, with the components that they refer to.
  public init(_ methods: [ContractMethod], of contract: ContractDescription) {
    part = RawJSON(writing: ContractPart(methods: methods.map(\.json), document: contract.document))
  }

  /// The OpenRPC document: the bytes of schema/openrpc.json without the line break that ends it.
  public static var bytes: UnsafeBufferPointer<UInt8> {
    let text = ctexts_contract()
    return UnsafeBufferPointer(start: text.bytes, count: text.count - 1)
  }

  public func write(to writer: inout JSONWriter) {
    if let part { writer.value(part) } else { writer.raw(Self.bytes) }
  }
}

/// An OpenRPC document of some of the contract's methods.
private struct ContractPart: JSONWritable {
  let methods: [JSONValue]
  let document: JSONValue

  func write(to writer: inout JSONWriter) {
    let used = references()
    writer.object { writer in
      writer.member("openrpc", document["openrpc"])
      writer.member("info", document["info"])
      writer.array("methods") { writer in
        for method in methods { writer.value(method) }
      }
      writer.object("components") { writer in
        for (kind, components) in document["components"]?.members.map({ $0 }) ?? [] {
          writer.object(kind) { writer in
            for (name, component) in components.members where used.contains("#/components/\(kind)/\(name)") {
              writer.member(name, component)
            }
          }
        }
      }
      writer.object("x-errors") { writer in
        for (kind, error) in document["x-errors"]?.members.map({ $0 }) ?? []
        where used.contains("#/components/errors/\(kind)") {
          writer.member(kind, error)
        }
      }
    }
  }

  /// All references of the methods, and those of what they refer to.
  private func references() -> Set<String> {
    // Each row of `x-errors` refers to it.
    var found: Set = ["#/components/schemas/ErrorData"]
    var waiting = methods + [component("#/components/schemas/ErrorData")].compactMap(\.self)
    while let value = waiting.popLast() {
      if let reference = value["$ref"]?.string, found.insert(reference).inserted, let target = component(reference) {
        waiting.append(target)
      }
      waiting += value.children
    }
    return found
  }

  private func component(_ reference: String) -> JSONValue? {
    let path = reference.split(separator: "/").map(String.init)
    guard path.count == 4 else { return nil }
    return document[path[1]]?[path[2]]?[path[3]]
  }
}
