// SPDX-License-Identifier: MIT

// MCP: the contract for AI assistants, over the Model Context Protocol (https://modelcontextprotocol.io/specification).
//
//     assistant ──stdio──▶ JSONRPC.Server ──▶ Protocol/ ──▶ Features: tools, resources, prompts
//                          (the MCP dialect)                    │
//                                                               ▼ Contract/ContractCaller
//                                                       JSONRPC.LocalClient ──▶ the contract's handlers
//
// - Protocol/   the protocol's methods and types, one file per group. A request belongs to the protocol version that it
//               declares or, without a declaration, to that of the handshake (`ProtocolVersion`)
// - Tools/      tools that complete a whole task: each reads a model's arguments, makes one typed call of the contract
//               (movies/find, showtimes/whatsOn, showtimes/plan, watch/…), and formats the result
// - Methods/    one tool per method of the contract, derived from the contract document
// - Arguments/  days, times, places, numbers and names as people and models write them
// - Resources/  data that can be read by URI, and completions from the catalogue and the remembered searches
// - Prompts/    conversation starters for people
// - Results/    the content of results: text, and structured content with the same facts (`ResultContent`), and what a
//               view shows of it (`ResultView`); hosts with the extension MCP Apps get that (`AppsExtension`)
// - Forms/      how the content shows each model of the contract
// - Contract/   calls the handlers of `marquee serve` in the same process, so every method behaves the same in both;
//               results are values of the contract's types
