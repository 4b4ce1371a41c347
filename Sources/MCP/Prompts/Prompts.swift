/// What a person can start with.
enum Prompts {
  static let all: [Prompt] = []
}
