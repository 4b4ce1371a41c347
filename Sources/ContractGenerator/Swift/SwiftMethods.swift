// SPDX-License-Identifier: MIT
import JSON

/// Writes one type for each method, with its name, the type of its result, and its params with their reader and writer.
struct SwiftMethods {
  let source: ContractSource
  let types: SwiftTypes

  func write(_ family: Family) throws -> String {
    var code = CodeWriter()
    for method in family.methods where !method.isBuiltIn { try write(method, to: &code) }
    return code.text
  }

  private func write(_ method: Method, to code: inout CodeWriter) throws {
    let fields = try method.parameters.map { try ParameterField($0, types: types) }
    let groups = groups(of: method)
    code.doc(method.documentation)
    let checks = codeChecks(of: method)
    let kind = checks.isEmpty ? "RPCMethod" : "CodedMethod"
    try code.block("public enum \(Names.type(method.name)): \(kind)") { code in
      code.line("public static let name = \"\(method.name)\"")
      code.line("public typealias Result = \(try resultType(of: method))")
      if fields.isEmpty, method.isPresented || groups.isEmpty {
        code.line("public typealias Params = \(groups.first?.paramsOfNoOther ?? "NoParameters")")
      } else {
        code.line()
        code.doc("The params of `\(method.name)`, in positional order.")
        writeParams("Params", fields, groups, of: method, to: &code)
      }
    }
    code.line()
    writeCodes(checks, of: method, to: &code)
    if method.isCalled, !fields.isEmpty { writeWriter("\(Names.type(method.name)).Params", fields, groups, to: &code) }
  }

  /// The statements that look up the params' codes.
  private func codeChecks(of method: Method) -> [String] {
    method.parameters.compactMap { parameter in
      types.codes(of: parameter.schema).map { list in
        let scope = parameter.schema["x-codesIn"]?.string.map { ", in: \($0)" } ?? ""
        return "try await codes.resolve(&\(parameter.name), \"\(parameter.name)\", of: .\(list)\(scope))"
      }
    }
  }

  /// Lets the params' codes be looked up in their lists before anything is sent.
  private func writeCodes(_ checks: [String], of method: Method, to code: inout CodeWriter) {
    guard !checks.isEmpty else { return }
    code.block("extension \(Names.type(method.name)).Params: CodeParameters") { code in
      code.block("public mutating func resolve(_ codes: CodeResolver) async throws(RPCError)") { code in
        for check in checks { code.line(check) }
      }
    }
    code.line()
  }

  /// Lets this program send the params.
  private func writeWriter(_ type: String, _ fields: [ParameterField], _ groups: [Group], to code: inout CodeWriter) {
    code.block("extension \(type): JSONObjectWritable") { code in
      code.block("public func writeMembers(to writer: inout JSONWriter)") { code in
        for field in fields { code.line("writer.member(\"\(field.name)\", \(field.name))") }
        for group in groups { code.line("\(group.rawValue).writeMembers(to: &writer)") }
      }
    }
    code.line()
  }

  private func groups(of method: Method) -> [Group] {
    (method.rows == nil ? [] : [.list])
      + (method.takesCallParameters ? [.call] : [])
  }

  private func resultType(of method: Method) throws -> String {
    if let rows = method.rows { return "ListResult<\(try types.type(named: rows))>" }
    return try types.type(of: method.resultSchema)
  }

  // MARK: - Params

  /// - Parameter method: the only one that takes these params; nil if several do.
  private func writeParams(
    _ name: String, _ fields: [ParameterField], _ groups: [Group], of method: Method?, to code: inout CodeWriter
  ) {
    let conformance = groups.first?.conformance ?? "ParameterReadable"
    code.block("public struct \(name): \(conformance), Sendable, Hashable") { code in
      writeNames(fields, groups, isPresented: method?.isPresented != false, to: &code)
      if method?.allowsUnknown == true { code.line("public static let allowsUnknown = true") }
      code.line()
      let members = SwiftMembers(fields.map(\.member) + groups.map(\.member), access: "public ", mayBeBoxed: false)
      members.writeDeclarations(to: &code)
      code.line()
      if method?.isCalled != false {
        members.writeInitializer(to: &code)
        code.line()
      }
      code.block("public init(_ reader: inout ParameterReader) throws(RPCError)") { code in
        members.writeReading(fields.map(\.reading) + groups.map { "try \($0.type)(&reader)" }, to: &code)
        for check in method?.exclusions.statements ?? [] { code.line("try reader.\(check)") }
      }
    }
  }

