// SPDX-License-Identifier: MIT

// hiredis without linking it, and without its headers: the library is opened when machines first share,
// so that nobody else needs it. The names are hiredis's with a `chiredis_` in front. What each does:
// https://github.com/redis/hiredis
#ifndef CHIREDIS_H
#define CHIREDIS_H

#include <stddef.h>

/// Opens the library `name`, unless one is open already. NULL on success, else the reason, valid until the thread's
/// next call. Until it has succeeded nothing below may be called.
const char *chiredis_open(const char *name);
/// Opens the library `name`, which adds TLS to the one that is open, as `chiredis_open` does.
const char *chiredis_open_tls(const char *name);

/// Connects to a host, or to a socket's path if `port` is 0. Every later read and write lasts `milliseconds` at most.
/// NULL if there is no memory; otherwise `chiredis_failure` tells whether it has succeeded.
void *chiredis_connect(const char *host, int port, int milliseconds);
/// Speaks TLS from here on, with a server whose certificate is for `host` and signed by an authority in the file; NULL
/// for the system's. NULL on success, with the session, which lives as long as the connection; else the reason, valid
/// until the connection is freed.
const char *chiredis_secure(void *connection, const char *host, const char *authorities, void **session);
/// Why the connection can't be used any more; NULL if it can.
const char *chiredis_failure(void *connection);
/// Adds a command to those that `chiredis_write` sends. False if there is no memory.
int chiredis_append(void *connection, int count, const char *const *parts, const size_t *lengths);
/// Sends a part of the commands that were added; `is_sent` is whether it was the last. False if it can't, for the
/// reason of `chiredis_failure`.
int chiredis_write(void *connection, int *is_sent);
/// Waits for some bytes and reads `count` of them at most. 0 at the end, -1 after a failure or the connection's
/// timeout.
/// - session: that of `chiredis_secure`; NULL without TLS.
long chiredis_read(void *connection, void *session, char *bytes, size_t count);
void chiredis_free(void *connection);

#endif
