import { expect, it } from "vitest";
import { specification } from "#test/text-page";
import { optionsOf } from "./options-en.ts";

const told = (value: string, label = "Safety options") =>
  optionsOf({ facts: [specification(label, value)] }).map(({ text }) => text);

it("tells the fittings of a car, and writes names and letters as the seller does [7.3]", () => {
  expect(told("Leather Seats, ABS")).toEqual(["It comes with leather seats and ABS."]);
  expect(told("Holm CarLink, Leather Seats")).toEqual(["It comes with Holm CarLink and leather seats."]);
});

it.each([
  ["one alone", "Roof Rack"],
  ["more than a listener keeps", "Roof Rack, ABS, Radio, Lamp, Mats, Hook, Horn"],
  ["whole sentences", "Roof Rack, it was fitted by the last owner in May"],
  ["of other things", "Roof Rack, ABS", "Delivery options"],
])("tells no fittings where the row has %s [7.3]", (_, value, label?: string) => {
  expect(told(value, label)).toEqual([]);
});
