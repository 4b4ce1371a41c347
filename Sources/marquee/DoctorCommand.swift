// SPDX-License-Identifier: MIT
import Backend

/// `marquee doctor`: prints the findings as a table.
struct DoctorCommand {
  let findings: [Finding]

  /// 1 if any finding is wrong, otherwise 0.
  var exitCode: Int32 { wrongCount == 0 ? 0 : 1 }

  var table: String { rows + "\n" + conclusion + "\n" }

  /// A line for each finding.
  var rows: String {
    let width = findings.map(\.subject.count).max() ?? 0
    return findings.map { finding in
      let gap = String(repeating: " ", count: width - finding.subject.count + 2)
      return "\(mark(finding.verdict))  \(finding.subject)\(gap)\(finding.text)\n"
    }.joined()
  }

  private var wrongCount: Int { findings.count { $0.verdict == .wrong } }

  private var conclusion: String {
    switch wrongCount {
    case 0: "Nothing is wrong."
    case 1: "One thing is wrong."
    default: "\(wrongCount) things are wrong."
    }
  }

  private func mark(_ verdict: Finding.Verdict) -> String {
    switch verdict {
    case .good: "ok   "
    case .notable: "note "
    case .wrong: "WRONG"
    }
  }
}
