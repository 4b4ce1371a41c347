// SPDX-License-Identifier: MIT

// libcurl without linking it: the library is opened when the first upstream request is made, so that a run that makes
// none (the sandbox) neither needs it nor pays for its start. The names are libcurl's with a `ccurl_` in front; the
// variadic functions come apart by the type of what they take, because Swift can't call them otherwise.
// What each does: https://curl.se/libcurl/c/
#ifndef CCURL_H
#define CCURL_H

#include <curl/curl.h>

/// Opens the library `name`, unless one is open already. NULL on success, else the reason, valid until the thread's
/// next call. Until it has succeeded nothing below may be called.
const char *ccurl_open(const char *name);
/// Names and versions of the library and of those it uses, with blanks in between.
const char *ccurl_version(void);
/// The library's own version, two hexadecimal digits each: 0x080F00 is 8.15.0.
unsigned ccurl_version_number(void);

CURL *ccurl_easy_init(void);
void ccurl_easy_cleanup(CURL *easy);
CURLcode ccurl_easy_pause(CURL *easy, int mask);
const char *ccurl_easy_strerror(CURLcode code);
/// Options that take a long or a curl_off_t.
CURLcode ccurl_easy_set_number(CURL *easy, CURLoption option, long long value);
/// Options that take a string (copied by libcurl), a list or an object.
CURLcode ccurl_easy_set_pointer(CURL *easy, CURLoption option, const void *value);
/// CURLOPT_WRITEFUNCTION, CURLOPT_HEADERFUNCTION and CURLOPT_READFUNCTION.
CURLcode ccurl_easy_set_callback(CURL *easy, CURLoption option, curl_write_callback callback);
/// CURLOPT_PREREQFUNCTION. Libraries before 7.80 don't know it, and answer so.
CURLcode ccurl_easy_set_request_callback(CURL *easy, curl_prereq_callback callback);
/// What is a long or a curl_off_t; 0 in libraries that don't know it.
long ccurl_easy_get_long(CURL *easy, CURLINFO info);
void *ccurl_easy_get_private(CURL *easy);
/// What is a string, which belongs to the library; NULL if there is none, and in libraries that don't know it.
const char *ccurl_easy_get_text(CURL *easy, CURLINFO info);

/// What transfers of one thread have in common; NULL without memory. Freed after all of them.
CURLSH *ccurl_share_init(curl_lock_data data);
void ccurl_share_cleanup(CURLSH *share);

struct curl_slist *ccurl_slist_append(struct curl_slist *list, const char *text);
void ccurl_slist_free_all(struct curl_slist *list);

CURLM *ccurl_multi_init(void);
void ccurl_multi_cleanup(CURLM *multi);
CURLMcode ccurl_multi_set_number(CURLM *multi, CURLMoption option, long value);
CURLMcode ccurl_multi_add_handle(CURLM *multi, CURL *easy);
CURLMcode ccurl_multi_remove_handle(CURLM *multi, CURL *easy);
CURLMcode ccurl_multi_perform(CURLM *multi, int *running);
CURLMcode ccurl_multi_poll(CURLM *multi, int milliseconds);
CURLMcode ccurl_multi_wakeup(CURLM *multi);
/// The next transfer that is over: its handle, and its result in `code`. NULL if there is none.
CURL *ccurl_multi_next_done(CURLM *multi, CURLcode *code);

#endif
