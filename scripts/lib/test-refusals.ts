import { cpSync, existsSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { root } from "./run.ts";
import { outcome, type testCheckout } from "./test-checkout.ts";

/** Proves of scripts that serve that they look at their environment first, in a checkout without packages. */
export function proveRefusals(scripts: string[], checkout: () => ReturnType<typeof testCheckout>) {
  describe.each(scripts)("of %s, where no packages are installed", (script) => {
    const usual = { DATABASE_URL: "", FIREBASE_PROJECT_ID: "", HOST: "", PUBLIC_URL: "", PORT: "" };
    /** The rules as they lie in a clone, without a package beside them. */
    beforeEach(() => {
      const server = join(root, "server", "src");
      for (const file of ["env-formats.mjs", "env-rules.mjs", "kernel/loopback.mjs"])
        cpSync(join(server, file), join(checkout().root, "server", "src", file));
    });

    it("refuses a wrong environment before it installs or runs anything", async () => {
      const wrong = { ...usual, HOST: "0.0.0.0", PUBLIC_URL: "https://trial.example" };
      const { code, out, err } = await outcome(checkout().bootstrapOf(script, "console.log('ran')", wrong));
      expect({ code, out }).toEqual({ code: 1, out: "" });
      expect(err).toMatch(
        /^The environment is not valid:\n {2}STRIPE_SECRET_KEY: .*\n {2}FIREBASE_AUTH_EMULATOR_HOST: .*\n$/,
      );
      expect(existsSync(join(checkout().root, "calls"))).toBe(false);
      expect(existsSync(join(checkout().root, "node_modules"))).toBe(false);
    });

    it("installs and runs with one that may start", async () => {
      expect(await outcome(checkout().bootstrapOf(script, "console.log('ran')", usual))).toMatchObject({
        code: 0,
        out: "ran\n",
      });
      expect(checkout().calls()).toHaveLength(1);
    });
  });
}
