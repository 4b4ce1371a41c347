// SPDX-License-Identifier: MIT

// A system that gives no more than $THREADS threads, as one does where a limit on processes is reached: libdispatch
// then tries again each second, and holds the thread that wanted one. Or one that was short of threads once: the
// $REFUSED-th isn't given.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <unistd.h>

int pthread_create(pthread_t *thread, const pthread_attr_t *attributes, void *(*start)(void *), void *argument) {
  static atomic_int wanted;
  const char *limit = getenv("THREADS"), *refused = getenv("REFUSED");
  int number = 1 + atomic_fetch_add(&wanted, 1);
  if ((limit && number > atoi(limit)) || (refused && number == atoi(refused))) {
    static const char text[] = "no thread\n";
    return write(2, text, sizeof text - 1) < 0 ? EAGAIN : EAGAIN;
  }
  int (*next)(pthread_t *, const pthread_attr_t *, void *(*)(void *), void *) = dlsym(RTLD_NEXT, "pthread_create");
  return next(thread, attributes, start, argument);
}
