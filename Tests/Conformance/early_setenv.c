// SPDX-License-Identifier: MIT

// Adds a variable to the environment before `main`, as libfaketime and other preloaded libraries do: the block of
// variables then stands somewhere else than the kernel put it, behind the words of the command line.
#include <stdlib.h>

__attribute__((constructor)) static void add(void) { setenv("ADDED_BEFORE_MAIN", "1", 1); }
