import Backend
import EndpointCore
import Foundation
import JSONRPC

/// The backend over the built-in catalogue, with folders of its own that are deleted with it.
final class Sandbox: Sendable {
  let services: Services
  let router: Router
  private let folder = NSTemporaryDirectory() + "marquee-mcp-\(UUID().uuidString)"

  init() throws {
    let environment = [
      "HOME": folder, "XDG_STATE_HOME": folder + "/state", "XDG_CACHE_HOME": folder + "/cache",
      "XDG_CONFIG_HOME": folder + "/config",
    ]
    services = try Services(
      settings: Settings(isSandbox: true, environment: environment), redactor: Redactor(), log: nil)
    router = Backend(services).router
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }
}
