// SPDX-License-Identifier: MIT

// MCP: the contract for AI assistants, over the Model Context Protocol (https://modelcontextprotocol.io/specification).
//
//     assistant ──stdio──▶ JSONRPC.Server ──▶ Protocol/ ──▶ Features: tools, resources, prompts
//                          (the MCP dialect)                    │
//                                                               ▼ Contract/ContractCaller
//                                                       JSONRPC.LocalClient ──▶ the contract's handlers
//
// `MCPServer` and `Features+All` put it together. Each room knows only rooms above it in this list:
//
// - Contract/   calls the handlers of `marquee serve` in the same process, so every method behaves the same in both;
//               results are values of the contract's types
// - Results/    the content of results: text, and structured content with the same facts (`ResultContent`), and what a
//               view shows of it (`ResultView`); hosts with the extension MCP Apps get that (`AppsExtension`)
// - Arguments/  days, times, places, numbers and names as people and models write them
// - Completion/ possible values from the catalogue and the remembered searches
// - Features/   what a tool, a resource and a prompt are, and the server's options
// - Structure/  the structured content for each model of the contract; its text is the presentation (`PresentedText`)
// - Tools/      tools that complete a whole task: each reads a model's arguments, makes one typed call of the contract
//               (movies/find, showtimes/whatsOn, showtimes/plan, watch/…), and formats the result
// - Methods/    one tool per method of the contract, derived from the contract document
// - Resources/  data that can be read by URI
// - Prompts/    conversation starters for people
// - Protocol/   the protocol's methods, one file per group, over the features that it is composed with. A request
//               belongs to the protocol version that it declares or, without a declaration, to that of the handshake
//               (`ProtocolVersion`)
