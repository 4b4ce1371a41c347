// SPDX-License-Identifier: MIT

// The parts of Node.js that this package uses, so that it builds without @types/node. Not part of
// the installed package, whose declarations don't refer to it.

/** Of CommonJS, which this package is compiled to. */
declare const require: { resolve(name: string): string };

declare module "node:process" {
  const process: {
    readonly env: Record<string, string | undefined>;
    readonly pid: number;
    readonly platform: string;
    readonly arch: string;
    emitWarning(warning: string, options: { type: string; code: string }): void;
  };
  export default process;
}

declare module "node:fs" {
  export const constants: { readonly X_OK: number };
  export function accessSync(path: string, mode?: number): void;
  export function statSync(path: string): { isFile(): boolean };
}

declare module "node:path" {
  export const delimiter: string;
  export function basename(path: string): string;
  export function resolve(...parts: string[]): string;
}

declare module "node:child_process" {
  interface Readable {
    setEncoding(encoding: "utf8"): this;
    on(event: "data", listener: (text: string) => void): this;
    once(event: "end", listener: () => void): this;
  }

  interface Writable {
    write(text: string): boolean;
    end(): void;
    on(event: "error", listener: (error: Error) => void): this;
  }

  export interface ChildProcessWithoutNullStreams {
    readonly pid?: number;
    readonly stdin: Writable;
    readonly stdout: Readable;
    readonly stderr: Readable;
    kill(signal: "SIGTERM" | "SIGKILL"): boolean;
    ref(): void;
    unref(): void;
    once(event: "error", listener: (error: Error) => void): this;
    once(event: "exit" | "close", listener: (code: number | null, signal: string | null) => void): this;
  }

  export function spawn(
    command: string,
    commandLine: readonly string[],
    options: { env: Record<string, string | undefined>; windowsHide: boolean },
  ): ChildProcessWithoutNullStreams;
}
