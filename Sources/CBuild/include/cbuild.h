// SPDX-License-Identifier: MIT

/// The commit that the program was released from, in hexadecimal digits; empty if it was built by hand.
///
/// Swift has no way to compile a value of the command line in; `swift run release` sets this one.
const char *cbuild_commit(void);
