// SPDX-License-Identifier: MIT
import type { InitializeResult } from "./generated/initialize.js";
import { contractVersion } from "./generated/methods.js";

/**
 * What a user should know of a server made for another version of the contract; undefined if it has
 * all that this client knows. A later minor version only adds something.
 */
export function contractDifference(executable: string, server: InitializeResult): string | undefined {
  const [theirs, ours] = [numbers(server.contractVersion), numbers(contractVersion)];
  const age = theirs.major - ours.major || theirs.minor - ours.minor;
  if (theirs.major === ours.major && age >= 0) return undefined;
  const [relation, outdated] = age > 0 ? ["newer", "client"] : ["older", "server"];
  return (
    `${executable} is ${server.serverInfo.name} ${server.serverInfo.version}, whose contract ` +
    `${server.contractVersion} is ${relation} than ${contractVersion}, which this client was made for: ` +
    `calls of what has changed will fail until the ${outdated} is updated`
  );
}

/** Older than any, if it isn't told. */
function numbers(version: string | undefined): { major: number; minor: number } {
  const [major = 0, minor = 0] = (version ?? "").split(".").map((part) => Number.parseInt(part, 10) || 0);
  return { major, minor };
}
