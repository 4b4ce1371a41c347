// SPDX-License-Identifier: MIT
import assert from "node:assert/strict";
import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { BackendNotFoundError } from "../src/index.js";
import { findExecutable } from "../src/executable.js";
import { check, marquee, type Scope } from "./support/environment.js";

/** A folder with a `marquee` that can be run. */
function folderWithMarquee(scope: Scope): string {
  const folder = scope.folder();
  symlinkSync(marquee, join(folder, "marquee"));
  return folder;
}

/** That nothing is found, for the reason given, and that it is said how to build it. */
function assertNotFound(work: () => unknown, reason: string): void {
  assert.throws(work, (error: BackendNotFoundError) => {
    assert(error instanceof BackendNotFoundError);
    assert(error.message.startsWith(`marquee was not found: ${reason}. \`npm install marquee-`), error.message);
    assert.match(error.message, /`swift build -c release --product marquee`/);
    return true;
  });
}

check("the option comes first, then MARQUEE_BIN, then PATH", (scope) => {
  const folder = folderWithMarquee(scope);
  const PATH = `${scope.folder()}::${folder}`;
  assert.equal(findExecutable("/bin/true", { MARQUEE_BIN: "/bin/false", PATH }), "/bin/true");
  assert.equal(findExecutable(undefined, { MARQUEE_BIN: "/bin/false", PATH }), "/bin/false");
  assert.equal(findExecutable(undefined, { MARQUEE_BIN: "", PATH }), join(folder, "marquee"));
});

check("a name alone is looked for on PATH, a path is taken as it is", (scope) => {
  const PATH = folderWithMarquee(scope);
  assert.equal(findExecutable("marquee", { PATH }), join(PATH, "marquee"));
  assert.equal(findExecutable(undefined, { MARQUEE_BIN: "marquee", Path: PATH }), join(PATH, "marquee"));
  assertNotFound(
    () => findExecutable("./marquee", { PATH }),
    "the option `executable` names ./marquee, which is no program that can be run",
  );
});

check("what is named and can't be run is an error, and nothing else is taken instead", (scope) => {
  const PATH = folderWithMarquee(scope);
  const text = join(scope.folder(), "marquee");
  writeFileSync(text, "");
  for (const path of ["/nowhere/marquee", scope.folder(), text]) {
    const reason = `${path}, which is no program that can be run`;
    assertNotFound(() => findExecutable(path, { PATH }), `the option \`executable\` names ${reason}`);
    assertNotFound(() => findExecutable(undefined, { MARQUEE_BIN: path, PATH }), `MARQUEE_BIN names ${reason}`);
  }
});

check("on PATH a folder of that name is passed over, and nothing at all is an error", (scope) => {
  const [decoy, folder] = [scope.folder(), folderWithMarquee(scope)];
  mkdirSync(join(decoy, "marquee"));
  assert.equal(findExecutable(undefined, { PATH: `${decoy}:${folder}` }), join(folder, "marquee"));
  const reason = "MARQUEE_BIN is not set, and no folder of PATH holds a program of that name";
  assertNotFound(() => findExecutable(undefined, { PATH: decoy }), reason);
  assertNotFound(() => findExecutable(undefined, {}), reason);
});

check("a client finds what its own environment option names, and says what it is", async (scope) => {
  const environment = { MARQUEE_BIN: undefined, PATH: folderWithMarquee(scope) };
  const client = scope.sandbox({ executable: undefined, environment });
  assert.equal(client.executable, join(environment.PATH, "marquee"));
  assert.equal((await client.start()).serverInfo.name, "marquee");
});

check("a call of a client that finds nothing rejects, and so does the next", async (scope) => {
  const client = scope.sandbox({ executable: undefined, environment: { MARQUEE_BIN: undefined, PATH: "" } });
  for (let turn = 0; turn < 2; turn++) {
    await assert.rejects(client.movies.genres(), (error) => error instanceof BackendNotFoundError);
  }
  await assert.rejects(client.movies.popular().toArray(), (error) => error instanceof BackendNotFoundError);
  assert.throws(() => client.executable, (error) => error instanceof BackendNotFoundError);
});
