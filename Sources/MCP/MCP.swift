// SPDX-License-Identifier: MIT

// MCP: the contract for AI assistants, over the Model Context Protocol (https://modelcontextprotocol.io/specification).
//
//     assistant ──stdio──▶ JSONRPC.Server ──▶ Protocol/ ──▶ Features: tools, resources, prompts
//                          (the MCP dialect)                    │
//                                                               ▼ ContractCaller
//                          JSONRPC.Server ◀── Contract/ContractConnection
//                          (the contract)      (in memory)
//
// The engine runs twice. The outer server talks to the assistant; Protocol/ has its methods, one file per group. A
// request belongs to the protocol version that it declares or, without a declaration, to that of the connection's
// handshake; Protocol/Versions/ has the rules of each version, in a file of its own. The inner server is the
// contract's, with the same router, ordering, limits and streams as in `marquee serve`; Contract/ is its only client.
// So every method behaves the same in both.
//
// Features/ has the types that the protocol lists: `Tool`, `Resource`, `Prompt`. All of them are values, each defined
// completely in one file:
//
// - Tools/  tools that complete a whole task: each reads a model's words, makes one typed call of the contract
//                (movies/find, showtimes/whatsOn, showtimes/plan), and words the answer, that of a plan with Plan/
// - Methods/     one tool per method of the contract, derived from the contract document
// - Resources/   data that can be read by URI; some of it changes, and can be subscribed to
// - Prompts/     conversation starters for people
// - Completion/  completions for templates and prompts, from the catalogue and the remembered searches
// - Text/        answers: what is said of a result, as compact text and as a structure that says the same
