// SPDX-License-Identifier: MIT

// ContractGenerator: generates code, clients and documentation from schema/.
//
//     schema/*.json ──ContractSource──▶ lint ──▶ BundleEmitter     ──▶ schema/openrpc.json
//                                            ├─▶ ViewEmitter       ──▶ schema/views.json
//                                            ├─▶ ReferenceEmitter  ──▶ schema/README.md, schema/reference/*.md
//                                            ├─▶ SwiftEmitter      ──▶ Sources/*/Generated/*.swift
//                                            ├─▶ PythonEmitter     ──▶ clients/python/src/marquee_client/generated/**
//                                            ├─▶ TypeScriptEmitter ──▶ clients/typescript/src/generated/*.ts
//                                            ├─▶ EmacsLispEmitter  ──▶ clients/emacs/marquee-generated.el
//                                            ├─▶ LuaEmitter        ──▶ clients/neovim/lua/marquee/generated/*.lua
//     schema/stored/*.json ──────────────────┼─▶ SwiftEmitter      ──▶ Sources/Backend/Generated/*.swift
//     schema/mcp/*.json                      ├─▶ TaskToolEmitter   ──▶ schema/mcp/tools.json and their names in Swift
//     schema/help/*.txt                      └─▶ HelpEmitter       ──▶ Sources/CTexts/Generated/help.c
//
// `ContractSource` parses the files of schema/. Each emitter turns the result into the files of one output language and
// has a folder of its own here. A generated file is only a path and a text, so `Generation` can write the files or
// compare them with those on disk.
// The schemas stay JSON Schema: an emitter looks up the keywords that it needs. Some extension keywords exist only for
// the generator and don't reach the bundle: `x-swift` (a hand-written type or check; `boxed` for how a type holds its
// members; for a method whether this program calls it; in schema/parameters.json which parameters are one value in
// Swift), `x-generic` (a schema with a placeholder, such as the rows of a page) and `x-rows` (marks a list method and
// names the schema of its rows); in schema/stored also `x-contract` (the contract's type with the same members).
// `x-tool` (how a method is offered to AI assistants) and the contents of schema/mcp/methodTools.json, as `x-tools`, do
// reach it: Sources/MCP/Methods/ reads both when it makes the tools. How an answer is shown to people, `x-view`,
// becomes schema/views.json (CONTRIBUTING, "How people read an answer"); `x-presentation` is false for a method whose
// answers can't be shown.
