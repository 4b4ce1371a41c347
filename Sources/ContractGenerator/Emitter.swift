// SPDX-License-Identifier: MIT
/// Produces the files of one output language from the contract. It doesn't touch the disk, so that the files can be
/// either written or compared.
protocol Emitter {
  func files() throws -> [GeneratedFile]
}
