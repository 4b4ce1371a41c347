// SPDX-License-Identifier: MIT
import Backend
import CFuzzer
import EndpointCore
import Foundation
import JSON
import JSONRPC
import MCP
import Platform

extension FuzzTarget {
  /// Calls to the real backend while its upstreams are spoilt as the input says. It must survive, answer each call once
  /// and in time, and never show a key.
  static let exchanges = FuzzTarget(
    "exchanges",
    seeds: {
      // Each call without faults, and with one fault or another.
      Calls.contract.indices.flatMap { call in
        [
          [UInt8(call), 0, 1],
          [UInt8(call), 0, 1, 0, UInt8(call)] + [7, 5, 3].map { UInt8(truncatingIfNeeded: call * $0) },
        ]
      } + Calls.tools.indices.map { [UInt8(Calls.contract.count + $0), 0, 1, 0, 6, 1] }
        // And each kind of delivery, redirect and echo of the key, with some of the calls.
        + Spoiling.choicesOfHarm.flatMap { choices in
          [0, 2, 5, 7, 15, 19, 23, 29, 31].map { [$0, 0, 1, 0] + choices }
        }
    },
    run: { input in
      var choices = Choices(input)
      let call = choices.number(below: Calls.contract.count + Calls.tools.count)
      let other = choices.number(below: Calls.contract.count)
      let surroundings = choices.byte()
      var plan: [(turn: Int?, spoiling: Spoiling)] = []
      while !choices.isEmpty, plan.count < 6 {
        let turn = choices.number(below: 6)
        plan.append((turn < 3 ? nil : turn - 3, Spoiling(&choices)))
      }
      let exchange = Exchange(plan, hasRates: surroundings & 1 == 0, hasLogin: surroundings & 2 != 0)
      if call < Calls.contract.count {
        exchange.serve([Calls.contract[call], Calls.contract[other]])
      } else {
        exchange.assist(Calls.tools[call - Calls.contract.count])
      }
      exchange.finish()
    })
}

/// A backend with upstreams of its own.
private struct Exchange {
  private static let timeout = 300
  /// The bytes that an exchange may need at any moment; its bodies are below 1 MiB.
  private static let memory = 256 << 20

  private let heapBefore = heap_bytes()
  /// Whether an upstream has put its key into a film's data.
  private let mayShowKey: Bool

  private let folder = ScratchFolder()
  private let upstreams: SpoiltUpstreams
  private let backend: Backend
  private let redactor = Redactor()
  private let log: Log
  private let logFile: FileDescriptor

  init(_ plan: [(turn: Int?, spoiling: Spoiling)], hasRates: Bool, hasLogin: Bool) {
    heap_forget_peak()
    upstreams = SpoiltUpstreams(plan)
    mayShowKey = Spoiling.tellsKey(plan.map(\.spoiling))
    var environment = upstreams.environment(hasLogin: hasLogin)
    for name in ["HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME", "XDG_CONFIG_HOME"] { environment[name] = folder.path }
    if !hasRates { for name in ["AMC", "TMDB", "PIXABAY"] { environment["MARQUEE_\(name)_RATE"] = "0" } }
    do {
      logFile = try Log.open(file: folder.path + "/log")
      log = Log(level: .debug, destination: logFile, redactor: redactor)
      backend = try Backend(settings: Settings(environment: environment), redactor: redactor, log: log)
    } catch {
      fatalError("\(error)")
    }
  }

  /// Makes calls of the contract concurrently, and then asks for the status.
  func serve(_ calls: [(method: String, params: String)]) {
    let requests = calls.enumerated().map { id, call in
      let params = ["\"timeoutMilliseconds\":\(Self.timeout)", call.params].filter { !$0.isEmpty }.joined(
        separator: ",")
      return #"{"jsonrpc":"2.0","id":\#(id),"method":"\#(call.method)","params":{\#(params)}}"#
    }
    let initialize =
      #"{"jsonrpc":"2.0","id":"i","method":"initialize","params":{"trace":"verbose","initializationOptions":"#
      + #"{"notifications":["server/error","server/didChangeHealth","$/logTrace"]}}}"#
    ask([initialize] + requests)
    ask([
      #"{"jsonrpc":"2.0","id":"s","method":"server/status"}"#,
      #"{"jsonrpc":"2.0","id":"c","method":"credentials/status"}"#,
    ])
  }

