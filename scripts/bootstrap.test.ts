import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { until } from "./lib/processes.ts";
import { outcome, testCheckout } from "./lib/test-checkout.ts";
import { proveRefusals } from "./lib/test-refusals.ts";

let checkout: ReturnType<typeof testCheckout>;
let root: string;
beforeEach(() => {
  checkout = testCheckout();
  root = checkout.root;
});
afterEach(() => checkout.remove());

describe("bootstrap", () => {
  it("installs the locked packages once, and again when the lock changes", async () => {
    expect((await outcome(checkout.bootstrap("console.log('ran')"))).err).toContain(
      "Installing the packages",
    );
    expect((await outcome(checkout.bootstrap("console.log('ran')"))).out).toBe("ran\n");
    expect(checkout.calls()).toHaveLength(1);
    writeFileSync(join(root, "package-lock.json"), '{"changed":true}');
    await outcome(checkout.bootstrap(""));
    expect(checkout.calls()).toHaveLength(2);
    expect(checkout.calls()[0]).toMatch(/^ci .*--ignore-scripts/);
  });

  it("tells npm where each package lies, by a lock that is gone afterwards", async () => {
    const packages = {
      "": { name: "root" },
      "node_modules/one": { version: "1.0.0", integrity: "sha512-1" },
      "node_modules/one/node_modules/@a/two": { version: "2.0.0", integrity: "sha512-2" },
      "node_modules/other-name": { name: "three", version: "3.0.0", integrity: "sha512-3" },
      "node_modules/@yomikoe/server": { resolved: "server", link: true },
    };
    writeFileSync(join(root, "package-lock.json"), JSON.stringify({ packages }));
    expect(await outcome(checkout.bootstrap("console.log('ran')"))).toMatchObject({ code: 0, out: "ran\n" });
    const addressed = JSON.parse(readFileSync(join(root, "addressed"), "utf8"));
    const of = (path: string) => addressed.packages[path].resolved;
    expect(of("")).toBeUndefined();
    expect(of("node_modules/one")).toBe("https://packages.test/npm/one/-/one-1.0.0.tgz");
    expect(of("node_modules/one/node_modules/@a/two")).toBe(
      "https://packages.test/npm/@a/two/-/two-2.0.0.tgz",
    );
    expect(of("node_modules/other-name")).toBe("https://packages.test/npm/three/-/three-3.0.0.tgz");
    expect(of("node_modules/@yomikoe/server")).toBe("server");
    expect(existsSync(join(root, "npm-shrinkwrap.json"))).toBe(false);
  });

  proveRefusals(["start.ts"], () => checkout);

  it("runs nothing and says why when the packages cannot be installed", async () => {
    writeFileSync(join(root, "broken"), "");
    const { code, out, err } = await outcome(checkout.bootstrap("console.log('ran')"));
    expect({ code, out }).toEqual({ code: 1, out: "" });
    expect(err).toContain("The packages could not be installed (7)");
  });

  it("runs TypeScript with its arguments and hands on the exit code", async () => {
    const script = "const n: number = 3; console.log(process.argv.slice(2).join()); process.exit(n)";
    expect(await outcome(checkout.bootstrap(script, "a", "--b"))).toMatchObject({ code: 3, out: "a,--b\n" });
  });

  it.each(["SIGINT", "SIGTERM"] as const)(
    "hands on %s and waits for the script's own end",
    async (signal) => {
      const child = checkout.bootstrap(
        `process.once("${signal}", () => setTimeout(() => process.exit(42), 50)); setInterval(() => {}, 1e4);
       require("node:fs").writeFileSync("up", "");`.replace("require", "process.getBuiltinModule"),
      );
      const end = outcome(child);
      await until(() => existsSync(join(root, "up")), 10_000);
      child.kill(signal);
      expect(await end).toMatchObject({ code: 42, signal: null });
    },
  );
});
