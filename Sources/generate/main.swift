import ContractGenerator
import Glibc

// generate [--check]: writes what comes from schema/, or says what is stale. Run it at the root of the repository.

func complain(_ text: String) {
  var line = text + "\n"
  line.withUTF8 { _ = write(STDERR_FILENO, $0.baseAddress, $0.count) }
}

let arguments = CommandLine.arguments.dropFirst()
guard arguments.isEmpty || arguments.elementsEqual(["--check"]) else {
  complain("usage: generate [--check]")
  exit(2)
}
do {
  let generation = try Generation(root: ".")
  if arguments.isEmpty {
    for path in try generation.write() { print("updated \(path)") }
  } else {
    let stale = generation.stale()
    for path in stale { complain("stale: \(path)") }
    if !stale.isEmpty {
      complain("schema/ has changed; run: swift run generate")
      exit(1)
    }
  }
} catch {
  complain("\(error)")
  exit(1)
}
