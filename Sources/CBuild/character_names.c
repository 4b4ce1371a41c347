// SPDX-License-Identifier: MIT

#include <stdint.h>

// Swift's library has the names of all characters, half a megabyte, for `Unicode.Scalar.Properties.name`, which nothing
// here asks for. A release is linked with this in place of the function that reads them (`--wrap` in Package.swift),
// and so without the names. It says what the function says of a character that has none.
intptr_t __wrap__swift_stdlib_getScalarName(uint32_t scalar, uint8_t *buffer, intptr_t capacity) {
  (void)scalar, (void)buffer, (void)capacity;
  return 0;
}
