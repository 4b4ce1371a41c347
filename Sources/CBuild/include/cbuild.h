// SPDX-License-Identifier: MIT

// What Swift can't learn of its build by itself.

#include <stdbool.h>

/// The commit that the program was released from, in hexadecimal digits; empty if it was built by hand.
const char *cbuild_commit(void);

/// Whether the program contains SQLite and zlib, in place of loading the system's.
bool cbuild_holds_libraries(void);
