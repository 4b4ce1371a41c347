// SPDX-License-Identifier: MIT

// The load: prepared bytes go into one pipe as fast as they are taken, and what comes out of another is counted and
// thrown away. One thread and no copy, so that it is faster than everything it measures; `cat` in between shows how
// much.

#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

enum { PATIENCE = 120000, CHUNK = 1 << 20 };  // milliseconds of silence that count as a failure; bytes

static char chunk[CHUNK];

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec + time.tv_nsec / 1e9;
}

static long occurrences(const char *bytes, long size, char mark) {
  long count = 0;
  for (long position = 0; position < size; position++) count += bytes[position] == mark;
  return count;
}

static void set_blocking(int descriptor, int blocking) {
  int flags = fcntl(descriptor, F_GETFL);
  fcntl(descriptor, F_SETFL, blocking ? flags & ~O_NONBLOCK : flags | O_NONBLOCK);
}

// Sends all of `text` while reading, until `mark` has come `count` times and `bytes` bytes have come. What came last is
// left in `tail`, which ends with a zero. Gives the seconds, or -1 if the other side fell silent or went away.
double flood(int input, int output, const char *text, long size, char mark, long count, long bytes, char *tail,
             long tail_size) {
  set_blocking(input, 0);
  set_blocking(output, 0);
  double start = now();
  long sent = 0;
  while (count > 0 || bytes > 0) {
    struct pollfd ends[2] = {{output, POLLIN, 0}, {sent < size ? input : -1, POLLOUT, 0}};
    if (poll(ends, 2, PATIENCE) <= 0) return -1;
    if (ends[1].revents) {
      long taken = write(input, text + sent, size - sent < CHUNK ? size - sent : CHUNK);
      if (taken < 0 && errno != EAGAIN) return -1;
      if (taken > 0) sent += taken;
    }
    if (ends[0].revents) {
      long got = read(output, chunk, CHUNK);
      if (got == 0 || (got < 0 && errno != EAGAIN)) return -1;
      if (got < 0) continue;
      if (count > 0) count -= occurrences(chunk, got, mark);
      bytes -= got;
      long kept = got < tail_size - 1 ? got : tail_size - 1;
      memcpy(tail, chunk + got - kept, kept);
      tail[kept] = 0;
    }
  }
  return now() - start;
}

// Sends `text` and reads until `mark` has come `marks` times, over and over; the seconds of each go into `times`.
int ask(int input, int output, const char *text, long size, char mark, long marks, long rounds, double *times) {
  set_blocking(input, 1);
  set_blocking(output, 1);
  for (long round = 0; round < rounds; round++) {
    double start = now();
    if (write(input, text, size) != size) return -1;
    for (long missing = marks; missing > 0;) {
      long got = read(output, chunk, CHUNK);
      if (got <= 0) return -1;
      missing -= occurrences(chunk, got, mark);
    }
    times[round] = now() - start;
  }
  return 0;
}
