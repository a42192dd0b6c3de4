import { describe, expect, it } from "vitest";
import { lanes } from "#test/pages/lanes";
import { compileRestricted } from "../../../voice/compile-restricted.ts";

const restricted = await compileRestricted();

describe.each([
  ["with the launcher", restricted],
  ["where the launcher is missing", null],
])("a page that takes more than 0.3 s of processor, %s,", (_, launcher) => {
  const { three, read } = lanes(launcher);

  it("is ended once while others wait, and read from its beginning in the slow lane, where it is not", async () => {
    // Two have a place, and in the slow lane, which has one, those that were ended wait for each other.
    const answers = await Promise.all(["a", "b", "c", "d"].map((owner) => read(500, owner)));
    expect(answers.map(({ isWhole }) => isWhole)).toEqual([true, true, true, true]);
    expect(Math.max(...answers.map(({ begun }) => begun))).toBe(2);
  }, 60_000);

  it("leaves its user's next page in the normal lane, from its own host too", async () => {
    const owners = ["k", "l", "m"];
    const answers = await Promise.all(owners.map((owner) => read(500, owner)));
    const ended = owners.filter((_, at) => answers[at]?.begun === 2);
    expect(ended).not.toEqual([]);
    await three.prepare();
    const askedAt = Date.now();
    for (const owner of ended) {
      const answer = await three.ask({ html: "one", url: `https://${owner}.example/` }, owner);
      // In the slow lane each page has a new process.
      expect(answer?.startedAt).toBeLessThan(askedAt);
    }
  }, 60_000);
});

describe("a page that takes more than 0.3 s of processor", () => {
  const { read } = lanes(restricted);

  it("is not ended while nobody waits, nor for its own user's next page", async () => {
    expect(await Promise.all([read(450, "h"), read(450, "i"), read(450, "i", "i2")])).toEqual([
      { isWhole: true, begun: 1 },
      { isWhole: true, begun: 1 },
      { isWhole: true, begun: 1 },
    ]);
  }, 60_000);
});
