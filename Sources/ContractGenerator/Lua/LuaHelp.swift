// SPDX-License-Identifier: MIT
import JSON

/// Writes the reference of the functions as Vim help: 78 columns, with a tag for each function.
struct LuaHelp {
  let source: ContractSource

  func text() -> String {
    var code = CodeWriter()
    code.line("*marquee-generated.txt*  Every method of Marquee, as Lua calls it")
    code.line()
    code.paragraph(
      """
      Written by `swift run generate` from the contract, version \(source.version). |marquee-lua| describes how to \
      call functions, requests and errors.
      """, columns: 78)
    code.line()
    headline("Contents", tag: "marquee-methods", to: &code)
    for (family, methods) in source.luaFamilies {
      for (function, method) in methods {
        code.line("  |marquee.\(family).\(function)()|")
        code.paragraph(method.summary, prefix: "        ", columns: 78)
      }
    }
    code.line()
    for family in source.luaFamilies {
      headline(family.table.uppercased(), tag: "marquee.\(family.table)", to: &code)
      for (function, method) in family.methods { write(method, "marquee.\(family.table).\(function)", to: &code) }
    }
    headline("Parameters of all", tag: "marquee-parameters", to: &code)
    write(source.parameters.call, "Every call takes:", to: &code)
    write(source.parameters.list, "Lists also take:", to: &code)
    code.line()
    code.line(" vim:tw=78:ts=8:noet:ft=help:norl:")
    return code.text
  }

  private func headline(_ title: String, tag: String, to code: inout CodeWriter) {
    code.line(String(repeating: "=", count: 78))
    code.line(title + pad(from: title.count, to: 76 - tag.count) + "*\(tag)*")
    code.line()
  }

  private func write(_ method: Method, _ name: String, to code: inout CodeWriter) {
    let required = method.parameters.contains(where: \.isRequired)
    let call = "\(name)(\(required ? "{params}" : "[{params}]")[, {handlers}])"
    let tag = "*\(name)()*"
    code.line(pad(from: 0, to: 78 - tag.count) + tag)
    code.line(call)
    code.paragraph(method.documentation, prefix: "    ", columns: 78)
    let result = method.rows.map { "pages of \($0)" } ?? plain(method.resultSchema)
    code.line("    Calls `\(method.name)`; returns \(result).")
    if !method.parameters.isEmpty { write(method.parameters, "    Parameters:", to: &code) }
    code.line()
  }

  private func write(_ parameters: [Parameter], _ head: String, to code: inout CodeWriter) {
    code.line(head + " ~")
    for parameter in parameters {
      let type = plain(parameter.schema)
      let needed = parameter.isRequired ? ", required" : ""
      code.paragraph("{\(parameter.name)} (\(type)\(needed))", prefix: "      ", columns: 78)
      code.paragraph(parameter.description, prefix: "          ", columns: 78)
    }
  }

  private func pad(from used: Int, to column: Int) -> String {
    String(repeating: " ", count: max(1, column - used))
  }

  /// The name of a type without the prefix `marquee.`.
  private func plain(_ schema: JSONValue) -> String {
    LuaTypeNames(schemas: source.schemas).type(of: schema).replacing("marquee.", with: "")
  }
}
