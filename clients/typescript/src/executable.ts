import { accessSync, constants, statSync } from "node:fs";
import { delimiter, join, resolve } from "node:path";
import process from "node:process";
import { BackendNotFoundError } from "./errors.js";

/**
 * Where the backend is: as the option says, else MARQUEE_BIN, else `marquee` on PATH.
 *
 * @throws `BackendNotFoundError` that says where it was looked for.
 */
export function findExecutable(option: string | undefined, environment: Environment): string {
  if (option !== undefined) return existing(option, "the option `executable` names");
  const variable = environment.MARQUEE_BIN;
  if (variable) return existing(variable, "MARQUEE_BIN names");
  const name = process.platform === "win32" ? "marquee.exe" : "marquee";
  const folders = (environment.PATH ?? "").split(delimiter).filter((folder) => folder !== "");
  const found = folders.map((folder) => join(folder, name)).find(isExecutable);
  if (found !== undefined) return found;
  throw notFound("MARQUEE_BIN is not set, and no folder of PATH holds a program of that name");
}

/** Variables of a process; those that are undefined are not set. */
export type Environment = Record<string, string | undefined>;

function existing(path: string, origin: string): string {
  if (isExecutable(path)) return resolve(path);
  throw notFound(`${origin} ${path}, which is no program that can be run`);
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

function notFound(where: string): BackendNotFoundError {
  return new BackendNotFoundError(
    `marquee was not found: ${where}. To build it, run ` +
      "`swift build -c release --product marquee` in a clone of Marquee; then set MARQUEE_BIN to " +
      "its .build/release/marquee, or put that on PATH.",
  );
}
