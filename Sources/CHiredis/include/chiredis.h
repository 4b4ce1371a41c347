// SPDX-License-Identifier: MIT

// hiredis without linking it, and without its headers: the library is opened when a fleet is used for the first time,
// so that nobody else needs it. The names are hiredis's with a `chiredis_` in front. What each does:
// https://github.com/redis/hiredis
#ifndef CHIREDIS_H
#define CHIREDIS_H

#include <stddef.h>

/// The kinds of reply (`REDIS_REPLY_…`); others are those of a protocol that is not asked for.
enum chiredis_kind {
  CHIREDIS_STRING = 1,
  CHIREDIS_ARRAY = 2,
  CHIREDIS_INTEGER = 3,
  CHIREDIS_NIL = 4,
  CHIREDIS_STATUS = 5,
  CHIREDIS_ERROR = 6,
};

/// Opens the library `name`, unless one is open already. NULL on success, else the reason, valid until the thread's
/// next call. Until it has succeeded nothing below may be called.
const char *chiredis_open(const char *name);
/// Opens the library `name`, which adds TLS to the one that is open, as `chiredis_open` does.
const char *chiredis_open_tls(const char *name);

/// Connects to a host, or to a socket's path if `port` is 0. Every later read and write lasts `milliseconds` at most.
/// NULL if there is no memory; otherwise `chiredis_failure` tells whether it has succeeded.
void *chiredis_connect(const char *host, int port, int milliseconds);
/// Speaks TLS from here on, with a server whose certificate is for `host` and signed by an authority in the file; NULL
/// for the system's. NULL on success, else the reason, valid until the connection is freed.
const char *chiredis_secure(void *connection, const char *host, const char *authorities);
/// Why the connection can't be used any more; NULL if it can.
const char *chiredis_failure(void *connection);
/// Adds a command to what is sent with the next read. False if there is no memory.
int chiredis_append(void *connection, int count, const char *const *parts, const size_t *lengths);
/// The next command's reply, of 16 MiB at most. NULL, with the reason, if it can't be had and the connection is of no
/// more use; the reason lives as long as the connection. Takes the time that it takes off `milliseconds`, and no longer
/// than that, but for the last read or write.
void *chiredis_next(void *connection, int *milliseconds, const char **reason);
void chiredis_free(void *connection);

int chiredis_reply_kind(const void *reply);
long long chiredis_reply_integer(const void *reply);
/// The bytes of a string, a status or an error.
const char *chiredis_reply_bytes(const void *reply, size_t *count);
/// The elements of an array, which live as long as the reply.
size_t chiredis_reply_count(const void *reply);
const void *chiredis_reply_element(const void *reply, size_t index);
void chiredis_free_reply(void *reply);

#endif
