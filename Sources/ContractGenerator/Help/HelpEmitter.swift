// SPDX-License-Identifier: MIT
/// Writes the list of the pages of `marquee help`, the files of schema/help/, which the program contains.
struct HelpEmitter: Emitter {
  let source: ContractSource

  func files() -> [GeneratedFile] {
    guard !source.help.isEmpty else { return [] }
    var code = CodeWriter()
    code.line("#include \"ctexts.h\"")
    for (index, page) in source.help.enumerated() {
      code.line()
      code.line("static const uint8_t page\(index)[] = {")
      code.line("#embed \"../../../schema/help/\(page.name).txt\"")
      code.line("};")
    }
    code.line()
    code.indented("static const struct { const char *name; CText text; } pages[] = {", closing: "};") { code in
      for (index, page) in source.help.enumerated() {
        code.line("{\"\(page.name)\", {page\(index), sizeof page\(index)}},")
      }
    }
    let last = source.help.count - 1
    code.line()
    code.line("const char *ctexts_help_name(size_t index) { return index <= \(last) ? pages[index].name : NULL; }")
    code.line("CText ctexts_help(size_t index) { return pages[index <= \(last) ? index : \(last)].text; }")
    let notice = GeneratedFile.notice("//", from: "schema/help/")
    return [GeneratedFile(path: "Sources/CTexts/Generated/help.c", text: "\(notice)\n\(code.text)")]
  }
}
