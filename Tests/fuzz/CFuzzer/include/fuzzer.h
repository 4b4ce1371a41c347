// SPDX-License-Identifier: MIT
#ifndef FUZZER_H
#define FUZZER_H

#include <stddef.h>
#include <stdint.h>

// libFuzzer (https://llvm.org/docs/LibFuzzer.html), as FuzzerInterface.h of LLVM declares it.

/// Runs the fuzzer with the arguments of a process; returns its exit code.
int LLVMFuzzerRunDriver(int *argc, char ***argv, int (*run)(const uint8_t *data, size_t size));

/// Changes `data` as libFuzzer would by itself; returns the new size.
size_t LLVMFuzzerMutate(uint8_t *data, size_t size, size_t maximum);

/// Bytes on the heap of this process.
size_t heap_bytes(void);

/// The most there were since `heap_forget_peak`.
size_t heap_peak_bytes(void);

/// From now on the peak is counted anew.
void heap_forget_peak(void);

#endif
