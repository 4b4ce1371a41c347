// SPDX-License-Identifier: MIT
// CommandLineTable: the command line's commands and options, defined once for all modules that need them.
//
//     CommandName, CommandLineOption ──▶ marquee: parsing, help, suggestions
//                                    ──▶ ContractGenerator: shell completions
//
// To add an option, add a case to `CommandLineOption` and its behaviour in Sources/marquee/Arguments.
