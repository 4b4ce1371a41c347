// SPDX-License-Identifier: MIT

// Pixabay: free images and video clips (https://pixabay.com/api/docs/), as one endpoint for each and a mapping to the
// contract's models.
//
//     search/images ──▶ ImageSearch ──Client──▶ {total, totalHits, hits} ──▶ Image of module Contract
//     search/videos ──▶ VideoSearch ──Client──▶ the same                 ──▶ VideoClip
//
// Pixabay explains its errors in plain text, which `PixabayError` reads. One of them, a page past the end, is treated
// as an empty page. Members that a model lacks stay verbatim under `pixabay`, as does any value that the mapping had
// to change.
