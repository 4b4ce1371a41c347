// SPDX-License-Identifier: MIT

// Sets the calling thread aside for 3 ms after half of its sends and before half of its reads, drawn at random: what a
// busy machine does by chance. Answers then arrive while libcurl still starts other transfers.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdlib.h>
#include <sys/socket.h>
#include <time.h>

static void interrupt(void) {
  struct timespec pause = {0, random() & 4 ? 3000000 : 0};
  nanosleep(&pause, NULL);
}

ssize_t send(int socket, const void *data, size_t count, int flags) {
  ssize_t (*next)(int, const void *, size_t, int) = dlsym(RTLD_NEXT, "send");
  ssize_t sent = next(socket, data, count, flags);
  interrupt();
  return sent;
}

ssize_t recv(int socket, void *data, size_t count, int flags) {
  ssize_t (*next)(int, void *, size_t, int) = dlsym(RTLD_NEXT, "recv");
  interrupt();
  return next(socket, data, count, flags);
}
