// SPDX-License-Identifier: MIT

// MCP: the contract for AI assistants, over the Model Context Protocol (https://modelcontextprotocol.io/specification).
//
//     assistant ──stdio──▶ JSONRPC.Server ──▶ Protocol/ ──▶ Features: tools, resources, prompts
//                          (the MCP dialect)                    │
//                                                               ▼ ContractCaller
//                                                       JSONRPC.LocalClient ──▶ the contract's handlers
//
// The server talks to the assistant; Protocol/ has its methods, one file per group. A request belongs to the
// protocol version that it declares or, without a declaration, to that of the connection's handshake;
// Protocol/Versions/ has the rules of each version, in a file of its own. Features call the handlers of `marquee serve`
// in the same process, so every method behaves the same in both, and results arrive as values of the contract's types.
//
// Features/ has the types that the protocol lists: `Tool`, `Resource`, `Prompt`. All of them are values, each defined
// completely in one file:
//
// - Tools/  tools that complete a whole task: each reads a model's words, makes one typed call of the contract
//                (movies/find, showtimes/whatsOn, showtimes/plan), and formats the result, that of a plan with Plan/
// - Methods/     one tool per method of the contract, derived from the contract document
// - Resources/   data that can be read by URI; some of it changes, and can be subscribed to
// - Prompts/     conversation starters for people
// - Completion/  completions for templates and prompts, from the catalogue and the remembered searches
// - Text/        results: compact text, and structured content with the same facts
