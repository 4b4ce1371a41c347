// SPDX-License-Identifier: MIT

// ContractGenerator: from schema/ to everything that is written from it.
//
//     schema/*.json ──ContractSource──▶ lint ──▶ BundleEmitter     ──▶ schema/openrpc.json
//                                            ├─▶ ReferenceEmitter  ──▶ schema/README.md
//                                            ├─▶ SwiftEmitter      ──▶ Sources/Contract/Generated/*.swift
//                                            ├─▶ PythonEmitter     ──▶ clients/python/src/marquee_client/generated/**
//                                            ├─▶ TypeScriptEmitter ──▶ clients/typescript/src/generated/*.ts
//                                            ├─▶ EmacsLispEmitter  ──▶ clients/emacs/marquee-generated.el
//                                            ├─▶ LuaEmitter        ──▶ clients/neovim/lua/marquee/generated/*.lua
//                                            ├─▶ ShellEmitter      ──▶ clients/shell/generated/*
//     schema/mcp/*.json                      └─▶ EssentialToolEmitter ──▶ Sources/MCP/Generated/*.swift
//
// `ContractSource` reads the small files of schema/ into values. An emitter turns them into files of one output
// language, each with a path and a text and nothing else, so `Generation` can write them or compare them with what is
// there; each language has a folder here.
// The schemas themselves are JSON Schema and stay JSON: an emitter looks up the keywords that it needs. Three keywords
// are ours and don't reach the bundle: `x-swift` (a type or a check that is written by hand), `x-generic` (a schema
// with a hole, such as the rows of a page) and `x-rows` (a list method, and what its rows are). `x-tool`, what a method
// is as a tool of an assistant, does, and so does what is in schema/mcp/methodTools.json, as `x-tools`: both are read
// where the tools are made, in Sources/MCP/Methods/.
