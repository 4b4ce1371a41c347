// SPDX-License-Identifier: MIT
import CBuild
import CSQLite
import CZlib

/// A page of help as a manual page, in the macros of man(7).
struct ManualPage {
  /// The page's name: `marquee`, `marquee-call`.
  var name: String
  /// The version of the program, for the footer.
  let version: String
  /// The page of help: its first paragraph is the summary, lines that end with a colon at the margin begin sections,
  /// and indented lines are kept as they are.
  var help: String
  /// Further pages of help, as sections at the end.
  var topics: [(name: String, help: String)] = []

  var text: String {
    let (summary, body) = Self.parts(of: help)
    var output = [
      ".TH \(name.uppercased()) 1 \"\" \"marquee \(version)\"", ".SH NAME", "\(name) \\- \(Self.escaped(summary))",
    ]
    output += Self.requests(for: body, heading: ".SH")
    for topic in topics {
      let (summary, body) = Self.parts(of: topic.help)
      output += [".SH \"\(topic.name.uppercased())\"", Self.escaped(summary)]
      output += Self.requests(for: body, heading: ".SS")
    }
    return output.joined(separator: "\n") + "\n"
  }

  /// The first paragraph as one line, and the lines after it.
  private static func parts(of help: String) -> (summary: String, body: ArraySlice<String>) {
    let lines = help.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return (lines.prefix { !$0.isEmpty }.joined(separator: " "), lines.drop { !$0.isEmpty })
  }

  private static func requests(for body: ArraySlice<String>, heading macro: String) -> [String] {
    var output: [String] = []
    var isVerbatim = false
    func verbatim(_ wanted: Bool) {
      if wanted != isVerbatim { output.append(wanted ? ".nf" : ".fi") }
      isVerbatim = wanted
    }
    var isParagraph = false
    for line in body {
      if line.isEmpty {
        verbatim(false)
        isParagraph = true
        continue
      }
      let heading = line.hasPrefix(" ") ? nil : heading(line)
      if isParagraph, heading == nil { output.append(".PP") }
      isParagraph = false
      verbatim(line.hasPrefix(" "))
      if let heading {
        output.append("\(macro) \(heading.title)")
        if let rest = heading.rest { output.append(escaped(rest)) }
      } else {
        output.append(escaped(line))
      }
    }
    verbatim(false)
    return output
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

/// The configuration, commit, platform and libraries of this build.
enum BuildDescription {
  /// For example `release of 1a2b3c4d5e6f, linux-x86_64, with SQLite 3.40.1 and zlib 1.2.13`. There is no commit if the
  /// program was built by hand, and no library if it loads the system's.
  static var text: String {
    let commit = String(cString: cbuild_commit())
    return "\(configuration) \(commit.isEmpty ? "built by hand" : "of \(commit)"), \(platform)\(libraries)"
  }

  /// Libraries inside the program get no updates from the system, so their versions are named.
  private static var libraries: String {
    guard cbuild_holds_libraries() else { return "" }
    return ", with SQLite \(String(cString: sqlite3_libversion())) and zlib \(String(cString: zlibVersion()))"
  }

  private static var configuration: String {
    #if DEBUG
      "debug"
    #else
      "release"
    #endif
  }

  private static var platform: String {
    #if os(macOS)
      let system = "macos"
    #else
      let system = "linux"
    #endif
    #if arch(arm64)
      return "\(system)-\(system == "macos" ? "arm64" : "aarch64")"
    #else
      return "\(system)-x86_64"
    #endif
  }
}
