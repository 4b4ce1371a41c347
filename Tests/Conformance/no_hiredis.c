// SPDX-License-Identifier: MIT

// A system without hiredis.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stddef.h>
#include <string.h>

void *dlopen(const char *name, int mode) {
  void *(*next)(const char *, int) = (void *(*)(const char *, int))dlsym(RTLD_NEXT, "dlopen");
  // One that there is nowhere, so that the reason is the loader's.
  return next(name && strstr(name, "hiredis") ? "libhiredis.so.none" : name, mode);
}
