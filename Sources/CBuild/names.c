// SPDX-License-Identifier: MIT

#include <stddef.h>
#include <stdint.h>

// Takes the place of the Swift runtime's function for `Unicode.Scalar.Properties.name` (`--wrap` in Package.swift),
// which nothing here uses: a release would contain its tables, half a megabyte. No character has a name then.
intptr_t __wrap__swift_stdlib_getScalarName(uint32_t scalar, uint8_t *name, intptr_t capacity);
intptr_t __wrap__swift_stdlib_getScalarName(uint32_t scalar, uint8_t *name, intptr_t capacity) { return 0; }