  /// Calls a tool as an assistant does.
  func assist(_ call: (name: String, arguments: String)) {
    let params = #"{"name":"\#(call.name)","arguments":{\#(call.arguments)}}"#
    let lines = [
      #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":{},"#
        + #""clientInfo":{"name":"fuzz","version":"1"}}}"#,
      #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#,
      #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":\#(params)}"#,
    ]
    // A tool has no time limit of its own, but it must answer before the drain at the end of input is over.
    answer(lines, within: .seconds(60)) { client in
      let options = MCPOptions(tools: .essential, product: ("fuzz", "1"))
      var configuration = Configuration(redact: redactor.redact)
      configuration.limits.drain = .seconds(50)
      _ = MCPServer(contract: backend.router, options: options, configuration: configuration).run(
        over: client)
    }
  }

  private func ask(_ lines: [String]) {
    // Allow for a busy machine, but no more than this.
    answer(lines, within: .milliseconds(Self.timeout) + .seconds(15)) { client in
      let configuration = Configuration(framing: .lines, redact: redactor.redact)
      _ = Server(router: backend.router, configuration: configuration).run(over: client)
    }
  }

  private func answer(_ lines: [String], within limit: Duration, _ run: (Recording) -> Void) {
    let client = Recording(lines.map { Array(($0 + "\n").utf8) })
    let start = ContinuousClock.now
    run(client)
    let time = ContinuousClock.now - start
    expect(time < limit, "\(lines) took \(time)")
    let answers = Answers(client.written, framing: .lines)
    let asked = lines.count { $0.contains("\"id\"") }
    expect(answers.count == asked, "\(answers.count) answers to \(lines)")
    expect(Set(answers.all.compactMap { $0["id"]?.raw }).count == asked, "an answer twice to \(lines)")
    // Exempt pages of lists, wherever they occur: they hold the upstream's own data.
    for message in answers.all where message["result"] == nil || message["id"]?.string != nil {
      if mayShowKey, message["method"]?.string == "$/progress" { continue }
      check("\(message.raw)", "a message")
    }
    for answer in answers.all {
      guard let error = answer["error"] else { continue }
      expect(
        error["data"]?.kind == .object && error["code"]?.integer != -32603, "an error of the program: \(error.raw)")
    }
  }

  /// Closes everything and checks what is left behind.
  func finish() {
    backend.close()
    log.flush()
    logFile.close()
    upstreams.stop()
    let needed = max(heap_peak_bytes(), heapBefore) - heapBefore
    expect(needed < Self.memory, "\(needed) bytes were needed")
    // An answer with the key is not kept, but a title in it may be learnt, and searched for at another provider.
    let clean = ["/log", "/responses.sqlite"]
    for file in folder.contents where !mayShowKey || clean.contains(where: { file.name.hasSuffix($0) }) {
      var text = String(decoding: file.bytes, as: UTF8.self)
      if mayShowKey, file.name.hasSuffix("/responses.sqlite") {
        for key in SpoiltUpstreams.keys.values { text = text.replacingOccurrences(of: "query=\(key)", with: "") }
      }
      check(text, file.name)
    }
  }

  private func check(_ text: String, _ place: String) {
    for key in SpoiltUpstreams.keys.values + [SpoiltUpstreams.password] {
      guard let shown = text.range(of: key) else { continue }
      let before = text[..<shown.lowerBound].suffix(100)
      fatalError("a key shows in \(place): \(before)\(text[shown.lowerBound...].prefix(100))".debugDescription)
    }
  }
}
