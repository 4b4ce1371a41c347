// SPDX-License-Identifier: MIT
import { errorKinds, InvalidParamsError } from "./generated/errors.js";

/** A parameter is NaN or infinite, which JSON can't represent. Nothing was sent. */
export class NotFiniteError extends InvalidParamsError {}

function notFinite(path: readonly string[]): NotFiniteError {
  const pointer = path.map((step) => `/${step.replace(/~/g, "~0").replace(/\//g, "~1")}`).join("");
  const [expected, got] = ["a finite number", "NaN or an infinity"];
  return new NotFiniteError(
    errorKinds.invalidParams.code,
    `"${path.join("/")}" is invalid: expected ${expected}, got ${got}`,
    { kind: "invalidParams", retryable: false, path: pointer, expected, got },
  );
}

/** The names and positions that lead to a number that is NaN or infinite; undefined if there is none. */
function pathOfNonFinite(value: unknown, seen = new Set<unknown>()): string[] | undefined {
  if (typeof value === "number") return Number.isFinite(value) ? undefined : [];
  if (typeof value !== "object" || value === null || seen.has(value)) return undefined;
  seen.add(value);
  for (const [name, member] of Object.entries(value)) {
    const rest = pathOfNonFinite(member, seen);
    if (rest) return [name, ...rest];
  }
  return undefined;
}

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
 * @throws `NotFiniteError` for a number that is NaN or infinite, which JSON.stringify would turn into
 *   null, and `TypeError` for anything else that JSON can't represent.
 */
export function sendable(params: object): object {
  const path = pathOfNonFinite(named(params));
  if (path) throw notFinite(path);
  const text = JSON.stringify(params);
  if (!text.includes("\\ud")) return params;
  // JSON.stringify escapes a surrogate only if its other half is missing. A literal backslash is
  // doubled, so it is matched here as a pair.
  const repaired = text.replace(/\\(?:ud[89a-f]..|.)/g, (escape) => (escape.startsWith("\\ud") ? "\\ufffd" : escape));
  return JSON.parse(repaired) as object;
}
