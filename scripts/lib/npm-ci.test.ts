import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { npmCi, watchOverAddresses } from "./npm-ci.mjs";

let root: string;
let addressed: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "yomikoe-npm-ci-"));
  addressed = join(root, "npm-shrinkwrap.json");
});
afterEach(() => rmSync(root, { recursive: true }));

describe("the lock with addresses", () => {
  /** Ends the line as a killed installation does, and waits until the watcher has looked. */
  async function ends(watch: ReturnType<typeof watchOverAddresses>) {
    const ended = once(watch, "exit");
    watch.stdin.end();
    await ended;
  }

  it("is removed when the installation that wrote it is killed", async () => {
    const watch = watchOverAddresses(root, "first");
    writeFileSync(addressed, '{"installation":"first"}');
    await ends(watch);
    expect(existsSync(addressed)).toBe(false);
  });

  it("stays where the next installation has written its own meanwhile", async () => {
    const watch = watchOverAddresses(root, "first");
    writeFileSync(addressed, '{"installation":"second"}');
    await ends(watch);
    expect(readFileSync(addressed, "utf8")).toBe('{"installation":"second"}');
  });

  it("names each package's file and the installation, and is gone afterwards", async () => {
    const lock = { packages: { "": {}, "node_modules/@a/b": { version: "1.2.3", integrity: "sha512-x" } } };
    writeFileSync(join(root, "package-lock.json"), JSON.stringify(lock));
    const npm = join(root, "npm.js");
    writeFileSync(
      npm,
      `const fs = require("node:fs");
      if (process.argv[2] === "config") console.log("https://registry.example/npm");
      else fs.copyFileSync("npm-shrinkwrap.json", "seen.json");`,
    );
    vi.stubEnv("npm_execpath", npm);
    expect(await npmCi(root)).toBe(0);
    vi.unstubAllEnvs();
    expect(JSON.parse(readFileSync(join(root, "seen.json"), "utf8"))).toEqual({
      installation: expect.stringMatching(/^[0-9a-f-]{36}$/),
      packages: {
        "": {},
        "node_modules/@a/b": {
          version: "1.2.3",
          integrity: "sha512-x",
          resolved: "https://registry.example/npm/@a/b/-/b-1.2.3.tgz",
        },
      },
    });
    expect(existsSync(addressed)).toBe(false);
  });
});
