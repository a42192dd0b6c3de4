import { expect, it } from "vitest";
import type { Fact } from "#kernel/page";
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

it("knows the verb of what a house did by the page's own words [7.3]", () => {
  const facts = [{ kind: "brand", value: "Tarn Hill" } as Fact];
  const page = textPage(
    "Oak Loom",
    [saidBlock("The old frame of ash was bent by each winter. So we started again with the frame.")],
    {
      type: "product",
      facts,
    },
  );
  const { units } = sayableOf(page, "Oak Loom", () => true);
  expect(units.flatMap(({ sentences }) => sentences)).toContain("So Tarn Hill started again with the frame.");
});
