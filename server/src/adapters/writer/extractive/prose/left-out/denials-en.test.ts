import { expect, it } from "vitest";
import { textPage } from "#test/text-page";
import { withDenials } from "./denials-en.ts";

const below = (heading: string, ...items: string[]) =>
  withDenials(
    textPage("Moving of looms", [
      { kind: "heading", level: 2, text: heading },
      ...items.map((text) => ({ kind: "list_item" as const, text })),
    ]),
  )
    .blocks.slice(1)
    .map(({ text }) => text);

it("says of a point below what is not done that it is not", () => {
  expect(below("What we won’t do", "Carry a loom over wet paint. Ask Ida why.")).toEqual([
    "We won’t carry a loom over wet paint. Ask Ida why.",
  ]);
  expect(below("What not to do", "Clean the reed with oil")).toEqual(["Do not clean the reed with oil."]);
});

it("leaves out what it cannot deny, and leaves a denial and other lists alone", () => {
  expect(below("What we won't do", "Looms above two tonnes")).toEqual([""]);
  expect(below("What we won't do", "Nothing is left out in the rain.")).toEqual([
    "Nothing is left out in the rain.",
  ]);
  expect(below("What we do", "Carry a loom over wet paint.")).toEqual(["Carry a loom over wet paint."]);
});
