// SPDX-License-Identifier: MIT
import FoundationEssentials

/// Something that reads what strangers write, and what must hold of it.
struct FuzzTarget: Sendable {
  /// What its inputs are, apart from bytes.
  enum Inputs: Sendable {
    case bytes
    /// A JSON text behind some bytes that choose.
    case json(after: Int)
  }

  let name: String
  let inputs: Inputs
  /// What libFuzzer puts into inputs.
  let words: [String]
  /// Good inputs to start from.
  let seeds: @Sendable () -> [[UInt8]]
  /// Runs one input. Traps (`expect`) where what must hold doesn't.
  let run: @Sendable (_ input: [UInt8]) -> Void

  init(
    _ name: String, inputs: Inputs = .bytes, words: [String] = [], seeds: @escaping @Sendable () -> [[UInt8]],
    run: @escaping @Sendable (_ input: [UInt8]) -> Void
  ) {
    self.name = name
    self.inputs = inputs
    self.words = words
    self.seeds = seeds
    self.run = run
  }

  static let all: [FuzzTarget] = [
    .json, .framing, .headers, .links, .images, .amc, .tmdb, .pixabay, .configuration, .environment, .stores, .messages,
    .assistant, .exchanges,
  ]

  static func named(_ name: String) -> FuzzTarget {
    guard let target = all.first(where: { $0.name == name }) else {
      fatalError("no target named \(name), but \(all.map(\.name).joined(separator: ", "))")
    }
    return target
  }

  /// The one that this process runs. By a variable, because libFuzzer starts itself anew with its own arguments.
  static let chosen = named(ProcessInfo.processInfo.environment["FUZZ_TARGET"] ?? "")

  /// A changed input; nil where libFuzzer does better.
  func mutate(_ input: [UInt8], _ seed: UInt32) -> [UInt8]? {
    guard case .json(let prefix) = inputs, input.count > prefix else { return nil }
    var mutator = JSONMutator(seed: seed)
    return mutator.mutate(Array(input[prefix...])).map { input[..<prefix] + $0 }
  }

  /// Writes the seeds, each into a file, and beside the folder the dictionary (`FOLDER.words`).
  func writeSeeds(to folder: String) {
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      for (number, seed) in seeds().enumerated() {
        try Data(seed).write(to: URL(filePath: "\(folder)/seed-\(number)"))
      }
      // https://llvm.org/docs/LibFuzzer.html#dictionaries
      let lines = words.filter { !$0.isEmpty }.map { word in
        "\"" + word.utf8.map { "\\x\($0.hexadecimal)" }.joined() + "\"\n"
      }
      try Data(lines.joined().utf8).write(to: URL(filePath: folder + ".words"))
    } catch {
      fatalError("the seeds of \(name) can't be written: \(error)")
    }
  }
}

extension UInt8 {
  fileprivate var hexadecimal: String { (self < 16 ? "0" : "") + String(self, radix: 16) }
}
