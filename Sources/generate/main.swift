// SPDX-License-Identifier: MIT
import ContractGenerator
import Platform

// generate [--check]: writes the files generated from schema/ and from the view of assistants' results or, with
// --check, reports the stale ones. Run it at the root of the repository.

func complain(_ text: String) {
  try? FileDescriptor.standardError.writeAll(Array("\(text)\n".utf8))
}

let arguments = CommandLine.arguments.dropFirst()
guard arguments.isEmpty || arguments.elementsEqual(["--check"]) else {
  complain("usage: generate [--check]")
  CurrentProcess.end(2)
}
do {
  let generation = try Generation(root: ".")
  if arguments.isEmpty {
    for path in try generation.write() { print("updated \(path)") }
  } else {
    let stale = generation.stale()
    for path in stale { complain("stale: \(path)") }
    if !stale.isEmpty { complain("schema/ has changed; run: swift run generate") }
    let complaint = generation.complaintAboutView()
    if let complaint { complain(complaint) }
    if !stale.isEmpty || complaint != nil { CurrentProcess.end(1) }
  }
} catch {
  complain("\(error)")
  CurrentProcess.end(1)
}
