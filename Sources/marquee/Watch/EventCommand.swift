// SPDX-License-Identifier: MIT
import Backend
import Basics
import JSONRPC
import Platform

/// The user's command that receives events, one at a time, and each again until the command exits with 0.
struct EventCommand {
  /// The command line for the shell.
  let text: String
  /// Where the command's output goes.
  let output: FileDescriptor
  /// The variables in which the command's environment differs from this process's.
  let environment: [String: String?]

  /// - Parameter keepsEnvironment: whether the command receives all variables, with keys and passwords.
  init(text: String, output: FileDescriptor, keepsEnvironment: Bool) {
    self.text = text
    self.output = output
    environment = keepsEnvironment ? [:] : Self.withoutSecrets(CurrentProcess.environment)
  }

  /// The variables with secrets, without them: the providers' keys and the fleet's address are left out, and the
  /// proxies' addresses have no user and password.
  static func withoutSecrets(_ environment: [String: String]) -> [String: String?] {
    var changes: [String: String?] = [:]
    for (name, value) in environment {
      let isKey = name.hasPrefix("MARQUEE_") && (name.hasSuffix("_KEY") || name.hasSuffix("_TOKEN"))
      if isKey || name == "MARQUEE_FLEET" {
        changes.updateValue(nil, forKey: name)
      } else if name.lowercased().hasSuffix("_proxy"), let at = value.lastIndex(of: "@") {
        // Up to the last @, since a password may contain one.
        let scheme = value.firstRange(of: "://").map { value[..<$0.upperBound] } ?? ""
        changes[name] = String(scheme + value[value.index(after: at)...])
      }
    }
    return changes
  }

  /// How long the command may take for an event.
  private static let timeout = Duration.seconds(60)
  /// How long it may continue after a signal to this process, which itself has two seconds to end.
  private static let drain = Duration.seconds(1)
  /// How long it may take to end after SIGTERM.
  private static let grace = Duration.milliseconds(300)
  private static let longestPause = Duration.seconds(300)

  /// What a run of the command has come to.
  enum Outcome {
    case delivered
    case failed(String)
    case ended(Ending)
  }

  /// Runs the command with an entry of the log, and again until it succeeds.
  /// - Returns: nil if the command has succeeded, otherwise what has ended the program before.
  func deliver(_ entry: WatchDelivery.Part.Entry, until end: WatchEnd) -> Ending? {
    var pause = Duration.seconds(1)
    if let ending = end.wait(atMost: .zero) { return ending }
    while true {
      switch run(with: entry.text, until: end) {
      case .delivered: return nil
      case .ended(let ending): return ending
      case .failed(let reason):
        writeError(
          "marquee: event \(entry.cursor): the command \(reason); it gets the event again in "
            + "\(pause.components.seconds) s\n")
        if let ending = end.wait(atMost: pause) { return ending }
        pause = min(pause * 2, Self.longestPause)
      }
    }
  }

  /// Runs the command with an entry of the log, once.
  func deliverOnce(_ entry: WatchDelivery.Part.Entry, until end: WatchEnd) -> Outcome {
    run(with: entry.text, until: end)
  }

  private func run(with event: String, until end: WatchEnd) -> Outcome {
    let promised = end.promise(of: ShellCommand.Ending.self)
    let command: ShellCommand
    do throws(SystemError) {
      let input = try FileDescriptor.unnamed(holding: Array((event + "\n").utf8))
      defer { input.close() }
      command = try ShellCommand.start(text, input: input, output: output, changes: environment, onEnd: promised.fill)
    } catch {
      return .failed("can't be started: \(error)")
    }
    switch promised.wait(until: .now + Self.timeout) {
    case .value(let ending)?: return outcome(of: ending)
    case .end(let ending)?:
      // Let it finish, so that it need not receive the event again.
      if let ending = promised.valueAlone(atMost: Self.drain), case .delivered = outcome(of: ending) {
        return .delivered
      }
      stop(command, promised)
      return .ended(ending)
    case nil:
      stop(command, promised)
      return .failed("took over a minute and was ended")
    }
  }

  private func outcome(of ending: ShellCommand.Ending) -> Outcome {
    switch ending {
    case .exited(0): .delivered
    case .exited(let code): .failed("exited with \(code)")
    case .killed(let signal): .failed("was ended by signal \(signal)")
    }
  }

  private func stop(_ command: ShellCommand, _ promised: WatchEnd.Promised<ShellCommand.Ending>) {
    command.terminate()
    guard promised.valueAlone(atMost: Self.grace) == nil else { return }
    command.kill()
    _ = promised.valueAlone(atMost: Self.grace)
  }
}
