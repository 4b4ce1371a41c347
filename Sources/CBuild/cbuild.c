// SPDX-License-Identifier: MIT

#define _GNU_SOURCE
#include "cbuild.h"

#include <dlfcn.h>

#ifndef MARQUEE_COMMIT
#define MARQUEE_COMMIT ""
#endif

const char *cbuild_commit(void) { return MARQUEE_COMMIT; }

extern const char *sqlite3_libversion(void);

// Asked of the program itself: a value of the build would have to be compiled, and with it all that depends on it, once
// for each way of linking.
bool cbuild_holds_libraries(void) {
  Dl_info own, library;
  return dladdr((void *)cbuild_holds_libraries, &own) && dladdr((void *)sqlite3_libversion, &library) &&
    own.dli_fbase == library.dli_fbase;
}
