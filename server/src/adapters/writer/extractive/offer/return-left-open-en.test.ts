import { expect, it } from "vitest";
import { returnLeftOpen } from "./return-left-open-en.ts";

const on = (text: string) => ({
  blocks: [
    { kind: "paragraph" as const, text: "A loom for a shelf." },
    { kind: "paragraph" as const, text },
  ],
});

it("says that a shop does not know whether a thing comes again [6.2]", () => {
  expect(returnLeftOpen(on("Not available. We do not know if or when it will be available again."))).toEqual({
    text: "It is currently unavailable, and the shop does not know if or when that will change.",
    blockIndex: 1,
  });
});

it("says nothing of it where the page says nothing [6.2]", () => {
  expect(returnLeftOpen(on("We don't know a better loom."))).toBe(null);
});
