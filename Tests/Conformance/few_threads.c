// SPDX-License-Identifier: MIT

// A system that gives no more than $THREADS threads, as one does where a limit on processes is reached: libdispatch then
// tries again each second, and holds the thread that wanted one.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <unistd.h>

int pthread_create(pthread_t *thread, const pthread_attr_t *attributes, void *(*start)(void *), void *argument) {
  static atomic_int given;
  const char *limit = getenv("THREADS");
  if (limit && atomic_fetch_add(&given, 1) >= atoi(limit)) {
    static const char text[] = "no thread\n";
    return write(2, text, sizeof text - 1) < 0 ? EAGAIN : EAGAIN;
  }
  int (*next)(pthread_t *, const pthread_attr_t *, void *(*)(void *), void *) = dlsym(RTLD_NEXT, "pthread_create");
  return next(thread, attributes, start, argument);
}
