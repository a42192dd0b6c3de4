import { expect, it } from "vitest";
import { saidBlock, textPage } from "#test/text-page";
import { sayableOf } from "./units.ts";

const told = (...texts: string[]) =>
  sayableOf(
    textPage("Oak Loom", texts.map(saidBlock), { type: "product" }),
    "Oak Loom",
    () => true,
  ).units.flatMap(({ sentences }) => sentences);

it("tells nothing of what the shop's terms speak of [7.3]", () => {
  const terms = "The gift card will be loaded to your account.";
  expect(told(`${terms} You will be able to use it for this order at once.`)).toEqual([]);
  expect(told(`The frame is of oak. You will be able to use it for forty years.`)).toHaveLength(2);
});
