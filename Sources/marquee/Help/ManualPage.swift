// SPDX-License-Identifier: MIT

/// A page of help as a manual page, in the macros of man(7).
struct ManualPage {
  /// The page's name: `marquee`, `marquee-call`.
  let name: String
  /// The version of the program, for the footer.
  let version: String
  /// The page of help: its first paragraph is the summary, lines that end with a colon at the margin begin sections,
  /// and indented lines are kept as they are.
  let help: String

  var text: String {
    let lines = help.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let summary = lines.prefix { !$0.isEmpty }.joined(separator: " ")
    var output = [
      ".TH \(name.uppercased()) 1 \"\" \"marquee \(version)\"", ".SH NAME", "\(name) \\- \(Self.escaped(summary))",
    ]
    var isVerbatim = false
    func verbatim(_ wanted: Bool) {
      if wanted != isVerbatim { output.append(wanted ? ".nf" : ".fi") }
      isVerbatim = wanted
    }
    var isParagraph = false
    for line in lines.drop(while: { !$0.isEmpty }) {
      if line.isEmpty {
        verbatim(false)
        isParagraph = true
        continue
      }
      let heading = line.hasPrefix(" ") ? nil : Self.heading(line)
      if isParagraph, heading == nil { output.append(".PP") }
      isParagraph = false
      verbatim(line.hasPrefix(" "))
      if let heading {
        output.append(".SH \(heading.title)")
        if let rest = heading.rest { output.append(Self.escaped(rest)) }
      } else {
        output.append(Self.escaped(line))
      }
    }
    verbatim(false)
    return output.joined(separator: "\n") + "\n"
  }

  /// `Usage: marquee` and `Options:` begin sections.
  private static func heading(_ line: String) -> (title: String, rest: String?)? {
    if line.hasPrefix("Usage: ") { return ("SYNOPSIS", String(line.dropFirst(7))) }
    if line.hasPrefix("Exit codes: ") { return ("EXIT STATUS", String(line.dropFirst(12))) }
    return line.hasSuffix(":") && !line.contains(".") ? ("\"\(line.dropLast().uppercased())\"", nil) : nil
  }

  /// Text that is no request and has no escapes: hyphens that are part of commands stay ASCII (groff_man_style(7)).
  private static func escaped(_ line: String) -> String {
    let text = line.replacing("\\", with: "\\e").replacing("-", with: "\\-")
    return text.hasPrefix(".") || text.hasPrefix("'") ? "\\&" + text : text
  }
}
