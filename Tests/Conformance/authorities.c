// SPDX-License-Identifier: MIT

// A system whose trusted authorities, which Debian keeps in /etc/ssl/certs, are in the folder $AUTHORITIES.
#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

static const char *moved(const char *path, char *room, size_t size) {
  static const char usual[] = "/etc/ssl/certs";
  const char *folder = getenv("AUTHORITIES");
  if (!folder || strncmp(path, usual, sizeof usual - 1)) return path;
  snprintf(room, size, "%s%s", folder, path + sizeof usual - 1);
  return room;
}

FILE *fopen(const char *path, const char *mode) {
  char room[4096];
  FILE *(*next)(const char *, const char *) = dlsym(RTLD_NEXT, "fopen");
  return next(moved(path, room, sizeof room), mode);
}

FILE *fopen64(const char *path, const char *mode) {
  char room[4096];
  FILE *(*next)(const char *, const char *) = dlsym(RTLD_NEXT, "fopen64");
  return next(moved(path, room, sizeof room), mode);
}

int stat(const char *path, struct stat *status) {
  char room[4096];
  int (*next)(const char *, struct stat *) = dlsym(RTLD_NEXT, "stat");
  return next(moved(path, room, sizeof room), status);
}

// OpenSSL 3.0.22, Debian's since autumn 2026, looks at a certificate's file with this before it opens it.
int lstat(const char *path, struct stat *status) {
  char room[4096];
  int (*next)(const char *, struct stat *) = dlsym(RTLD_NEXT, "lstat");
  return next(moved(path, room, sizeof room), status);
}

DIR *opendir(const char *path) {
  char room[4096];
  DIR *(*next)(const char *) = dlsym(RTLD_NEXT, "opendir");
  return next(moved(path, room, sizeof room));
}
