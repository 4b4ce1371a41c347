// SPDX-License-Identifier: MIT

// The fuzz targets in one program; Tests/fuzz/run builds and starts it.
//
//     Fuzz list                                    the names of the targets
//     Fuzz seeds TARGET FOLDER                     writes the seeds of a target
//     Fuzz replay TARGET CORPUS MUTATIONS FILE     runs the seeds, the inputs in CORPUS, and so many mutations of both;
//                                                  FILE has the last input
//     FUZZ_TARGET=TARGET Fuzz [libFuzzer's arguments]
//
// A target (`FuzzTarget`) is a value: a name, seeds, a dictionary, and a body that runs one input and traps if its
// oracle is violated. libFuzzer makes the inputs, guided by the code that they reach; `Mutation/` helps it where inputs
// are JSON. The seeds come from the sandbox, so they change with it; `corpus/` has the inputs that once found a fault,
// which run first, each time. `replay` needs no build for libFuzzer, and runs the same inputs each time.
//
// - Formats/    JSON, framing, headers, links, pictures: untrusted bytes, read on their own
// - Upstreams/  the readers of the three providers
// - Files/      the contents of the state, cache and configuration folders
// - Servers/    the messages of a client and of an assistant, to the whole program over memory
// - Exchanges/  the sandbox's responses, spoilt on their way to the real backend
import CFuzzer
import Foundation

let words = CommandLine.arguments.dropFirst()

switch words.first {
case "list":
  for target in FuzzTarget.all { print(target.name) }
case "seeds" where words.count == 3:
  FuzzTarget.named(words[words.startIndex + 1]).writeSeeds(to: words[words.startIndex + 2])
case "replay" where words.count == 5:
  let words = Array(words)
  FuzzTarget.named(words[1]).replay(corpus: words[2], mutations: Int(words[3]) ?? 0, file: words[4])
default:
  #if LIBFUZZER
    var count = CommandLine.argc
    var arguments = Optional(CommandLine.unsafeArgv)
    exit(LLVMFuzzerRunDriver(&count, &arguments, runOneInput))
  #else
    fatalError("this Fuzz was built without libFuzzer; Tests/fuzz/run MINUTES builds it with")
  #endif
}

#if LIBFUZZER
  /// libFuzzer's own `main`, which is linked in but not used, requires this symbol.
  @_cdecl("LLVMFuzzerTestOneInput")
  func runOneInput(_ data: UnsafePointer<UInt8>?, _ size: Int) -> Int32 {
    FuzzTarget.chosen.run(Array(UnsafeBufferPointer(start: data, count: size)))
    return 0
  }

  /// libFuzzer calls this custom mutator if it is defined.
  @_cdecl("LLVMFuzzerCustomMutator")
  func mutate(_ data: UnsafeMutablePointer<UInt8>, _ size: Int, _ maximum: Int, _ seed: UInt32) -> Int {
    let input = Array(UnsafeBufferPointer(start: data, count: size))
    guard let changed = FuzzTarget.chosen.mutate(input, seed), changed.count <= maximum else {
      return LLVMFuzzerMutate(data, size, maximum)
    }
    _ = UnsafeMutableBufferPointer(start: data, count: maximum).update(fromContentsOf: changed)
    return changed.count
  }
#endif
