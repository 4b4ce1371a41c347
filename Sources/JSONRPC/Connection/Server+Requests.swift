// SPDX-License-Identifier: MIT
import JSON

// A concurrent request from its start to its answer.
extension Server {
  func start(_ request: PendingRequest) {
    request.attach(
      Task {
        if let message = await self.answer(request) { await self.deliver(message) }
        self.finish(request)
      })
  }

  /// Starts a request on the calling thread, where it runs until it waits for something.
  ///
  /// A handler that never waits costs no change of threads: where an image is, is told in 18 us instead of 26 and with
  /// 64% of the processor time. One that waits later starts sooner: a kept page of 20 movies is there after 57 us, not
  /// 67.
  /// - Returns: what is to be sent, if the request has come to its end already; else its task sends it.
  func startHere(_ request: PendingRequest) -> Message? {
    let handover = Handover()
    request.attach(
      Task.immediate {
        if let message = await self.answer(request), !handover.offer(message) { await self.deliver(message) }
        self.finish(request)
      })
    return handover.close()
  }

  /// Sends an answer, which is counted as held for as long as it has to wait.
  private func deliver(_ message: Message) async {
    if output.offer(message) { return }
    dispatcher.hold(message.byteCount)
    await output.send(message)
    dispatcher.hold(-message.byteCount)
  }

  private func finish(_ request: PendingRequest) {
    if let next = dispatcher.release(request) { start(next) }
  }

  /// Sees to it that requests don't outwait their time in the queue.
  func watchQueue() {
    guard dispatcher.beginWatch() else { return }
    Task {
      repeat { try? await Task.sleep(for: configuration.limits.queueWatch) } while startExpired()
    }
  }

  /// - Returns: whether requests still wait.
  private func startExpired() -> Bool {
    guard let expired = dispatcher.startExpired(.now) else { return false }
    for request in expired { start(request) }
    return true
  }

  /// - Returns: what is to be sent now.
  private func answer(_ request: PendingRequest) async -> Message? {
    guard !request.isAnswered else {
      // It was cancelled on its way from the queue, and nobody waits for an answer; but its id has to be free again.
      _ = dispatcher.close(request)
      return nil
    }
    let context = RequestContext(
      route: request.route, id: request.id, received: request.received, server: self, request: request)
    do {
      return settle(request, with: try await request.handler(request.params, context))
    } catch {
      return fail(request, with: error)
    }
  }

  /// Answers a request with a result.
  /// - Returns: what is to be sent now.
  private func settle(_ request: PendingRequest, with answer: Message?) -> Message? {
    guard dispatcher.close(request) else { return nil }
    endWorkDone(of: request)
    logAnswer(to: request.route, id: request.id, received: request.received, outcome: "\(answer?.byteCount ?? 0) bytes")
    let reply = request.takeReply()
    guard let answer else { return nil }
    return reply?.give(answer)
  }

  /// Answers a request with an error.
  /// - Returns: what is to be sent now.
  func fail(_ request: PendingRequest, with error: any Error) -> Message? {
    guard dispatcher.close(request) else { return nil }
    endWorkDone(of: request)
    return refuse(request, with: error)
  }

  /// Answers a request that was never taken with an error.
  /// - Returns: what is to be sent now.
  func refuse(_ request: PendingRequest, with error: any Error) -> Message? {
    let error = report(error)
    logAnswer(to: request.route, id: request.id, received: request.received, outcome: error.kind)
    guard let id = request.id else {
      notifyError(error)
      _ = request.takeReply()
      return nil
    }
    return request.takeReply()?.give(.answer(to: id, error: error))
  }

  /// The error as it goes to the client, counted.
  func report(_ error: any Error) -> RPCError {
    var reported: RPCError
    switch error {
    case let error as RPCError: reported = error
    case is CancellationError: reported = .requestCancelled
    default: reported = .unexpected(error)
    }
    // A handler can't tell who cancelled it.
    if reported.code == .requestCancelled, stopping.isCancelling { reported = reported.asServerCancelled }
    counters.countError(kind: reported.kind)
    return reported.redacted(by: configuration.redact)
  }

  /// Tells the client, as far as it wants to know, that a notification of its own has failed.
  func notifyError(_ error: RPCError) {
    if let name = router.dialect.errorNotification { notify(name, error) }
  }

  func logAnswer(
    to route: Route, id: RequestID?, received: ContinuousClock.Instant, outcome: @autoclosure () -> String? = nil
  ) {
    logTrace(
      "\(route.name) \(id.map(\.description) ?? "(notification)") done in \(received.millisecondsToNow) ms",
      verbose: outcome())
  }

  /// LSP clients show a progress until it ends.
  private func endWorkDone(of request: PendingRequest) {
    if let token = request.workDone.end() { output.force(WorkDoneProgress.end(token)) }
  }
}

extension ContinuousClock.Instant {
  fileprivate var millisecondsToNow: Double { Double(Int((.now - self) / .microseconds(1))) / 1000 }
}
