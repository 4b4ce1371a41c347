// SPDX-License-Identifier: MIT
import { accessSync, constants, statSync } from "node:fs";
import { basename, delimiter, resolve } from "node:path";
import process from "node:process";
import { BackendNotFoundError } from "./errors.js";

/**
 * Finds the backend: the option, otherwise MARQUEE_BIN, otherwise the one that came with this
 * package, otherwise `marquee` on PATH. A bare name is looked for on PATH, as a shell does.
 *
 * @throws `BackendNotFoundError` that says where it was looked for.
 */
export function findExecutable(option: string | undefined, environment: Environment): string {
  if (option !== undefined) return named(option, "the option `executable`", environment);
  if (environment.MARQUEE_BIN) return named(environment.MARQUEE_BIN, "MARQUEE_BIN", environment);
  const found = programOfPackage() ?? find(process.platform === "win32" ? "marquee.exe" : "marquee", environment);
  if (found !== undefined) return found;
  throw notFound("MARQUEE_BIN is not set, and no folder of PATH holds a program of that name");
}

/**
 * The backend that npm has installed beside this package: a released one depends on a package with
 * the program for each platform, of which npm takes the one that fits. Undefined without one.
 */
export function programOfPackage(): string | undefined {
  try {
    return require.resolve(`${packageOfProgram}/bin/marquee`);
  } catch {
    return undefined;
  }
}

const packageOfProgram = `marquee-${process.platform}-${process.arch}`;

/** Environment variables; undefined ones are not set. */
export type Environment = Record<string, string | undefined>;

function named(name: string, origin: string, environment: Environment): string {
  const found = find(name, environment);
  if (found !== undefined) return found;
  throw notFound(`${origin} names ${name}, which is no program that can be run`);
}

function find(name: string, environment: Environment): string | undefined {
  if (name !== basename(name)) return isExecutable(name) ? resolve(name) : undefined;
  // On Windows it is spelled Path.
  const folders = (environment.PATH ?? environment.Path ?? "").split(delimiter).filter((folder) => folder !== "");
  return folders.map((folder) => resolve(folder, name)).find(isExecutable);
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
    `marquee was not found: ${where}. \`npm install ${packageOfProgram}\` brings it; in a clone of Marquee ` +
      "`swift build -c release --product marquee` builds .build/release/marquee, which MARQUEE_BIN may name.",
  );
}
