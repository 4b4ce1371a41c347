// SPDX-License-Identifier: MIT
// CommandLineTable: the words of the command line, once for all who need them.
//
//     CommandName, CommandLineOption ──▶ marquee: parsing, help, suggestions
//                                    ──▶ ContractGenerator: the shells' completions
//
// To add an option: a case of `CommandLineOption`, and what it does in Sources/marquee/Arguments.
