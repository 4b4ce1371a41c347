// SPDX-License-Identifier: MIT

// MCP: the contract for AI assistants, over the Model Context Protocol (https://modelcontextprotocol.io/specification).
//
//     assistant ──stdio──▶ JSONRPC.Server ──▶ Protocol/ ──▶ Features: tools, resources, prompts
//                          (the MCP dialect)                    │
//                                                               ▼ ContractCaller
//                          JSONRPC.Server ◀── Contract/ContractConnection
//                          (the contract)      (in memory)
//
// The engine runs twice. The outer server speaks with the assistant; Protocol/ has its methods, one file per group, and
// knows which version of the protocol was agreed on. The inner one is the contract's, with the very router, order,
// limits and streams that `marquee serve` has; Contract/ is its only client. So whatever a method does there it does
// here.
//
// Features/ has the types that the protocol lists: a `Tool`, a `Resource`, a `ResourceTemplate`, a `Prompt`. All are
// values, and all there is to one stands in the file that makes it:
//
// - Essentials/  the tools that do a whole errand; Films/, Places/, Showings/, Seats/ and Time/ are what they are made
//   of
// - Methods/     one tool for each method of the contract, derived from the contract's document
// - Resources/   what can be read by its address
// - Prompts/     what a person can start with
// - Completion/  what goes into the blanks of the two, from the catalogue and the remembered searches
// - Text/        results as short text for a model
