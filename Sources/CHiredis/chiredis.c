// SPDX-License-Identifier: MIT
#include "chiredis.h"

#include <dlfcn.h>
#include <errno.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/time.h>

// The two binary interfaces that there are. Of a connection only the start is read, the rest is the library's own.
struct connection_0 { int failure; char text[128]; int socket; };
struct connection_1 { const void *functions; int failure; char text[128]; int socket; };

// Every function that is used, once: the tables and their filling are made from these lists.
#define FUNCTIONS(F) \
  F(redisConnectWithTimeout, void *, (const char *, int, struct timeval)) \
  F(redisConnectUnixWithTimeout, void *, (const char *, struct timeval)) \
  F(redisSetTimeout, int, (void *, struct timeval)) \
  F(redisAppendCommandArgv, int, (void *, int, const char *const *, const size_t *)) \
  F(redisBufferWrite, int, (void *, int *)) \
  F(redisFree, void, (void *))

// The last ones are OpenSSL's, which the library is linked with: hiredis's own way to make a session doesn't check whom
// a certificate is for.
#define TLS_FUNCTIONS(F) \
  F(redisInitiateSSL, int, (void *, void *)) \
  F(TLS_client_method, const void *, (void)) \
  F(SSL_CTX_new, void *, (const void *)) \
  F(SSL_CTX_free, void, (void *)) \
  F(SSL_CTX_set_default_verify_paths, int, (void *)) \
  F(SSL_CTX_load_verify_locations, int, (void *, const char *, const char *)) \
  F(SSL_CTX_set_verify, void, (void *, int, void *)) \
  F(SSL_new, void *, (void *)) \
  F(SSL_free, void, (void *)) \
  F(SSL_read, int, (void *, void *, int)) \
  F(SSL_set1_host, int, (void *, const char *)) \
  F(SSL_ctrl, long, (void *, int, long, void *))

#define DECLARE(name, result, parameters) result (*name) parameters;
static struct { FUNCTIONS(DECLARE) } table;
static struct { TLS_FUNCTIONS(DECLARE) } tls;
static int has_functions;

#define FILL(name, result, parameters) \
  if (!(*(void **)&TABLE.name = dlsym(library, #name))) return "it has no " #name;

#define TABLE table
static const char *fill_table(void *library) {
  FUNCTIONS(FILL)
  // The connections of versions from 1.0 on begin with a table of functions.
  has_functions = dlsym(library, "redisConnectWithOptions") != NULL;
  return NULL;
}
#undef TABLE

#define TABLE tls
static const char *fill_tls(void *library) {
  TLS_FUNCTIONS(FILL)
  return NULL;
}
#undef TABLE

static const char *open_library(const char *name, int *is_open, const char *(*fill)(void *)) {
  static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
  static _Thread_local char failure[512];

  const char *reason = NULL;
  pthread_mutex_lock(&mutex);
  if (!*is_open) {
    // Global, because the part for TLS takes functions of the other without naming it.
    void *library = dlopen(name, RTLD_NOW | RTLD_GLOBAL);
    if (!library) {
      reason = dlerror();
      snprintf(failure, sizeof failure, "%s", reason ? reason : name);
    } else if ((reason = fill(library))) {
      snprintf(failure, sizeof failure, "%s: %s", name, reason);
      dlclose(library);
    } else {
      *is_open = 1;
    }
  }
  pthread_mutex_unlock(&mutex);
  return reason ? failure : NULL;
}

const char *chiredis_open(const char *name) {
  static int is_open;
  return open_library(name, &is_open, fill_table);
}

const char *chiredis_open_tls(const char *name) {
  static int is_open;
  return open_library(name, &is_open, fill_tls);
}

void *chiredis_connect(const char *host, int port, int milliseconds) {
  struct timeval limit = {milliseconds / 1000, milliseconds % 1000 * 1000};
  void *connection =
    port ? table.redisConnectWithTimeout(host, port, limit) : table.redisConnectUnixWithTimeout(host, limit);
  if (connection && !chiredis_failure(connection)) table.redisSetTimeout(connection, limit);
  return connection;
}

const char *chiredis_secure(void *connection, const char *host, const char *authorities, void **made) {
  enum { VERIFY_PEER = 1, SET_SERVER_NAME = 55, HOST_NAME = 0 };
  void *context = tls.SSL_CTX_new(tls.TLS_client_method());
  if (!context) return "there is no memory";
  int has_authorities = authorities ? tls.SSL_CTX_load_verify_locations(context, authorities, NULL)
                                    : tls.SSL_CTX_set_default_verify_paths(context);
  if (has_authorities != 1) {
    tls.SSL_CTX_free(context);
    return "the file of trusted certificates can't be read";
  }
  tls.SSL_CTX_set_verify(context, VERIFY_PEER, NULL);
  void *session = tls.SSL_new(context);
  tls.SSL_CTX_free(context);  // the session keeps it
  if (!session) return "there is no memory";
  if (tls.SSL_set1_host(session, host) != 1) {
    tls.SSL_free(session);
    return "the server's name is not valid in a certificate";
  }
  tls.SSL_ctrl(session, SET_SERVER_NAME, HOST_NAME, (void *)host);
  if (tls.redisInitiateSSL(connection, session) == 0) {
    *made = session;
    return NULL;
  }
  const char *failure = chiredis_failure(connection);
  return failure ? failure : "no secure connection can be made";
}

const char *chiredis_failure(void *connection) {
  if (has_functions) {
    struct connection_1 *known = connection;
    return known->failure ? known->text : NULL;
  }
  struct connection_0 *known = connection;
  return known->failure ? known->text : NULL;
}

int chiredis_append(void *connection, int count, const char *const *parts, const size_t *lengths) {
  return table.redisAppendCommandArgv(connection, count, parts, lengths) == 0;
}

int chiredis_write(void *connection, int *is_sent) { return table.redisBufferWrite(connection, is_sent) == 0; }

// Not by the library, whose reader allocates what a reply announces.
long chiredis_read(void *connection, void *session, char *bytes, size_t count) {
  if (session) return tls.SSL_read(session, bytes, (int)count);
  const int socket = has_functions ? ((struct connection_1 *)connection)->socket
                                   : ((struct connection_0 *)connection)->socket;
  ssize_t read;
  do { read = recv(socket, bytes, count, 0); } while (read < 0 && errno == EINTR);
  return read;
}

void chiredis_free(void *connection) { table.redisFree(connection); }
