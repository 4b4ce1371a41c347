// SPDX-License-Identifier: MIT
import JSON

/// Writes the typed parts of the Neovim client: a function for each method, the types of its annotations, and the
/// reference of the functions in Vim's help format.
struct LuaEmitter: Emitter {
  static let folder = "clients/neovim/lua/marquee/generated"

  let source: ContractSource

  func files() -> [GeneratedFile] {
    [
      GeneratedFile(path: "\(Self.folder)/methods.lua", text: methods()),
      GeneratedFile(path: "\(Self.folder)/types.lua", text: LuaTypes(source: source).text()),
      GeneratedFile(path: "clients/neovim/doc/marquee-generated.txt", text: LuaHelp(source: source).text()),
    ]
  }

  // MARK: - Methods

  private func methods() -> String {
    var code = CodeWriter()
    code.line("local methods = {}")
    code.line()
    code.line("---The version of the contract that this was written from.")
    code.line("methods.contract_version = \"\(source.version)\"")
    code.line()
    writeFamilies(to: &code)
    code.line()
    code.line("return methods")
    return GeneratedFile.notice("--") + "\n" + code.text
  }

  private func writeFamilies(to code: inout CodeWriter) {
    let families = source.luaFamilies
    code.line("---@class marquee.Methods")
    for family in families { code.line("---@field \(family.table) marquee.methods.\(family.table)") }
    code.line()
    code.line("---The methods, as functions that send requests through a client.")
    code.line("---@param client marquee.Client")
    code.line("---@return marquee.Methods")
    code.indented("function methods.bind(client)", closing: "end") { code in
      for family in families {
        code.line("---@class marquee.methods.\(family.table)")
        code.line("local \(family.table) = {}")
        code.line()
        for (function, method) in family.methods { write(method, as: function, of: family.table, to: &code) }
      }
      code.indented("return {", closing: "}") { code in
        for family in families { code.line("\(family.table) = \(family.table),") }
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
    let result = LuaTypeNames(schemas: source.schemas).type(of: method.resultSchema)
    return "marquee.CallHandlers|fun(error: marquee.Error?, result: \(result)?)"
  }
}

extension ContractSource {
  /// The methods with the names of their Lua functions, by table. Leaves out the methods without a namespace, which
  /// belong to the connection.
  var luaFamilies: [(table: String, methods: [(function: String, method: Method)])] {
    namespaces.filter { !$0.name.isEmpty }.sorted { $0.name < $1.name }.map { namespace in
      (namespace.name, namespace.methods.compactMap { method in method.words.map { (LuaName.of($0.verb), method) } })
    }
  }
}

/// The Lua names of methods.
enum LuaName {
  /// `nowPlaying` becomes `now_playing`, and the keyword `end` becomes `end_`.
  static func of(_ verb: String) -> String {
    let snake = Names.words(verb).joined(separator: "_").lowercased()
    return keywords.contains(snake) ? snake + "_" : snake
  }

  private static let keywords: Set<String> = [
    "and", "break", "do", "else", "elseif", "end", "false", "for", "function", "goto", "if", "in", "local", "nil",
    "not", "or", "repeat", "return", "then", "true", "until", "while",
  ]
}
