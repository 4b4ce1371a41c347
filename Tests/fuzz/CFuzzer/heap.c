// SPDX-License-Identifier: MIT

// The heap's functions around glibc's own, so that a target can tell how much memory an input costs. The executable's
// definitions win over the library's for all of the process.
#include "fuzzer.h"

#include <errno.h>
#include <malloc.h>
#include <stdatomic.h>

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *memory, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);
extern void __libc_free(void *memory);

static atomic_size_t bytes;
static atomic_size_t peak;

size_t heap_bytes(void) { return atomic_load(&bytes); }

size_t heap_peak_bytes(void) { return atomic_load(&peak); }

void heap_forget_peak(void) { atomic_store(&peak, atomic_load(&bytes)); }

static void *taken(void *memory) {
  if (memory == NULL) return memory;
  size_t size = malloc_usable_size(memory);
  size_t now = atomic_fetch_add(&bytes, size) + size;
  size_t most = atomic_load(&peak);
  while (now > most && !atomic_compare_exchange_weak(&peak, &most, now)) {
  }
  return memory;
}

static void given(size_t size) { atomic_fetch_sub(&bytes, size); }

void *malloc(size_t size) { return taken(__libc_malloc(size)); }

void *calloc(size_t count, size_t size) { return taken(__libc_calloc(count, size)); }

void *realloc(void *memory, size_t size) {
  size_t before = memory == NULL ? 0 : malloc_usable_size(memory);
  void *moved = __libc_realloc(memory, size);
  // What could not be moved is still there.
  if (moved == NULL && size != 0) return NULL;
  given(before);
  return taken(moved);
}

void *memalign(size_t alignment, size_t size) { return taken(__libc_memalign(alignment, size)); }

void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

int posix_memalign(void **result, size_t alignment, size_t size) {
  void *memory = memalign(alignment, size);
  if (memory == NULL) return ENOMEM;
  *result = memory;
  return 0;
}

void free(void *memory) {
  if (memory != NULL) given(malloc_usable_size(memory));
  __libc_free(memory);
}
