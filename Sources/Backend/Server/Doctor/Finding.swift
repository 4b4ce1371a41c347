// SPDX-License-Identifier: MIT
import Basics

/// The result of one check.
public struct Finding: Sendable, Equatable {
  /// The severity of a finding.
  public enum Verdict: Sendable, Equatable {
    case good
    /// Nothing is broken, but the user may want to know.
    case notable
    case wrong
  }

  /// What was checked, in a word or two.
  public let subject: String
  /// The severity.
  public let verdict: Verdict
  /// One line for people, without secrets; parts of it may come from an upstream.
  public let text: String

  init(_ subject: String, _ verdict: Verdict, _ text: String) {
    self.subject = subject
    self.verdict = verdict
    self.text = text.forTerminal
  }
}
