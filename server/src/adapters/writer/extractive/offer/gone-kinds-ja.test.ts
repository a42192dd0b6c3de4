import { expect, it } from "vitest";
import type { Variant } from "#kernel/page";
import { stockFact } from "#test/stock-fact";
import { withGoneKinds } from "./gone-kinds-ja.ts";

const kind = (name: string, price: string, stock: Variant["stock"] = null): Variant => ({
  name,
  price,
  stock,
});
const kinds = [kind("小びん", "900"), kind("大びん 箱入", "2400")];
const statesOf = (stated: readonly Variant[]) => stated.map(({ stock }) => stock);

it("marks a kind that the page shows to be gone, however its name is spaced [7.3]", () => {
  const told = withGoneKinds(kinds, stockFact("InStock", "カートに入れる", ["大びん　箱入"]));
  expect(statesOf(told)).toEqual([null, "OutOfStock"]);
});

it.each([
  ["of another choice", stockFact("InStock", "カートに入れる", ["大びん 箱入", "藍のふた"])],
  ["of a thing that is gone itself", stockFact("OutOfStock", "品切れ", ["小びん"])],
  ["of no stock", null],
])("marks none by names %s [7.3]", (_, stock) => {
  expect(withGoneKinds(kinds, stock)).toBe(kinds);
});
