import { expect, it } from "vitest";
import { joined, noise, proveJoined, RATE, withFolder } from "#test/joined";

const ordinary = noise([1.5, 0.3]);

withFolder();
proveJoined([["ordinary parts", [ordinary, ordinary, ordinary]]]);

it("gives up raising what is nothing but peaks, and lets none of them through", async () => {
  const clicks = noise([2, 0]);
  for (let at = 0; at < clicks.length; at += RATE / 20) clicks.set(noise([0.001, 0.9]), at);
  const { loudness, meter } = await joined([clicks, clicks], -12);
  expect(loudness).toBeGreaterThan(-40);
  expect(meter).toBeLessThanOrEqual(-1);
});

it("has a figure for the loudness of what is too soft to be measured", async () => {
  const breath = noise([0.5, 0], [0.001, 0.0015], [0.5, 0]);
  expect(await joined([breath], -16)).toMatchObject({ loudness: -70, truePeak: expect.closeTo(-56, -1) });
});
