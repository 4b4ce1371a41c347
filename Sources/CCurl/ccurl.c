// SPDX-License-Identifier: MIT

// The plain functions are wanted here, not the macros that check the types of their arguments at compile time.
#define CURL_DISABLE_TYPECHECK
#include "ccurl.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>

#undef curl_easy_setopt
#undef curl_easy_getinfo
#undef curl_multi_setopt
#undef curl_share_setopt

// Every function of libcurl that is used, once: the table and its filling are made from this list.
#define FUNCTIONS(F) \
  F(curl_global_init) \
  F(curl_version) \
  F(curl_version_info) \
  F(curl_easy_init) \
  F(curl_easy_cleanup) \
  F(curl_easy_pause) \
  F(curl_easy_strerror) \
  F(curl_easy_setopt) \
  F(curl_easy_getinfo) \
  F(curl_share_init) \
  F(curl_share_cleanup) \
  F(curl_share_setopt) \
  F(curl_slist_append) \
  F(curl_slist_free_all) \
  F(curl_multi_init) \
  F(curl_multi_cleanup) \
  F(curl_multi_setopt) \
  F(curl_multi_add_handle) \
  F(curl_multi_remove_handle) \
  F(curl_multi_perform) \
  F(curl_multi_poll) \
  F(curl_multi_wakeup) \
  F(curl_multi_info_read)

#define DECLARE(name) __typeof__(&name) name##_;
static struct { FUNCTIONS(DECLARE) } table;

static const char *fill_table(void *library) {
#define FILL(name) \
  if (!(table.name##_ = (__typeof__(&name))dlsym(library, #name))) return "it is too old: it has no " #name;
  FUNCTIONS(FILL)
  return table.curl_global_init_(CURL_GLOBAL_DEFAULT) == CURLE_OK ? NULL : "it can't be initialized";
}

const char *ccurl_open(const char *name) {
  static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
  static int is_open;
  static _Thread_local char failure[512];

  const char *reason = NULL;
  pthread_mutex_lock(&mutex);
  // Lazily, as programs that are linked with it do: to bind all functions of its thirty libraries would take a sixth
  // more of the time to open it.
  void *library = dlopen(name, RTLD_LAZY | RTLD_LOCAL);
  if (!library) {
    reason = dlerror();
    snprintf(failure, sizeof failure, "%s", reason ? reason : name);
  } else if (is_open) {
    dlclose(library);
  } else if ((reason = fill_table(library))) {
    snprintf(failure, sizeof failure, "%s: %s", name, reason);
    dlclose(library);
  } else {
    is_open = 1;
  }
  pthread_mutex_unlock(&mutex);
  return reason ? failure : NULL;
}

const char *ccurl_version(void) { return table.curl_version_(); }

unsigned ccurl_version_number(void) { return table.curl_version_info_(CURLVERSION_NOW)->version_num; }

CURL *ccurl_easy_init(void) { return table.curl_easy_init_(); }

void ccurl_easy_cleanup(CURL *easy) { table.curl_easy_cleanup_(easy); }

CURLcode ccurl_easy_pause(CURL *easy, int mask) { return table.curl_easy_pause_(easy, mask); }

const char *ccurl_easy_strerror(CURLcode code) { return table.curl_easy_strerror_(code); }

CURLcode ccurl_easy_set_number(CURL *easy, CURLoption option, long long value) {
  if (option >= CURLOPTTYPE_OFF_T && option < CURLOPTTYPE_BLOB) {
    return table.curl_easy_setopt_(easy, option, (curl_off_t)value);
  }
  return table.curl_easy_setopt_(easy, option, (long)value);
}

CURLcode ccurl_easy_set_pointer(CURL *easy, CURLoption option, const void *value) {
  return table.curl_easy_setopt_(easy, option, value);
}

CURLcode ccurl_easy_set_callback(CURL *easy, CURLoption option, curl_write_callback callback) {
  return table.curl_easy_setopt_(easy, option, callback);
}

CURLcode ccurl_easy_set_request_callback(CURL *easy, curl_prereq_callback callback) {
  return table.curl_easy_setopt_(easy, CURLOPT_PREREQFUNCTION, callback);
}

long ccurl_easy_get_long(CURL *easy, CURLINFO info) {
  if ((info & CURLINFO_TYPEMASK) == CURLINFO_OFF_T) {
    curl_off_t value = 0;
    table.curl_easy_getinfo_(easy, info, &value);
    return (long)value;
  }
  long value = 0;
  table.curl_easy_getinfo_(easy, info, &value);
  return value;
}

void *ccurl_easy_get_private(CURL *easy) {
  char *value = NULL;
  table.curl_easy_getinfo_(easy, CURLINFO_PRIVATE, &value);
  return value;
}

const char *ccurl_easy_get_text(CURL *easy, CURLINFO info) {
  char *value = NULL;
  return table.curl_easy_getinfo_(easy, info, &value) == CURLE_OK ? value : NULL;
}

CURLSH *ccurl_share_init(curl_lock_data data) {
  CURLSH *share = table.curl_share_init_();
  if (share) table.curl_share_setopt_(share, CURLSHOPT_SHARE, data);
  return share;
}

void ccurl_share_cleanup(CURLSH *share) { table.curl_share_cleanup_(share); }

struct curl_slist *ccurl_slist_append(struct curl_slist *list, const char *text) {
  return table.curl_slist_append_(list, text);
}

void ccurl_slist_free_all(struct curl_slist *list) { table.curl_slist_free_all_(list); }

CURLM *ccurl_multi_init(void) { return table.curl_multi_init_(); }

void ccurl_multi_cleanup(CURLM *multi) { table.curl_multi_cleanup_(multi); }

CURLMcode ccurl_multi_set_number(CURLM *multi, CURLMoption option, long value) {
  return table.curl_multi_setopt_(multi, option, value);
}

CURLMcode ccurl_multi_add_handle(CURLM *multi, CURL *easy) { return table.curl_multi_add_handle_(multi, easy); }

CURLMcode ccurl_multi_remove_handle(CURLM *multi, CURL *easy) { return table.curl_multi_remove_handle_(multi, easy); }

CURLMcode ccurl_multi_perform(CURLM *multi, int *running) { return table.curl_multi_perform_(multi, running); }

CURLMcode ccurl_multi_poll(CURLM *multi, int milliseconds) {
  return table.curl_multi_poll_(multi, NULL, 0, milliseconds, NULL);
}

CURLMcode ccurl_multi_wakeup(CURLM *multi) { return table.curl_multi_wakeup_(multi); }

CURL *ccurl_multi_next_done(CURLM *multi, CURLcode *code) {
  int left = 0;
  for (CURLMsg *message; (message = table.curl_multi_info_read_(multi, &left));) {
    if (message->msg == CURLMSG_DONE) {
      *code = message->data.result;
      return message->easy_handle;
    }
  }
  return NULL;
}
