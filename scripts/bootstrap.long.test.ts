import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { isRunning } from "./lib/process-state.mjs";
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
  it("leaves no such lock behind when it is killed, nor one that an earlier start left", async () => {
    const addressed = join(root, "npm-shrinkwrap.json");
    writeFileSync(join(root, "slow"), "");
    const child = checkout.bootstrap("");
    const end = outcome(child);
    expect(await until(() => existsSync(join(root, "addressed")), 10_000)).toBe(true);
    expect(existsSync(addressed)).toBe(true);
    child.kill("SIGKILL");
    await end;
    expect(await until(() => !existsSync(addressed), 5_000)).toBe(true);

    rmSync(join(root, "slow"));
    await outcome(checkout.bootstrap(""));
    writeFileSync(addressed, "{}");
    expect(await outcome(checkout.bootstrap("console.log('ran')"))).toMatchObject({ code: 0, out: "ran\n" });
    expect(checkout.calls()).toHaveLength(2);
    expect(existsSync(addressed)).toBe(false);
  });

  it("lets npm find its own way where a registry keeps its packages elsewhere", async () => {
    writeFileSync(join(root, "elsewhere"), "");
    expect(await outcome(checkout.bootstrap("console.log('ran')"))).toMatchObject({ code: 0, out: "ran\n" });
    expect(checkout.calls()).toHaveLength(2);
    expect(checkout.calls()[1]).not.toContain("--fetch-retries");
  });

  it("lets one of several starts install while the others wait for it", async () => {
    writeFileSync(join(root, "slow"), "");
    const ends = await Promise.all([1, 2, 3].map(() => outcome(checkout.bootstrap("console.log('ran')"))));
    expect(ends.map(({ out }) => out)).toEqual(["ran\n", "ran\n", "ran\n"]);
    expect(checkout.calls()).toHaveLength(1);
  });

  it("takes over from a start that was killed while it installed", async () => {
    writeFileSync(join(root, ".installing"), '{"pid":4194303,"began":"1"}');
    expect((await outcome(checkout.bootstrap("console.log('ran')"))).out).toBe("ran\n");
    expect(existsSync(join(root, ".installing"))).toBe(false);
  });

  it("prefers the pinned Node to the one that started it", async () => {
    const pinned = join(root, "node_modules", `node-${process.platform}-${process.arch}`, "bin");
    mkdirSync(pinned, { recursive: true });
    symlinkSync(process.execPath, join(pinned, "node"));
    const { out } = await outcome(checkout.bootstrap("console.log(process.env.PATH)"));
    expect(out.split(":").slice(0, 2)).toEqual([pinned, join(root, "node_modules", ".bin")]);
  });

  it("lets the script notice that it was killed", async () => {
    const child = checkout.bootstrap(
      `process.getBuiltinModule("node:fs").writeFileSync("up", String(process.pid));
       process.once("disconnect", () => process.exit(0)); setInterval(() => {}, 1e4);`,
    );
    await until(() => existsSync(join(root, "up")) && readFileSync(join(root, "up"), "utf8") !== "", 10_000);
    const script = Number(readFileSync(join(root, "up"), "utf8"));
    child.kill("SIGKILL");
    expect(await until(() => !isRunning(script), 5_000)).toBe(true);
  });

  proveRefusals(["dev.ts"], () => checkout);
});
