// SPDX-License-Identifier: MIT
import Foundation

/// A fuzz target: code that reads untrusted input, and the properties that must hold for it.
struct FuzzTarget: Sendable {
  /// The form of the inputs.
  enum Inputs: Sendable {
    case bytes
    /// A JSON text after this many bytes of choices.
    case json(after: Int)
  }

  let name: String
  let inputs: Inputs
  /// The dictionary: words that libFuzzer puts into inputs.
  let words: [String]
  /// Valid inputs to start from.
  let seeds: @Sendable () -> [[UInt8]]
  /// Runs one input, and traps (`expect`) if a property doesn't hold.
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
    .json, .framing, .headers, .links, .images, .titles, .amc, .tmdb, .pixabay, .configuration, .environment, .stores,
    .imports, .messages, .assistant, .exchanges,
  ]

  static func named(_ name: String) -> FuzzTarget {
    guard let target = all.first(where: { $0.name == name }) else {
      fatalError("no target named \(name), but \(all.map(\.name).joined(separator: ", "))")
    }
    return target
  }

  /// The target that this process runs. A variable selects it, because libFuzzer restarts itself with its own
  /// arguments.
  static let chosen = named(ProcessInfo.processInfo.environment["FUZZ_TARGET"] ?? "")

  /// A mutated input; nil if libFuzzer should mutate it.
  func mutate(_ input: [UInt8], _ seed: UInt32) -> [UInt8]? {
    guard case .json(let prefix) = inputs, input.count > prefix else { return nil }
    var mutator = JSONMutator(seed: seed)
    return mutator.mutate(Array(input[prefix...])).map { input[..<prefix] + $0 }
  }

  /// Writes each seed into a file of the folder, and the dictionary beside the folder (`FOLDER.words`).
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
