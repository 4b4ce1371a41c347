// SPDX-License-Identifier: MIT
/**
 * The params as they are, if they have names, or if there are none (null). JavaScript would take a
 * text apart into its letters.
 *
 * @throws `TypeError` for anything else, which says how to write it.
 */
export function named(params: object): object {
  if (typeof params === "object" && !Array.isArray(params)) return params;
  const given = JSON.stringify(params);
  throw new TypeError(`params have names, as in { id: "amc:movie:64825" }; ${given} has none`);
}

/**
 * Makes the strings in params valid: a lone surrogate, which UTF-8 can't represent and the server
 * refuses, becomes U+FFFD, as everywhere on the web.
 *
 * @throws `TypeError` if JSON can't represent them.
 */
export function sendable(params: object): object {
  const text = JSON.stringify(named(params));
  if (!text.includes("\\ud")) return params;
  // JSON.stringify escapes a surrogate only if its other half is missing. A literal backslash is
  // doubled, so it is matched here as a pair.
  const repaired = text.replace(/\\(?:ud[89a-f]..|.)/g, (escape) => (escape.startsWith("\\ud") ? "\\ufffd" : escape));
  return JSON.parse(repaired) as object;
}
