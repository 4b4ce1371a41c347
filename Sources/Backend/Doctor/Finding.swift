// SPDX-License-Identifier: MIT
import Basics

/// What looking at one thing has shown.
public struct Finding: Sendable, Equatable {
  /// Whether what was looked at is as it should be.
  public enum Verdict: Sendable, Equatable {
    case good
    /// Nothing is broken, but someone may want to know.
    case notable
    case wrong
  }

  /// What was looked at, in a word or two.
  public let subject: String
  /// The verdict on what was looked at.
  public let verdict: Verdict
  /// For people, without secrets, on one line: parts of it are an upstream's words.
  public let text: String

  init(_ subject: String, _ verdict: Verdict, _ text: String) {
    self.subject = subject
    self.verdict = verdict
    self.text = text.forTerminal
  }
}
