// SPDX-License-Identifier: MIT
/// Writes the typed parts of the Neovim client: its methods, the types that its annotations name, and its reference in
/// Vim's help format.
struct LuaEmitter: Emitter {
  static let folder = "clients/neovim/lua/marquee/generated"

  let source: ContractSource

  func files() -> [GeneratedFile] {
    [
      GeneratedFile(path: "\(Self.folder)/methods.lua", text: LuaMethods(source: source).text()),
      GeneratedFile(path: "\(Self.folder)/types.lua", text: LuaTypes(source: source).text()),
      GeneratedFile(path: "clients/neovim/doc/marquee-generated.txt", text: LuaHelp(source: source).text()),
    ]
  }
}

extension ContractSource {
  /// The methods with their Lua names, by table. Methods without a namespace belong to the connection and are left out.
  var luaFamilies: [(table: String, methods: [(function: String, method: Method)])] {
    let all = methods.compactMap { method in
      LuaName(method.name).map { (table: $0.table, function: $0.function, method: method) }
    }
    let tables = all.map(\.table).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }.sorted()
    return tables.map { table in (table, all.filter { $0.table == table }.map { ($0.function, $0.method) }) }
  }
}

/// The Lua name of a method: `movies/nowPlaying` becomes `movies.now_playing`.
struct LuaName {
  let table: String
  let function: String

  /// - Returns: nil unless the name consists of two parts.
  init?(_ wire: String) {
    let parts = wire.split { $0 == "/" || $0 == "." }
    guard parts.count == 2 else { return nil }
    table = String(parts[0])
    function = Self.snakeCase(parts[1])
  }

  private static func snakeCase(_ name: Substring) -> String {
    let snake = name.map { $0.isUppercase ? "_" + $0.lowercased() : String($0) }.joined()
    return keywords.contains(snake) ? snake + "_" : snake
  }

  private static let keywords: Set<String> = [
    "and", "break", "do", "else", "elseif", "end", "false", "for", "function", "goto", "if", "in", "local", "nil",
    "not", "or", "repeat", "return", "then", "true", "until", "while",
  ]
}
