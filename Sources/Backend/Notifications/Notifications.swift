// SPDX-License-Identifier: MIT
import Contract
import EndpointCore
import JSONRPC
import Store
import Synchronization

/// What the backend says without being asked: faults in the background, changes, and the trace. It goes to the log, and
/// to the client as far as that has asked for it in `initialize`; before, there is nobody to tell.
final class Notifications: Sendable {
  private struct State {
    weak var server: Server?
    var healthWatch: Task<Void, Never>?
  }

  private let state = Mutex(State())
  private let log: Log?

  init(log: Log?) { self.log = log }

  deinit { state.withLock { $0.healthWatch?.cancel() } }

  /// From now on `server` takes what there is to say, and the health of `stack` is watched for it.
  func attach(_ server: Server, watching stack: UpstreamStack, to upstreams: [Upstream]) {
    let changes = stack.health.changes()
    let hosts = HostsByProvider(upstreams, unreachable: stack.health.unreachableHosts)
    // Holds neither the server nor the stack, which holds this.
    let watch = Task { [weak server, statistics = stack.statistics, hosts] in
      var hosts = hosts
      for await change in changes {
        guard let notice = hosts.record(change, statistics) else { continue }
        server?.notify(ServerDidChangeHealth.self, notice)
      }
    }
    state.withLock { state in
      state.healthWatch?.cancel()
      state = State(server: server, healthWatch: watch)
    }
  }

  /// What befell a store. It costs what was to be kept, never the request that it was to be kept for.
  func report(_ report: StoreReport) {
    log?.warning(report.message)
    server?.notify(ServerError.self, RPCError(.requestFailed, report.message))
  }

  /// - Parameter all: all that are remembered now, the newest first.
  func suggestionsDidChange(_ all: [Store.Suggestion]) {
    server?.notify(SuggestionsDidChange.self, SuggestionList(all))
  }

  /// A request upstream. The client is told in detail or not at all.
  func trace(_ observation: Observation) {
    log?.debug("\(observation.title) \(observation.details)")
    guard let server, server.trace == .verbose else { return }
    server.logTrace(observation.title, verbose: observation.details)
  }

  private var server: Server? { state.withLock { $0.server } }
}

extension Server {
  fileprivate func notify<N: ServerNotification>(_ notification: N.Type, _ params: N.Params) {
    notify(N.name, params)
  }
}
