// SPDX-License-Identifier: MIT

#include "cbuild.h"

#ifndef MARQUEE_COMMIT
#define MARQUEE_COMMIT ""
#endif

#ifndef MARQUEE_HOLDS_LIBRARIES
#define MARQUEE_HOLDS_LIBRARIES 0
#endif

const char *cbuild_commit(void) { return MARQUEE_COMMIT; }

bool cbuild_holds_libraries(void) { return MARQUEE_HOLDS_LIBRARIES; }
