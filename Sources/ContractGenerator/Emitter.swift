// SPDX-License-Identifier: MIT
/// Writes the files of one output language from the contract; nothing else, so that they can be written or compared.
protocol Emitter {
  func files() throws -> [GeneratedFile]
}
