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
    namespaces.filter { !$0.name.isEmpty }.sorted { $0.name < $1.name }.map { namespace in
      (namespace.name, namespace.methods.compactMap { method in method.words.map { (LuaName.of($0.verb), method) } })
    }
  }
}

/// The Lua names of methods.
enum LuaName {
  /// `nowPlaying` becomes `now_playing`.
  static func of(_ verb: String) -> String {
    let snake = verb.map { $0.isUppercase ? "_" + $0.lowercased() : String($0) }.joined()
    return keywords.contains(snake) ? snake + "_" : snake
  }

  private static let keywords: Set<String> = [
    "and", "break", "do", "else", "elseif", "end", "false", "for", "function", "goto", "if", "in", "local", "nil",
    "not", "or", "repeat", "return", "then", "true", "until", "while",
  ]
}
