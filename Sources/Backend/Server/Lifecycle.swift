// SPDX-License-Identifier: MIT
import Contract
import JSONRPC

/// Methods of the connection rather than of a provider: `initialize` and `rpc.discover`.
struct Lifecycle {
  let services: Services
  let watchFeed: WatchFeed

  func register(in router: inout Router) {
    router.handleInOrder(Initialize.self) { params, request in
      let options = params.initializationOptions
      request.server.subscribe(to: options?.notifications ?? [])
      services.notifications.attach(request.server, watching: services.stack, of: services.upstreams)
      let wantsWatches = options?.notifications?.contains(WatchDidChange.name) == true
      if wantsWatches { watchFeed.start(to: services.notifications) } else { watchFeed.stop() }
      if let level = params.trace.flatMap(TraceLevel.init(rawValue:)) { request.server.trace = level }
      if let processID = params.processId { request.server.watch(parent: processID) }
      let preferences = Preferences(language: options?.language, region: options?.region)
      services.preferences.withLock { $0 = preferences }
      return InitializeResult(
        capabilities: ServerCapabilities(), serverInfo: ServerInfo(name: Product.name, version: Product.version),
        contractVersion: ContractDocument.version)
    }
    router.handleInOrder(RpcDiscover.self) { _, _ in ContractDocument() }
  }
}
