import { expect, it } from "vitest";
import type { Fact } from "#kernel/page";
import { saidBlock, textPage } from "#test/text-page";
import { plain } from "../../draft.ts";
import { namedAgain, nounOf } from "./named-again.ts";

const page = textPage("Brown Bear", [saidBlock("This big brown bear is filled with wool.")], {
  type: "product",
});
const told = (before: string, ...ours: string[]) => {
  const own = ours.map(plain);
  return namedAgain([[plain(before)], own], own, "Brown Bear", page)
    .flat()
    .slice(1)
    .map(({ text }) => text);
};

it("names the thing again behind a sentence on something else, and once", () => {
  expect(told("The valley was hot and damp.", "It is 100 cm long.", "It costs $25.")).toEqual([
    "The bear is 100 cm long.",
    "It costs $25.",
  ]);
});

it.each(["It is filled with wool.", "This toy may be washed.", "The bear has a lap."])(
  "goes on with “it” behind what is on the thing: %s",
  (before) => {
    expect(told(before, "It is 100 cm long.")).toEqual(["It is 100 cm long."]);
  },
);

it.each([
  ["Brown Bear", "This big brown bear is filled with wool.", "The bear"],
  ["Arden D7 Camera with 24 mm Lens", "With it, this camera has a flash.", "The camera"],
  ["Arden Air", "Let in a breath of fresh air.", null],
  ["Jimmy", "Jimmy opens it.", null],
])("knows the noun that its page calls a thing by: %s", (name, text, noun) => {
  expect(nounOf(name, textPage(name, [saidBlock(text)], { type: "product" }))).toBe(noun);
});

it("calls a book by no noun of its title", () => {
  const facts = [{ kind: "gtin", value: "9780000000002" } as Fact];
  const page = textPage("The Ledger", [saidBlock("The ledger is lost.")], { type: "product", facts });
  expect(nounOf("The Ledger", page)).toBe("The book");
});
