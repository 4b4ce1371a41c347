// SPDX-License-Identifier: MIT
/// The prompts offered to people.
enum Prompts {
  static let all = [EveningPrompt.prompt, WeekPrompt.prompt]
}
