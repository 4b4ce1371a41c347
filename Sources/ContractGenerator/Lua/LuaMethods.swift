// SPDX-License-Identifier: MIT
import JSON

/// Writes one Lua function for each method, with EmmyLua annotations.
struct LuaMethods {
  let source: ContractSource

  func text() -> String {
    var code = CodeWriter()
    code.line("-- \(GeneratedFile.license)")
    code.line("-- Written by `swift run generate` from schema/; changes belong there.")
    code.line()
    code.line("local methods = {}")
    code.line()
    code.line("---The version of the contract that this was written from.")
    code.line("methods.contract_version = \"\(source.info["version"]?.string ?? "")\"")
    code.line()
    writeFamilies(to: &code)
    code.line()
    code.line("return methods")
    return code.text
  }

  private func writeFamilies(to code: inout CodeWriter) {
    let families = source.luaFamilies
    code.line("---@class marquee.Methods")
    for family in families { code.line("---@field \(family.table) marquee.methods.\(family.table)") }
    code.line()
    code.line("---The methods, as functions that a client sends.")
    code.line("---@param client marquee.Client")
    code.line("---@return marquee.Methods")
    code.indented("function methods.bind(client)", closing: "end") { code in
      for family in families {
        code.line("---@class marquee.methods.\(family.table)")
        code.line("local \(family.table) = {}")
        code.line()
        for (function, method) in family.methods { write(method, as: function, of: family.table, to: &code) }
      }
      let fields = families.map { "\($0.table) = \($0.table)" }
      code.indented("return {", closing: "}") { code in
        for field in fields { code.line("\(field),") }
      }
    }
  }

  private func write(_ method: Method, as function: String, of table: String, to code: inout CodeWriter) {
    let isOptional = method.parameters.allSatisfy { !$0.isRequired }
    code.paragraph(method.summary, prefix: "---")
    code.paragraph(method.description, prefix: "---")
    code.line("---@param params\(isOptional ? "?" : "") marquee.\(Names.type(method.name))Params")
    code.line("---@param handlers? \(handlers(of: method))")
    code.line("---@return marquee.Request")
    code.indented("function \(table).\(function)(params, handlers)", closing: "end") { code in
      code.line("return client:\(method.rows == nil ? "request" : "list")(\"\(method.name)\", params, handlers)")
    }
    code.line()
  }

  private func handlers(of method: Method) -> String {
    if let rows = method.rows {
      return "marquee.\(rows)ListHandlers|fun(error: marquee.Error?, summary: marquee.\(rows)Summary?)"
    }
    let result = LuaTypeNames(schemas: source.schemas).type(of: method.result?["schema"] ?? .null)
    return "marquee.CallHandlers|fun(error: marquee.Error?, result: \(result)?)"
  }
}
