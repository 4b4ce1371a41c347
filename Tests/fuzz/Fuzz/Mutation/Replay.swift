// SPDX-License-Identifier: MIT
import Foundation

@testable import Sandbox

extension FuzzTarget {
  /// Runs the seeds and the inputs in the folder `corpus`, then mutations of them, which are the same in each run.
  ///
  /// - Parameter file: the last input, for those who look into a trap.
  func replay(corpus: String, mutations: Int, file: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: corpus)) ?? []
    let inputs =
      names.sorted().compactMap { FileManager.default.contents(atPath: "\(corpus)/\($0)").map(Array.init) } + seeds()
    var count = 0
    func runRecorded(_ input: [UInt8]) {
      expect(FileManager.default.createFile(atPath: file, contents: Data(input)), "\(file) can't be written")
      run(input)
      count += 1
    }
    for input in inputs { runRecorded(input) }
    var random = SplitMix64(seed: 1)
    for number in 0..<mutations where !inputs.isEmpty {
      let input = inputs[random.below(inputs.count)]
      runRecorded(mutate(input, UInt32(number)) ?? damaged(input, &random))
    }
    print(count)
  }

  /// The input with one to four places changed: a byte, a word of the dictionary, a part repeated, or one left out.
  private func damaged(_ input: [UInt8], _ random: inout SplitMix64) -> [UInt8] {
    var input = input
    for _ in 0...random.below(4) {
      let start = random.below(input.count + 1)
      let part = start..<min(start + random.below(16), input.count)
      switch random.below(4) {
      case 0 where start < input.count: input[start] = UInt8(random.below(256))
      case 1 where !words.isEmpty: input.insert(contentsOf: words[random.below(words.count)].utf8, at: start)
      case 2: input.insert(contentsOf: Array(input[part]), at: start)
      default: input.removeSubrange(part)
      }
    }
    return input
  }
}
