// SPDX-License-Identifier: MIT
// CommandLineTable: the command line's commands and options, defined once.
//
//     CommandName, CommandLineOption ──▶ marquee: parsing, help, suggestions, shell completions
//                                    ──▶ release: manual pages
//
// To add an option, add a case to `CommandLineOption` and its behaviour in Sources/marquee/Arguments.
