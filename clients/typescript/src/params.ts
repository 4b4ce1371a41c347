// SPDX-License-Identifier: MIT
/**
 * Params whose strings can be sent: half a surrogate pair, which UTF-8 can't hold and the server
 * refuses, becomes U+FFFD, as everywhere on the web.
 *
 * @throws `TypeError` if JSON can't say them.
 */
export function sendable(params: object): object {
  const text = JSON.stringify(params);
  if (!text.includes("\\ud")) return params;
  // JSON.stringify escapes a surrogate only if its other half is missing. A backslash that is not
  // an escape is doubled, and so is read here together with the one before it.
  const repaired = text.replace(/\\(?:ud[89a-f]..|.)/g, (escape) => (escape.startsWith("\\ud") ? "\\ufffd" : escape));
  return JSON.parse(repaired) as object;
}
