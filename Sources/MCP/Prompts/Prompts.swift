// SPDX-License-Identifier: MIT
/// What a person can start with.
enum Prompts {
  static let all = [EveningPrompt.prompt, WeekPrompt.prompt]
}
