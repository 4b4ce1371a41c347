// SPDX-License-Identifier: MIT

// Lets no connection to the address family DEAD_FAMILY (4 or 6) come about, nor be refused, as if nobody were there: it
// waits for room in a pipe that nobody reads.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <sys/socket.h>
#include <unistd.h>

int connect(int descriptor, const struct sockaddr *address, socklen_t length) {
  int (*next)(int, const struct sockaddr *, socklen_t) = dlsym(RTLD_NEXT, "connect");
  const char *dead = getenv("DEAD_FAMILY");
  int type = 0;
  socklen_t size = sizeof type;
  getsockopt(descriptor, SOL_SOCKET, SO_TYPE, &type, &size);
  if (!dead || type != SOCK_STREAM || address->sa_family != (*dead == '6' ? AF_INET6 : AF_INET)) {
    return next(descriptor, address, length);
  }
  int ends[2];
  if (pipe2(ends, O_NONBLOCK | O_CLOEXEC)) return -1;
  char block[4096] = {0};
  while (write(ends[1], block, sizeof block) > 0) {}
  dup2(ends[1], descriptor);
  close(ends[1]);
  errno = EINPROGRESS;
  return -1;
}
