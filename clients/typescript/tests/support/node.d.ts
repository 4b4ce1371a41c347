// SPDX-License-Identifier: MIT

// What the tests use of Node.js beyond what the package does.

declare module "node:assert/strict" {
  interface Assert {
    (value: unknown, message?: string): asserts value;
    equal(actual: unknown, expected: unknown, message?: string): void;
    deepEqual(actual: unknown, expected: unknown, message?: string): void;
    match(text: string, pattern: RegExp, message?: string): void;
    rejects(work: Promise<unknown> | (() => Promise<unknown>), check: (error: any) => boolean): Promise<void>;
    throws(work: () => unknown, check: (error: any) => boolean): void;
  }
  const assert: Assert;
  export default assert;
}

declare module "node:test" {
  interface Options {
    timeout: number;
  }
  type Body = (context: { after(body: () => unknown): void }) => void | Promise<void>;
  export function test(name: string, options: Options, body: Body): Promise<void>;
}

declare module "node:child_process" {
  export function spawn(
    command: string,
    commandLine: readonly string[],
    options: { cwd: string; env: Record<string, string | undefined> },
  ): ChildProcessWithoutNullStreams;
}

declare module "node:util" {
  export function inspect(value: unknown): string;
}

declare module "node:process" {
  export const execPath: string;
  export const env: Record<string, string | undefined>;
}

declare module "node:fs" {
  export function chmodSync(path: string, mode: number): void;
  export function cpSync(from: string, to: string, options: { recursive: true }): void;
  export function existsSync(path: string): boolean;
  export function mkdirSync(path: string): void;
  export function mkdtempSync(prefix: string): string;
  export function readdirSync(path: string): string[];
  export function readFileSync(path: string, encoding: "utf8"): string;
  export function realpathSync(path: string): string;
  export function rmSync(path: string, options: { recursive: true; force: true }): void;
  export function symlinkSync(target: string, path: string): void;
  export function writeFileSync(path: string, text: string): void;
}

declare module "node:path" {
  export function join(...parts: string[]): string;
}

declare module "node:os" {
  export function tmpdir(): string;
}
