// SPDX-License-Identifier: MIT

// Pixabay: free images (https://pixabay.com/api/docs/), as one endpoint and a mapping to the contract's model.
//
//     search/images ──▶ ImageSearch ──Client──▶ {total, totalHits, hits} ──▶ Image of module Contract
//
// Pixabay explains its errors in plain text, which `PixabayError` reads. One of them, a page past the end, is treated
// as an empty page. Members that the model lacks stay verbatim under `pixabay`, as does any value that the mapping had
// to change.