  private func writeNames(
    _ fields: [ParameterField], _ groups: [Group], isPresented: Bool, to code: inout CodeWriter
  ) {
    let own = "[" + fields.map { "\"\($0.name)\"" }.joined(separator: ", ") + "]"
    let rest = isPresented ? "" : ".filter { $0 != \"\(SharedParameters.presentation)\" }"
    let parts = (fields.isEmpty ? [] : [own]) + groups.map { "\($0.type).parameterNames\($0 == .call ? rest : "")" }
    code.line("public static let parameterNames: [String] = " + parts.joined(separator: " + "))
  }

  // MARK: - Shared parameters

  /// Writes the shared parameters: one type for those of every call and one for those of lists, each followed by the
  /// params of the methods that take no others.
  func writeSharedParameters() throws -> String {
    var code = CodeWriter()
    for (group, parameters) in [(Group.call, source.parameters.call), (.list, source.parameters.list)] {
      let fields = try parameters.map { try ParameterField($0, types: types) }
      code.doc(group.documentation)
      writeParams(group.type, fields, [], of: nil, to: &code)
      code.line()
      code.block("extension \(group.type)") { code in
        code.block("func writeMembers(to writer: inout JSONWriter)") { code in
          for field in fields { code.line("writer.member(\"\(field.name)\", \(field.name))") }
        }
      }
      code.line()
      let groups: [Group] = group == .list ? [.list, .call] : [.call]
      code.doc("The params of a method that takes none of its own.")
      writeParams(group.paramsOfNoOther, [], groups, of: nil, to: &code)
      code.line()
      writeWriter(group.paramsOfNoOther, [], groups, to: &code)
    }
    return code.text
  }

  /// A group of shared parameters that has a type of its own.
  private enum Group: String {
    case list, call

    var type: String { self == .list ? "ListOptions" : "CallOptions" }
    var member: SwiftMembers.Member {
      .init(name: rawValue, type: type, documentation: "", initialValue: "\(type)()")
    }

    var paramsOfNoOther: String { "Plain\(conformance)" }
    var conformance: String { self == .list ? "ListParameters" : "CallParameters" }
    var documentation: String {
      self == .list ? "The parameters that every list method takes." : "The parameters that every call takes."
    }
  }
}

/// One parameter as a member of a params type.
private struct ParameterField {
  let name: String
  let declaredType: String
  /// The default value as a Swift expression; nil if the parameter is required.
  let initialValue: String?
  /// The Swift expression that reads the parameter.
  let reading: String
  let documentation: String

  var member: SwiftMembers.Member {
    .init(name: name, type: declaredType, documentation: documentation, initialValue: initialValue)
  }

  init(_ parameter: Parameter, types: SwiftTypes) throws {
    let type = try types.type(of: parameter.schema)
    let fallback = parameter.schema["default"].map { $0.string.map { ".\(Names.member($0))" } ?? "\($0.raw)" }
    let kinds =
      types.kind(of: parameter.schema).map { ["of: \($0)"] }
      ?? parameter.schema["items"].flatMap(types.kind).map { ["each: \($0)"] } ?? []
    let arguments = (["\"\(parameter.name)\""] + kinds + types.checks(of: parameter.schema)).joined(separator: ", ")
    name = parameter.name
    declaredType = parameter.isRequired || fallback != nil ? type : type + "?"
    initialValue = parameter.isRequired ? nil : fallback ?? "nil"
    reading =
      parameter.isRequired
      ? "try reader.required(\(arguments))"
      : "try reader.optional(\(arguments))" + (fallback.map { " ?? \($0)" } ?? "")
    documentation = ModelField.documentation(parameter.description, of: parameter.schema)
  }
}

extension Exclusions {
  /// The calls to a reader that enforce the constraints once all parameters are read.
  fileprivate var statements: [String] {
    func given(_ names: [String]) -> String {
      "[" + names.map { "\"\($0)\": \($0) != nil" }.joined(separator: ", ") + "]"
    }
    return exactlyOneOf.map { "exactlyOne(of: \(given($0)))" } + atMostOneOf.map { "atMostOne(of: \(given($0)))" }
      + requires.map { "require(\(given($0.others)), with: \(given([$0.name])))" }
  }
}
