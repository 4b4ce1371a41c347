// SPDX-License-Identifier: MIT
import Backend
import JSONRPC

/// The program in the sandbox, with its files in a folder.
struct Program {
  let backend: Backend
  var router: Router { backend.router }

  init(in folder: ScratchFolder) {
    let environment = [
      "HOME": folder.path, "XDG_STATE_HOME": folder.path, "XDG_CACHE_HOME": folder.path, "XDG_CONFIG_HOME": folder.path,
    ]
    do {
      backend = try Backend(settings: Settings(isSandbox: true, environment: environment), log: nil)
    } catch {
      fatalError("\(error)")
    }
  }
}
