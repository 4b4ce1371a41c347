// SPDX-License-Identifier: MIT

// Pixabay: free pictures (https://pixabay.com/api/docs/), as one endpoint and as the contract's model.
//
//     search/images ──▶ ImageSearch ──Client──▶ {total, totalHits, hits} ──▶ Image of module Contract
//
// Pixabay explains its errors in plain text, which `PixabayError` reads, and one of them is none: a page past the end.
// What the model has no name for stays verbatim under `pixabay`, as does a value that the mapping had to change.
