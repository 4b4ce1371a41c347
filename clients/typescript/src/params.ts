// SPDX-License-Identifier: MIT
/**
 * Makes the strings in params valid: a lone surrogate, which UTF-8 can't represent and the server
 * refuses, becomes U+FFFD, as everywhere on the web.
 *
 * @throws `TypeError` if JSON can't represent them.
 */
export function sendable(params: object): object {
  const text = JSON.stringify(params);
  if (!text.includes("\\ud")) return params;
  // JSON.stringify escapes a surrogate only if its other half is missing. A literal backslash is
  // doubled, so it is matched here as a pair.
  const repaired = text.replace(/\\(?:ud[89a-f]..|.)/g, (escape) => (escape.startsWith("\\ud") ? "\\ufffd" : escape));
  return JSON.parse(repaired) as object;
}
