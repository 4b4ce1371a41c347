// SPDX-License-Identifier: MIT
import Backend
import EndpointCore
import Foundation
import JSONRPC
import Synchronization

/// The backend over the built-in catalogue, with its own folders.
struct Sandbox {
  /// Deleted with its contents when the tests have ended, because a backend may write as long as it exists.
  private static let folder: String = {
    atexit { try? FileManager.default.removeItem(atPath: Sandbox.folder) }
    return NSTemporaryDirectory() + "marquee-mcp-\(UUID().uuidString)"
  }()

  /// What asks for watches may do so for as long as the program runs.
  private static let asking = Mutex<[Backend]>([])

  let home: String
  let backend: Backend
  var router: Router { backend.router }

  /// - Parameters:
  ///   - settings: further variables of the environment.
  ///   - home: another one's, which is closed; by default one of its own.
  ///   - watches: whether the test adds watches or listens to them.
  ///   - network: what answers in place of the sandbox.
  init(
    _ settings: [String: String] = [:], home: String? = nil, watches: Bool = false, network: (any Transport)? = nil
  ) throws {
    let home = home ?? "\(Self.folder)/\(UUID().uuidString)"
    self.home = home
    let environment = [
      "HOME": home, "XDG_STATE_HOME": home + "/state", "XDG_CACHE_HOME": home + "/cache",
      "XDG_CONFIG_HOME": home + "/config",
    ]
    backend = try Backend(
      settings: Settings(isSandbox: true, environment: environment.merging(settings) { $1 }), redactor: Redactor(),
      log: nil, network: network)
    if watches { Self.asking.withLock { $0.append(backend) } }
  }

  /// As the program does at its end.
  func close() async {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread { [backend] in
        backend.close()
        continuation.resume()
      }
    }
  }
}
