import { afterAll, beforeAll, expect, it } from "vitest";
import { beside, ENGLISH, JAPANESE } from "#test/rendered";
import { type TestRendering, testRendering } from "#test/rendering";

let rendering: TestRendering;
beforeAll(async () => {
  rendering = await testRendering();
}, 120_000);
afterAll(() => rendering.close());

it.each([
  ["openjtalk:mei_normal", JAPANESE],
  ["flite:rms", ENGLISH],
])("never lasts longer than a quote charges of %s, at slow and fast speeds", async (voice, script) => {
  for (const speed of [0.5, 2]) {
    const { newSeconds, most } = await beside(rendering, script, { voice, speed });
    expect(newSeconds).toBeLessThan(most);
    expect(newSeconds).toBeGreaterThan(most / 2);
  }
});
