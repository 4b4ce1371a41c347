// SPDX-License-Identifier: MIT

#include "cbuild.h"

#ifndef MARQUEE_COMMIT
#define MARQUEE_COMMIT ""
#endif

const char *cbuild_commit(void) { return MARQUEE_COMMIT; }
