import { expect, it } from "vitest";
import { orNothing } from "./candidates.ts";

it("goes without a library that fails at a page, and takes what the others have [5.1]", async () => {
  const failing = () => {
    throw new TypeError("Cannot read properties of null");
  };
  expect(await orNothing(failing)).toEqual([]);
  expect(await orNothing(async () => failing())).toEqual([]);
  expect(await orNothing(() => [{ kind: "paragraph", text: "A loom for two." } as never])).toHaveLength(1);
});
