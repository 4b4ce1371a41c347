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
    let parts = try parts(of: fields)
    code.doc(method.documentation)
    let checks = codeChecks(of: method.parameters, parts)
    let kind = checks.isEmpty ? "RPCMethod" : "CodedMethod"
    try code.block("public enum \(Names.type(method.name)): \(kind)") { code in
      code.line("public static let name = \"\(method.name)\"")
      code.line("public typealias Result = \(try resultType(of: method))")
      if fields.isEmpty, method.isPresented || groups.isEmpty {
        code.line("public typealias Params = \(groups.first?.paramsOfNoOther ?? "NoParameters")")
      } else {
        code.line()
        code.doc("The params of `\(method.name)`, in positional order.")
        writeParams("Params", fields, parts, groups, of: method, to: &code)
      }
    }
    code.line()
    let params = "\(Names.type(method.name)).Params"
    writeCodes(checks, of: params, to: &code)
    if method.isCalled, !fields.isEmpty {
      code.block("extension \(params): JSONObjectWritable") { code in
        writeWriter("public ", fields, parts, groups, to: &code)
      }
      code.line()
    }
  }

  /// The statements that look up the codes of parameters, those of parts by the parts.
  private func codeChecks(of parameters: [Parameter], _ parts: [Part]) -> [String] {
    func check(_ parameter: Parameter) -> String? {
      types.codes(of: parameter.schema).map { list in
        let scope = parameter.schema["x-codesIn"]?.string.map { ", in: \($0)" } ?? ""
        return "try await codes.resolve(&\(parameter.name), \"\(parameter.name)\", of: .\(list)\(scope))"
      }
    }
    let coded = parts.filter { part in
      parameters.contains { part.declaration.names.contains($0.name) && check($0) != nil }
    }
    let others = parameters.filter { parameter in !parts.contains { $0.declaration.names.contains(parameter.name) } }
    return others.compactMap(check) + coded.map { "try await \($0.declaration.member).resolve(codes)" }
  }

  /// Lets the params' codes be looked up in their lists before anything is sent.
  private func writeCodes(_ checks: [String], of type: String, to code: inout CodeWriter) {
    guard !checks.isEmpty else { return }
    code.block("extension \(type): CodeParameters") { code in
      code.block("public mutating func resolve(_ codes: CodeResolver) async throws(RPCError)") { code in
        for check in checks { code.line(check) }
      }
    }
    code.line()
  }

  /// Lets this program send the params.
  private func writeWriter(
    _ access: String, _ fields: [ParameterField], _ parts: [Part], _ groups: [Group], to code: inout CodeWriter
  ) {
    code.block("\(access)func writeMembers(to writer: inout JSONWriter)") { code in
      for field in Part.others(fields, parts) { code.line("writer.member(\"\(field.name)\", \(field.name))") }
      for member in parts.map(\.declaration.member) + groups.map(\.rawValue) {
        code.line("\(member).writeMembers(to: &writer)")
      }
    }
  }

  /// Parameters that are one member of params.
  private struct Part {
    let declaration: ParameterPart
    let fields: [ParameterField]

    var member: SwiftMembers.Member {
      .init(
        name: declaration.member, type: declaration.type, documentation: "", initialValue: "\(declaration.type)()")
    }

    /// The fields that are in no part.
    static func others(_ fields: [ParameterField], _ parts: [Part]) -> [ParameterField] {
      fields.filter { field in !parts.contains { $0.declaration.names.contains(field.name) } }
    }
  }

  /// All parts, as the first method that has their parameters declares these.
  private func parts() throws -> [Part] {
    try source.parameters.parts.map { part in
      let taker = source.methods.first { Set($0.parameters.map(\.name)).isSuperset(of: part.names) }
      guard let taker else { throw ContractError("parameters.json: no method has all parameters of \(part.type)") }
      let parameters = part.names.compactMap { name in taker.parameters.first { $0.name == name } }
      return Part(declaration: part, fields: try parameters.map { try ParameterField($0, types: types) })
    }
  }

  /// The parts that are among the parameters of a method.
  private func parts(of fields: [ParameterField]) throws -> [Part] {
    try parts().filter { part in
      part.fields.allSatisfy { field in fields.contains { $0.reading == field.reading && $0.name == field.name } }
    }
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
    _ name: String, _ fields: [ParameterField], _ parts: [Part], _ groups: [Group], of method: Method?,
    to code: inout CodeWriter
  ) {
    let conformance = groups.first?.conformance ?? "ParameterReadable"
    code.block("public struct \(name): \(conformance), Sendable, Hashable") { code in
      writeNames(fields, groups, isPresented: method?.isPresented != false, to: &code)
      if method?.allowsUnknown == true { code.line("public static let allowsUnknown = true") }
      code.line()
      let others = Part.others(fields, parts)
      let members = SwiftMembers(
        others.map(\.member) + parts.map(\.member) + groups.map(\.member), access: "public ", mayBeBoxed: false)
      members.writeDeclarations(to: &code)
      code.line()
      if method?.isCalled != false {
        members.writeInitializer(to: &code)
        code.line()
      }
      code.block("public init(_ reader: inout ParameterReader) throws(RPCError)") { code in
        let nested = parts.map(\.declaration.type) + groups.map(\.type)
        members.writeReading(others.map(\.reading) + nested.map { "try \($0)(&reader)" }, to: &code)
        if others.contains(where: { !$0.isRequired }) { code.line("try reader.finish()") }
        let places: [String: String] = parts.reduce(into: [:]) { places, part in
          for name in part.declaration.names { places[name] = "\(part.declaration.member).\(name)" }
        }
        for check in method?.exclusions.statements(places) ?? [] { code.line("try reader.\(check)") }
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
      writeShared(group.type, fields, to: &code)
      let groups: [Group] = group == .list ? [.list, .call] : [.call]
      code.doc("The params of a method that takes none of its own.")
      writeParams(group.paramsOfNoOther, [], [], groups, of: nil, to: &code)
      code.line()
      code.block("extension \(group.paramsOfNoOther): JSONObjectWritable") { code in
        writeWriter("public ", [], [], groups, to: &code)
      }
      code.line()
    }
    for part in try parts() {
      code.doc(part.declaration.description)
      writeShared(part.declaration.type, part.fields, to: &code)
      let parameters = part.fields.map(\.parameter)
      writeCodes(codeChecks(of: parameters, []), of: part.declaration.type, to: &code)
    }
    return code.text
  }

  /// Writes parameters that are a part of params.
  private func writeShared(_ type: String, _ fields: [ParameterField], to code: inout CodeWriter) {
    writeParams(type, fields, [], [], of: nil, to: &code)
    code.line()
    code.block("extension \(type)") { code in writeWriter("", fields, [], [], to: &code) }
    code.line()
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
  let parameter: Parameter
  var name: String { parameter.name }
  let declaredType: String
  var isRequired: Bool { parameter.isRequired }
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
    self.parameter = parameter
    declaredType = parameter.isRequired || fallback != nil ? type : type + "?"
    initialValue = parameter.isRequired ? nil : fallback ?? "nil"
    reading =
      parameter.isRequired
      ? "try reader.required(\(arguments))"
      : "reader.given(\(arguments))" + (fallback.map { " ?? \($0)" } ?? "")
    documentation = ModelField.documentation(parameter.description, of: parameter.schema)
  }
}

extension Exclusions {
  /// The calls to a reader that enforce the constraints once all parameters are read.
  /// - Parameter places: the parameters that are members of a part, as expressions.
  fileprivate func statements(_ places: [String: String]) -> [String] {
    func given(_ names: [String]) -> String {
      "[" + names.map { "\"\($0)\": \(places[$0] ?? $0) != nil" }.joined(separator: ", ") + "]"
    }
    return exactlyOneOf.map { "exactlyOne(of: \(given($0)))" } + atMostOneOf.map { "atMostOne(of: \(given($0)))" }
      + requires.map { "require(\(given($0.others)), with: \(given([$0.name])))" }
  }
}
