// SPDX-License-Identifier: MIT
import Backend
import EndpointCore
import Foundation
import JSONRPC

/// The backend over the built-in catalogue, with its own folders.
struct Sandbox {
  /// Deleted with its contents when the tests have ended, because a backend may write as long as it exists.
  private static let folder: String = {
    atexit { try? FileManager.default.removeItem(atPath: Sandbox.folder) }
    return NSTemporaryDirectory() + "marquee-mcp-\(UUID().uuidString)"
  }()

  let services: Services
  let router: Router

  init() throws {
    let home = "\(Self.folder)/\(UUID().uuidString)"
    let environment = [
      "HOME": home, "XDG_STATE_HOME": home + "/state", "XDG_CACHE_HOME": home + "/cache",
      "XDG_CONFIG_HOME": home + "/config",
    ]
    services = try Services(
      settings: Settings(isSandbox: true, environment: environment), redactor: Redactor(), log: nil)
    router = Backend(services).router
  }
}
