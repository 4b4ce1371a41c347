// SPDX-License-Identifier: MIT
import Basics
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
    router.handle(RpcDiscover.self, .unslotted) { params, _ in try Self.document(of: params) }
  }

  private static func document(of params: RpcDiscover.Params) throws(RPCError) -> ContractDocument {
    guard params.method != nil || params.family != nil else { return ContractDocument() }
    let contract = ContractDescription()
    let methods = contract.methods
    if let name = params.method {
      if let method = methods.first(where: { $0.name == name }) { return ContractDocument([method], of: contract) }
      throw unknown(name, as: "method", nearest: nearestMethod(to: name, in: methods.map(\.name)))
    }
    let family = params.family ?? ""
    let wanted = methods.filter { $0.family == family }
    guard wanted.isEmpty else { return ContractDocument(wanted, of: contract) }
    let families = Set(methods.map(\.family)).subtracting([""]).sorted()
    throw unknown(family, as: "family", nearest: nearest(to: family, in: families))
  }

  private static func unknown(_ name: String, as parameter: String, nearest: String?) -> RPCError {
    .invalidParameter(
      parameter, expected: "a \(parameter) of the contract", got: "\"\(name)\"",
      alternatives: [nearest].compactMap(\.self))
  }
}
